import { WireObject } from '../wire.ts';

/** Where the browser keeps what was typed into the forms of a tab and not sent yet, for as long as that tab is open. */
export const draftsStorageKey = 'netmaker-drafts';

/** Whose drafts are stored. */
export type DraftOwner = {
  readonly username: string;
  /** Unix seconds at which their session runs out; 0 once it has ended other than by signing out. */
  readonly sessionUntil: number;
};

/** undefined where nothing is stored that can be read. */
export function ownerFromStored(text: string | null): DraftOwner | undefined {
  if (text === null) return undefined;
  try {
    const stored = new WireObject(JSON.parse(text), 'drafts');
    return { username: stored.mark('username'), sessionUntil: stored.number('sessionUntil') };
  } catch {
    return undefined;
  }
}
