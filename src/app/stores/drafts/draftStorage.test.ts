// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NOW_MS } from '../../../../mocks/fixtures/now.ts';
import { aSession } from '../../../../mocks/fixtures/session.ts';
import { draftsStorageKey } from '../../../domain/edit/draftOwner.ts';
import { sessionEndStorageKey, sessionStorageKey, sessionToStored } from '../../../domain/session/session.ts';
import { backend as config } from '../config.ts';
import { emptyPassword } from '../../../domain/user/credentials.ts';
import { emptyNewUser, type NewUserForm } from '../../../domain/user/userForm.ts';
import { logOut } from '../../flows/logOut.ts';
import { recallForm } from '../../routes/forms/useForm.ts';
import { saveDraft } from './drafts.ts';
import { dnsDrafts, newUserDrafts, passwordDrafts } from './formDrafts.ts';
import { beginSession } from '../session.ts';
import { resetApp, resetPage } from '../../testing/resetApp.ts';
import { discardDraft, startDraftStorage } from './draftStorage.ts';
import { restoreSession, startPersistence } from '../../shell/persistence.ts';

const mira = aSession({ name: 'mira' });
const emptyDns = { name: '', address: '' };
const nas = { before: emptyDns, after: { name: 'nas', address: '' } };
const erin: NewUserForm = {
  username: 'erin',
  password: 'typed-password',
  confirmation: 'typed-confirmation',
  isAdmin: true,
  networks: ['office'],
};

let stops: (() => void)[] = [];

function openPage(): void {
  restoreSession();
  stops = [startPersistence(() => {}), startDraftStorage()];
}

function closePage(): void {
  window.dispatchEvent(new Event('pagehide'));
  for (const stop of stops) stop();
  stops = [];
}

function reload(): void {
  closePage();
  resetPage();
  openPage();
}

function dnsFormOf(netid: string) {
  recallForm(dnsDrafts, netid, emptyDns);
  return dnsDrafts.byKey[netid];
}

const stored = () => sessionStorage.getItem(draftsStorageKey) ?? '';

function throwing(): never {
  throw new DOMException('storage', 'QuotaExceededError');
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW_MS });
  resetApp();
  localStorage.setItem(sessionStorageKey, sessionToStored(mira, config.baseUrl));
  openPage();
});

afterEach(() => {
  for (const stop of stops) stop();
});

describe('a draft', () => {
  it('is restored after a reload, with the loaded values', () => {
    saveDraft(dnsDrafts, 'office', nas);
    reload();
    expect(dnsDrafts.byKey).toEqual({});
    expect(dnsFormOf('office')).toEqual(nas);
    expect(dnsFormOf('lab')).toBeUndefined();
  });

  it('is stored when the user stops typing', async () => {
    saveDraft(dnsDrafts, 'office', nas);
    await vi.advanceTimersByTimeAsync(400);
    saveDraft(dnsDrafts, 'office', { ...nas, after: { name: 'nas-2', address: '' } });
    await vi.advanceTimersByTimeAsync(400);
    expect(stored()).toBe('');
    await vi.advanceTimersByTimeAsync(400);
    expect(stored()).toContain('nas-2');
  });

  it.each<[string, () => unknown]>([
    ['the page goes', () => window.dispatchEvent(new Event('pagehide'))],
    ['the page is hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['the form goes', () => stops.pop()?.()],
  ])('is written down at once when %s', (_, happen) => {
    saveDraft(dnsDrafts, 'office', nas);
    happen();
    expect(stored()).toContain('nas');
  });

  it('survives reloads of other pages', () => {
    saveDraft(dnsDrafts, 'office', nas);
    reload();
    saveDraft(dnsDrafts, 'lab', nas);
    reload();
    reload();
    expect([dnsFormOf('office'), dnsFormOf('lab')]).toEqual([nas, nas]);
  });

  it('isn’t replaced by an older stored draft', () => {
    saveDraft(dnsDrafts, 'office', nas);
    reload();
    const later = { ...nas, after: { name: 'later', address: '' } };
    saveDraft(dnsDrafts, 'office', later);
    expect(dnsFormOf('office')).toEqual(later);
  });

  it('is deleted when it is sent or discarded, and no other is', () => {
    saveDraft(dnsDrafts, 'office', nas);
    saveDraft(dnsDrafts, 'lab', nas);
    reload();
    discardDraft(dnsDrafts, 'office');
    reload();
    expect([dnsFormOf('office'), dnsFormOf('lab')]).toEqual([undefined, nas]);
  });

  it('is deleted when it is changed back', () => {
    saveDraft(dnsDrafts, 'office', nas);
    reload();
    saveDraft(dnsDrafts, 'office', { before: emptyDns, after: emptyDns });
    reload();
    expect(stored()).toBe('');
  });
});

describe('secrets', () => {
  it('are never stored, but the rest of a new user is', () => {
    saveDraft(newUserDrafts, 'new', { before: emptyNewUser, after: erin });
    reload();
    expect(stored()).toContain('erin');
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/typed-|password/i);
    recallForm(newUserDrafts, 'new', emptyNewUser);
    expect(newUserDrafts.byKey['new']?.after).toEqual({ ...erin, password: '', confirmation: '' });
  });

  it('leave nothing to store of a form that has only secrets', () => {
    saveDraft(passwordDrafts, 'mira', {
      before: emptyPassword,
      after: { password: 'typed-password', confirmation: 'typed-confirmation' },
    });
    reload();
    expect(stored()).toBe('');
  });
});

