import { WireObject } from '../wire.ts';

/** Key in session storage, where drafts last as long as the tab. */
export const draftsStorageKey = 'netmaker-drafts';

export type DraftOwner = {
  readonly username: string;
  /** Unix seconds at which the session expires; 0 once it has ended other than by logging out. */
  readonly sessionUntil: number;
};

export function ownerFromStored(text: string | null): DraftOwner | undefined {
  if (text === null) return undefined;
  try {
    const stored = new WireObject(JSON.parse(text), 'drafts');
    return { username: stored.requiredText('username'), sessionUntil: stored.number('sessionUntil') };
  } catch {
    return undefined;
  }
}
