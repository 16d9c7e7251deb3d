import { WireObject } from '../wire.ts';
import { ownerFromStored, type DraftOwner } from './draftOwner.ts';

/** In characters; browsers keep about five million. What is longer lives in memory only. */
const longestStored = 1_000_000;

/** Names a draft among those of all forms: no kind has a blank in its name. */
export function draftKey(kind: string, about: string): string {
  return `${kind} ${about}`;
}

/**
 * The drafts of one person as the JSON they were written as, by `draftKey`: only the form that each is for can judge it.
 * None for anybody else, and none where what is stored cannot be read.
 */
export function draftsFromStored(text: string | null, username: string): Map<string, unknown> {
  if (text === null || text.length > longestStored || ownerFromStored(text)?.username !== username) {
    return new Map();
  }
  try {
    return new Map(new WireObject(JSON.parse(text), 'drafts').object('drafts')?.entries());
  } catch {
    return new Map();
  }
}

/** undefined where nothing is to be stored. */
export function draftsToStored(owner: DraftOwner, drafts: ReadonlyMap<string, unknown>): string | undefined {
  if (drafts.size === 0) return undefined;
  const text = JSON.stringify({ ...owner, drafts: Object.fromEntries(drafts) });
  return text.length > longestStored ? undefined : text;
}