describe('the owner', () => {
  beforeEach(() => {
    saveDraft(dnsDrafts, 'office', nas);
    reload();
  });

  it('is the user who typed the draft', () => {
    expect(JSON.parse(stored())).toMatchObject({ username: 'mira' });
  });

  it('is cleared by a logout', () => {
    logOut('signedOut');
    expect(stored()).toBe('');
    closePage();
    expect(stored()).toBe('');
  });

  it('is cleared by a logout in another tab', () => {
    localStorage.removeItem(sessionStorageKey);
    window.dispatchEvent(new StorageEvent('storage', { key: sessionStorageKey }));
    expect(stored()).toBe('');
    closePage();
    expect(stored()).toBe('');
  });

  it.each([
    ['is cleared by a logout', null],
    ['survives a session that expired', 'expired'],
    ['survives a session that the server ended', 'unauthorized'],
  ])('%s in another tab while this one was closed', (_, end) => {
    closePage();
    localStorage.removeItem(sessionStorageKey);
    if (end) localStorage.setItem(sessionEndStorageKey, end);
    resetPage();
    openPage();
    expect(stored() !== '').toBe(end !== null);
  });

  it('is cleared when someone else logs in, in this tab or another', () => {
    closePage();
    localStorage.setItem(sessionStorageKey, sessionToStored(aSession({ name: 'alice' }), config.baseUrl));
    resetPage();
    openPage();
    expect(stored()).toBe('');
    expect(dnsFormOf('office')).toBeUndefined();
  });

  it('survives the end of the session and a reload of the login page, for the same user only', () => {
    vi.setSystemTime((mira.user.expiresAt + 1) * 1000);
    logOut('expired');
    reload();
    reload();
    beginSession(aSession({ name: 'mira', expiresAt: mira.user.expiresAt + 3600 }));
    expect(dnsFormOf('office')).toEqual(nas);
    logOut('unauthorized');
    reload();
    beginSession(aSession({ name: 'alice' }));
    expect(stored()).toBe('');
  });
});

describe('stored data', () => {
  it('is dropped if it isn’t a valid draft', () => {
    saveDraft(dnsDrafts, 'office', nas);
    saveDraft(dnsDrafts, 'lab', nas);
    closePage();
    sessionStorage.setItem(
      draftsStorageKey,
      stored().replaceAll('"dns office":{"before"', '"dns office":{"was"'),
    );
    resetPage();
    openPage();
    expect([dnsFormOf('office'), dnsFormOf('lab')]).toEqual([undefined, nas]);
    expect(stored()).not.toContain('office');
  });

  it.each(['', '{', 'null', '[]', '{"username":"mira"}', '{"username":"mira","drafts":7}'])(
    'breaks nothing as %s',
    (text) => {
      closePage();
      sessionStorage.setItem(draftsStorageKey, text);
      resetPage();
      openPage();
      expect(dnsFormOf('office')).toBeUndefined();
      saveDraft(dnsDrafts, 'office', nas);
      reload();
      expect(dnsFormOf('office')).toEqual(nas);
    },
  );
});

describe('a full or blocked storage', () => {
  it.each<[string, () => unknown]>([
    [
      'storage is full',
      () => vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: throwing, removeItem: () => {} }),
    ],
    ['storage is blocked', () => vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(throwing)],
  ])('lives what is typed where %s', (_, prepare) => {
    prepare();
    expect(() => window.sessionStorage.setItem('any', 'text')).toThrow('storage');
    saveDraft(dnsDrafts, 'office', nas);
    closePage();
    openPage();
    expect(dnsFormOf('office')).toEqual(nas);
    discardDraft(dnsDrafts, 'office');
    expect(dnsFormOf('office')).toBeUndefined();
  });

  it('keeps long drafts in memory', () => {
    const long = { ...nas, after: { name: 'x'.repeat(1_000_000), address: '' } };
    saveDraft(dnsDrafts, 'office', nas);
    closePage();
    openPage();
    saveDraft(dnsDrafts, 'office', long);
    closePage();
    expect(stored()).toBe('');
    expect(dnsFormOf('office')).toEqual(long);
  });
});
