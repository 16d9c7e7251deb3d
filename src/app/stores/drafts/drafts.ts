import { ref } from 'valtio';
import { draftsStorageKey, ownerFromStored } from '../../../domain/edit/draftOwner.ts';
import { tabStorage } from '../storage.ts';
import { personScoped, resetStores } from '../store.ts';

/** What was edited of one kind of thing and not sent yet, by what each is about. */
export type Kept<Draft extends object> = {
  readonly name: string;
  readonly kept: Record<string, Draft>;
};

type DraftKind = {
  readonly drafts: Kept<object>;
  /** As they may be stored; undefined for one that may not. */
  readonly entries: () => readonly (readonly [about: string, json: unknown])[];
};

const kinds = new Set<DraftKind>();
let owner: string | undefined;

/**
 * A home for one kind of drafts. They are values: replaced whole, never written into. `toStored` says what of one may be
 * written into the tab's storage, where it outlives a reload; undefined is nothing of it.
 */
export function keptDrafts<Draft extends object>(
  name: string,
  toStored: (draft: Draft) => unknown,
): Kept<Draft> {
  // What a draft is about is a name that somebody gave: `constructor` is one of them, and no draft.
  const drafts = personScoped<Kept<Draft>>(`${name} drafts`, () => ({ name, kept: Object.create(null) }));
  kinds.add({
    drafts,
    entries: () => Object.entries(drafts.kept).map(([about, draft]) => [about, toStored(draft)]),
  });
  return drafts;
}

export function draftKinds(): Iterable<DraftKind> {
  return kinds;
}

export function keepDraft<Draft extends object>(drafts: Kept<Draft>, about: string, draft: Draft): void {
  drafts.kept[about] = ref(draft);
}

export function dropDraft(drafts: Kept<object>, about: string): void {
  delete drafts.kept[about];
}

/** Whose drafts they are; undefined while nobody has signed in, and after signing out. */
export function draftsOwner(): string | undefined {
  return owner;
}

/**
 * Drafts outlive the end of a session and a reload, so that whoever signs in again as the same user goes on where they were.
 * They are never for somebody else, and gone once a person signs out.
 */
export function claimDrafts(username: string | undefined): void {
  const before = owner ?? ownerFromStored(tabStorage.read(draftsStorageKey))?.username;
  if (username === undefined || username !== before) {
    forgetDrafts();
    tabStorage.remove(draftsStorageKey);
  }
  owner = username;
}

/**
 * For a page that begins without a session: it was signed out in another tab while this page was not there to see it,
 * unless its time was over.
 */
export function dropSignedOutDrafts(): void {
  const stored = ownerFromStored(tabStorage.read(draftsStorageKey));
  if (stored && stored.sessionUntil > Date.now() / 1000) tabStorage.remove(draftsStorageKey);
}

export function forgetDrafts(): void {
  resetStores('person');
  owner = undefined;
}
