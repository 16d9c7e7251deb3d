import { proxy } from 'valtio';
import type { OauthProblem } from '../../domain/session/loginStep.ts';

/** Why the latest return from an OAuth provider was no sign-in, for the login form to say. */
export const oauthReturn = proxy<{ problem: OauthProblem | undefined }>({ problem: undefined });
