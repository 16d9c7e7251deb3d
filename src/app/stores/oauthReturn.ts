import { proxy } from 'valtio';

/** What the latest return from an OAuth provider came to, when it was no sign-in. */
export const oauthReturn = proxy<{ outcome: 'failed' | 'badToken' | undefined }>({ outcome: undefined });
