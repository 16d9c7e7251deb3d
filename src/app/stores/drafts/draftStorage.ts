import { subscribe } from 'valtio';
import { draftsStorageKey } from '../../../domain/edit/draftOwner.ts';
import { draftKey, draftsFromStored, draftsToStored } from '../../../domain/edit/storedDrafts.ts';
import { tabStorage } from '../storage.ts';
import { draftKinds, draftsOwner, dropDraft, type Kept } from './drafts.ts';
import { sessionStore } from '../session.ts';

/** From a change until it is written down: as long as somebody types, nothing is. */
const pauseMs = 500;

/**
 * Writes down what is typed, for as long as a form stands: soon after a change, when the page is hidden or goes, and when
 * the form does.
 */
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

/** What the page that was here before wrote down of a draft, for whoever can judge it; undefined for nothing. */
export function storedDraft({ name }: Kept<object>, about: string): unknown {
  const username = draftsOwner();
  return username === undefined ? undefined : readDrafts(username).get(draftKey(name, about));
}

export function discardDraft(drafts: Kept<object>, about: string): void {
  dropDraft(drafts, about);
  changeStored((stored) => stored.delete(draftKey(drafts.name, about)));
}

/** Lays what is in memory over what is stored: drafts of pages that were not opened since the reload stay. */
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
  const sessionUntil = sessionStore.session?.user.expiresAt ?? 0;
  const text = draftsToStored({ username, sessionUntil }, stored);
  if (text === undefined) tabStorage.remove(draftsStorageKey);
  else tabStorage.write(draftsStorageKey, text);
}

function readDrafts(username: string): Map<string, unknown> {
  return draftsFromStored(tabStorage.read(draftsStorageKey), username);
}
