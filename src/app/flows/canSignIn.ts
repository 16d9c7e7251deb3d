import type { Credentials } from '../../api/sessions.ts';
import { api } from '../api.ts';

/** Whether the server takes these credentials, which nothing else tells of; undefined where it does not say. */
export async function canSignIn(credentials: Credentials): Promise<boolean | undefined> {
  const result = await api.sessions.signIn(credentials);
  if (result.ok) return true;
  return result.error.kind === 'rejected' && result.error.status === 400 ? false : undefined;
}
