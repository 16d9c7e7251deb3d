import { subscribe } from 'valtio';
import { draftsStorageKey } from '../../../domain/edit/draftOwner.ts';
import { draftKey, draftsFromStored, draftsToStored } from '../../../domain/edit/storedDrafts.ts';
import { tabStorage } from '../storage.ts';
import { draftKinds, draftsMark, draftsOwner, dropDraft, saveDraft, type DraftStore } from './drafts.ts';

const pauseMs = 500;

export function startDraftStorage(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const writeSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(writeDrafts, pauseMs);
  };
  const stops = [...draftKinds()].map(({ drafts }) => subscribe(drafts, writeSoon));
  window.addEventListener('pagehide', writeDrafts);
  document.addEventListener('visibilitychange', writeDrafts);
  return () => {
    for (const stop of stops) stop();
    clearTimeout(timer);
    window.removeEventListener('pagehide', writeDrafts);
    document.removeEventListener('visibilitychange', writeDrafts);
    writeDrafts();
  };
}

/** Restores a draft from before a reload, or deletes it if it can no longer be read. */
export function restoreDraft<Draft extends object>(
  drafts: DraftStore<Draft>,
  about: string,
  fromStored: (stored: unknown) => Draft | undefined,
): void {
  const username = draftsOwner();
  if (drafts.byKey[about] || username === undefined) return;
  const stored = readDrafts(username).get(draftKey(drafts.name, about));
  if (stored === undefined) return;
  const draft = fromStored(stored);
  if (draft) saveDraft(drafts, about, draft);
  else discardDraft(drafts, about);
}

export function discardDraft(drafts: DraftStore<object>, about: string): void {
  dropDraft(drafts, about);
  changeStored((stored) => stored.delete(draftKey(drafts.name, about)));
}

/** Keeps stored drafts of pages that weren't opened since the reload. */
function writeDrafts(): void {
  changeStored((stored) => {
    for (const { drafts, entries } of draftKinds()) {
      for (const [about, json] of entries()) {
        const key = draftKey(drafts.name, about);
        if (json === undefined) stored.delete(key);
        else stored.set(key, json);
      }
    }
  });
}

function changeStored(change: (stored: Map<string, unknown>) => void): void {
  const username = draftsOwner();
  if (username === undefined) return;
  const stored = readDrafts(username);
  change(stored);
  const text = draftsToStored(username, stored, draftsMark());
  if (text === undefined) tabStorage.remove(draftsStorageKey);
  else tabStorage.write(draftsStorageKey, text);
}

function readDrafts(username: string): Map<string, unknown> {
  return draftsFromStored(tabStorage.read(draftsStorageKey), username);
}
