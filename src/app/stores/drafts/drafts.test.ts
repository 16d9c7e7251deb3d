// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NOW_MS } from '../../../../mocks/fixtures/now.ts';
import { draftsStorageKey } from '../../../domain/edit/draftOwner.ts';
import { editOf } from '../../../domain/edit/edit.ts';
import { sessionMark } from '../../../domain/session/session.ts';
import { draftsToStored } from '../../../domain/edit/storedDrafts.ts';
import { aSession } from '../../../../mocks/fixtures/session.ts';
import { resetApp } from '../../testing/resetApp.ts';
import { claimDrafts, takeEarlierDrafts, draftKinds, dropDraft, forgetDrafts, saveDraft } from './drafts.ts';
import { dnsDrafts } from './formDrafts.ts';

const typed = editOf({ name: 'quiet-otter', address: '' });

const stored = () => sessionStorage.getItem(draftsStorageKey);

function store(username: string): void {
  const text = draftsToStored(username, new Map([['dns create', typed]]));
  sessionStorage.setItem(draftsStorageKey, text ?? '');
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW_MS, toFake: ['Date'] });
  resetApp();
});

describe('in memory', () => {
  beforeEach(() => {
    claimDrafts(aSession({ name: 'mira' }));
    saveDraft(dnsDrafts, 'create', typed);
  });

  it('are kept for a user who logs in again', () => {
    claimDrafts(aSession({ name: 'mira' }));
    expect(dnsDrafts.byKey['create']).toBe(typed);
  });

  it.each<[string, string | undefined]>([
    ['someone else logs in', 'jon'],
    ['the user logs out', undefined],
  ])('are forgotten when %s', (_, username) => {
    store('mira');
    claimDrafts(username === undefined ? undefined : aSession({ name: username }));
    expect(dnsDrafts.byKey).toEqual({});
    expect(stored()).toBeNull();
  });

  it('are dropped one by one', () => {
    saveDraft(dnsDrafts, 'other', typed);
    dropDraft(dnsDrafts, 'create');
    expect(Object.keys(dnsDrafts.byKey)).toEqual(['other']);
  });

  it.each(['constructor', '__proto__', 'toString'])('are about %s only when one is kept', (about) => {
    expect(dnsDrafts.byKey[about]).toBeUndefined();
    saveDraft(dnsDrafts, about, typed);
    expect(dnsDrafts.byKey[about]).toBe(typed);
    forgetDrafts();
    expect(dnsDrafts.byKey[about]).toBeUndefined();
  });
});

describe('stored before a reload', () => {
  it.each<[string, string, boolean]>([
    ['stay for the same person', 'mira', true],
    ['go when someone else logs in', 'jon', false],
  ])('%s', (_, username, areKept) => {
    store('mira');
    claimDrafts(username === undefined ? undefined : aSession({ name: username }));
    expect(stored() !== null).toBe(areKept);
  });

  it('are announced once if an earlier session or another program stored them', () => {
    store('mira');
    claimDrafts(aSession({ name: 'mira' }));
    expect([takeEarlierDrafts(), takeEarlierDrafts()]).toEqual([true, false]);
  });

  it('aren’t announced if the same session stored them', () => {
    const session = aSession({ name: 'mira' });
    const drafts = new Map([['dns create', typed]]);
    sessionStorage.setItem(draftsStorageKey, draftsToStored('mira', drafts, sessionMark(session)) ?? '');
    claimDrafts(session);
    expect(takeEarlierDrafts()).toBe(false);
  });

  it('are deleted if their owner is unknown', () => {
    sessionStorage.setItem(draftsStorageKey, '{"drafts":');
    claimDrafts(aSession({ name: 'mira' }));
    expect(stored()).toBeNull();
  });
});

it('have a unique name without spaces for every kind', async () => {
  const modules = import.meta.glob(['./*Drafts.ts', './aclEdits.ts']);
  await Promise.all(Object.values(modules).map((load) => load()));
  const found = [...draftKinds()].map(({ drafts }) => drafts.name);
  expect(found.length).toBeGreaterThan(15);
  expect(new Set(found).size).toBe(found.length);
  expect(found.filter((name) => !/^\w+$/.test(name))).toEqual([]);
});
