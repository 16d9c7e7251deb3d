import { ref } from 'valtio';
import { draftsStorageKey, isFromSession, ownerFromStored } from '../../../domain/edit/draftOwner.ts';
import { sessionMark, type Session } from '../../../domain/session/session.ts';
import { tabStorage } from '../storage.ts';
import { personScoped, resetStores } from '../store.ts';

export type DraftStore<Draft extends object> = {
  readonly name: string;
  readonly byKey: Record<string, Draft>;
};

type DraftKind = {
  readonly drafts: DraftStore<object>;
  /** The JSON is undefined for drafts that must not be stored. */
  readonly entries: () => readonly (readonly [about: string, json: unknown])[];
};

const kinds = new Set<DraftKind>();
let owner: string | undefined;
let ownerMark = 0;
let hasEarlier = false;

/** `toStored` returns what of a draft may be written to the tab's storage, where it survives a reload. */
export function createDraftStore<Draft extends object>(
  name: string,
  toStored: (draft: Draft) => unknown,
): DraftStore<Draft> {
  // A user can name something `constructor`.
  const drafts = personScoped<DraftStore<Draft>>(`${name} drafts`, () => ({
    name,
    byKey: Object.create(null),
  }));
  kinds.add({
    drafts,
    entries: () => Object.entries(drafts.byKey).map(([about, draft]) => [about, toStored(draft)]),
  });
  return drafts;
}

export function draftKinds(): Iterable<DraftKind> {
  return kinds;
}

export function saveDraft<Draft extends object>(
  drafts: DraftStore<Draft>,
  about: string,
  draft: Draft,
): void {
  drafts.byKey[about] = ref(draft);
}

export function dropDraft(drafts: DraftStore<object>, about: string): void {
  delete drafts.byKey[about];
}

export function draftsOwner(): string | undefined {
  return owner;
}

export function draftsMark(): number {
  return ownerMark;
}

/**
 * Whether the tab’s storage has drafts of an earlier session that this page hasn’t seen. Anyone at this browser can
 * have written them, so the console asks once.
 */
export function takeEarlierDrafts(): boolean {
  const had = hasEarlier;
  hasEarlier = false;
  return had;
}

/** Keeps drafts for a user who logs in again after the session expired, and deletes them for everyone else. */
export function claimDrafts(session: Session | undefined): void {
  const username = session?.user.name;
  const stored = tabStorage.read(draftsStorageKey);
  const before = owner ?? ownerFromStored(stored);
  ownerMark = session ? sessionMark(session) : 0;
  hasEarlier =
    owner === undefined && username === before && stored !== null && !isFromSession(stored, ownerMark);
  if (username === undefined || username !== before) {
    forgetDrafts();
    tabStorage.remove(draftsStorageKey);
  }
  owner = username;
}

export function forgetDrafts(): void {
  resetStores('person');
  owner = undefined;
}
