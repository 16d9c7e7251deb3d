import { WireObject } from '../wire.ts';
import { ownerFromStored } from './draftOwner.ts';

/** Browsers limit storage to about five million characters. Longer drafts are only kept in memory. */
const maxStoredLength = 1_000_000;

/** Kinds contain no spaces, so keys are unique. */
export function draftKey(kind: string, about: string): string {
  return `${kind} ${about}`;
}

/** Returns unvalidated drafts, because only each form can validate its own. Returns none for another user. */
export function draftsFromStored(text: string | null, username: string): Map<string, unknown> {
  if (text === null || text.length > maxStoredLength || ownerFromStored(text) !== username) {
    return new Map();
  }
  try {
    return new Map(new WireObject(JSON.parse(text), 'drafts').object('drafts')?.entries());
  } catch {
    return new Map();
  }
}

/** `session` is the mark of the user’s session. */
export function draftsToStored(
  username: string,
  drafts: ReadonlyMap<string, unknown>,
  session = 0,
): string | undefined {
  if (drafts.size === 0) return undefined;
  const text = JSON.stringify({ username, session, drafts: Object.fromEntries(drafts) });
  return text.length > maxStoredLength ? undefined : text;
}
