import { WireObject } from '../wire.ts';

/** Key in session storage, where drafts last as long as the tab. */
export const draftsStorageKey = 'netmaker-drafts';

/** Whether the drafts were stored by the session with this mark. */
export function isFromSession(text: string, session: number): boolean {
  try {
    return new WireObject(JSON.parse(text), 'drafts').number('session') === session;
  } catch {
    return false;
  }
}

/** The name of the user who typed the drafts. */
export function ownerFromStored(text: string | null): string | undefined {
  if (text === null) return undefined;
  try {
    return new WireObject(JSON.parse(text), 'drafts').requiredText('username');
  } catch {
    return undefined;
  }
}
