// @vitest-environment happy-dom

import { ref } from 'valtio';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anAccessKey } from '../../../mocks/fixtures/accessKey.ts';
import type { World } from '../../../mocks/world/state.ts';
import { toastQueue } from '../../components/Toast/toastQueue.ts';
import { allowAll } from '../../domain/acl/aclEdit.ts';
import { editOf } from '../../domain/edit/edit.ts';
import { containsIP } from '../../domain/ip.ts';
import { valueOf } from '../../domain/loadable.ts';
import { defaultNodeSort } from '../../domain/node/defaultNodeSort.ts';
import { parsedRanges } from '../../domain/parsedRanges.ts';
import { aclEdits, changeAcls } from '../stores/drafts/aclEdits.ts';
import { loadAcls, loadedAcls } from '../stores/acls.ts';
import { chooseNetwork, networkChoice, nodeSortStore, setNodeSort } from '../stores/choices.ts';
import { beginQr, clientQr, settleQr } from '../stores/clientConfigs.ts';
import { dnsStore } from '../stores/dns.ts';
import { draftKinds, saveDraft } from '../stores/drafts/drafts.ts';
import { passwordDrafts } from '../stores/drafts/formDrafts.ts';
import { loadLogs, logsStore } from '../stores/logs.ts';
import { newAccessKey, showNewAccessKey } from '../stores/newAccessKey.ts';
import {
  externalClientsStore,
  networksStore,
  nodesStore,
  serverConfigStore,
  userDataStore,
  usersStore,
} from '../stores/records.ts';
import { runStore, setRun } from '../stores/run.ts';
import { beginSession, sessionStore } from '../stores/session.ts';
import { registeredStores } from '../stores/store.ts';
import { serve } from '../testing/simulatedServer.ts';
import { sessionOf, worldOf } from '../testing/worldOf.ts';
import { reloadNodesLater } from './networks.ts';
import { loadEverything } from './refresh.ts';
import { logOut } from './logOut.ts';

// Imports all stores, including those that no flow uses.
import.meta.glob(['../stores/*.ts', '../testing/robustness/reads.ts', '!../stores/*.test.ts'], {
  eager: true,
});

const marker = 'of the first person';

const scoped = (scope: string) => registeredStores().filter((entry) => entry.scope === scope);
const textOf = (store: object | undefined) => JSON.stringify(store, (_, value) => value ?? null);

/** Fills a store with data of the first user. */
function soil(store: object): void {
  for (const key of Object.keys(store)) {
    const value: unknown = Reflect.get(store, key);
    if (typeof value === 'number') continue;
    Reflect.set(store, key, typeof value === 'string' ? marker : ref({ marker }));
  }
}

let world: World;
let asked: string[];

beforeEach(async () => {
  world = worldOf('enterprise');
  ({ asked } = serve(world));
  beginSession(sessionOf(world, 'admin'));
  await Promise.all([loadEverything(), loadLogs(), loadAcls('meshnet')]);
});

function showQr(): void {
  const opening = beginQr({ network: 'meshnet', clientId: 'phone-1' });
  settleQr(opening, { status: 'ready', config: 'PrivateKey = secret' });
}

describe('the registered stores', () => {
  it('have unique names', () => {
    const names = registeredStores().map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('survive a logout only if they hold no user data', () => {
    expect(
      scoped('page')
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(['clock', 'navRail', 'oauthReturn', 'serverProbe', 'session', 'settings']);
  });

  it('are complete', () => {
    expect(scoped('session').length).toBeGreaterThanOrEqual(25);
    const runs = ['run', 'storedRun', 'currentRun'];
    expect(scoped('person').filter(({ name }) => !runs.includes(name))).toHaveLength(
      [...draftKinds()].length,
    );
  });
});

describe('logging out', () => {
  it.each(scoped('session').flatMap(({ name, store }) => (store ? [[name, store] as const] : [])))(
    'empties %s',
    (_, store) => {
      soil(store);
      expect(textOf(store)).toContain(marker);
      logOut('signedOut');
      expect(textOf(store)).not.toContain(marker);
    },
  );

  it.each([...draftKinds()].map(({ drafts }) => [drafts.name, drafts] as const))(
    'clears the drafts of %s, unlike an expired session',
    (_, drafts) => {
      saveDraft(drafts, marker, { marker });
      logOut('expired');
      expect(drafts.byKey).toHaveProperty(marker);
      beginSession(sessionOf(world, 'admin'));
      logOut('signedOut');
      expect(drafts.byKey).toEqual({});
    },
  );

  it.each<[string, () => void, () => unknown]>([
    [
      'the access key that was just created',
      () => showNewAccessKey('meshnet', anAccessKey()),
      () => newAccessKey.created,
    ],
    ['the configuration behind a QR code', showQr, () => clientQr.shown],
    ['the users', () => {}, () => valueOf(usersStore.data)],
    ['the networks', () => {}, () => valueOf(networksStore.data)],
    ['the nodes', () => {}, () => valueOf(nodesStore.data)],
    ['the external clients', () => {}, () => valueOf(externalClientsStore.data)],
    ['the DNS entries', () => {}, () => valueOf(dnsStore.data)],
    ['what the server says of itself', () => {}, () => valueOf(serverConfigStore.data)],
    ['the user’s data', () => {}, () => valueOf(userDataStore.data)],
    ['the server’s logs', () => {}, () => valueOf(logsStore.data)],
    ['the rules', () => {}, () => loadedAcls('meshnet')],
    [
      'changes of rules',
      () => changeAcls('meshnet', (edit) => allowAll(edit)),
      () => aclEdits.byKey['meshnet'],
    ],
    [
      'a password that was typed',
      () => saveDraft(passwordDrafts, 'admin', editOf({ password: 'secret-1', confirmation: '' })),
      () => passwordDrafts.byKey['admin'],
    ],
    ['the chosen network', () => chooseNetwork('meshnet'), () => networkChoice.netid],
    [
      'what was done to several nodes',
      () => setRun({ title: 'Delete 1 node', status: 'over', results: [], canUndo: false }, undefined),
      () => runStore.run,
    ],
    [
      'what toasts said',
      () => toastQueue.show({ kind: 'success', text: 'Node Approved!', detail: 'leaf-a in meshnet' }),
      () => toastQueue.snapshot().latest ?? toastQueue.snapshot().toasts.at(0),
    ],
  ])('clears %s', (_, give, read) => {
    give();
    expect(read()).toBeDefined();
    logOut('signedOut');
    expect(read()).toBeUndefined();
  });

  it('clears toasts and notifications', () => {
    toastQueue.show({ kind: 'success', text: 'Node Approved!', detail: 'leaf-a in meshnet' });
    logOut('signedOut');
    expect(toastQueue.snapshot()).toEqual({
      toasts: [],
      latest: undefined,
      history: [],
      unread: 0,
      isPaused: false,
    });
  });

  it('resets the sorting of nodes', () => {
    setNodeSort({ field: 'address', ascending: false });
    logOut('signedOut');
    expect(nodeSortStore.sort).toEqual(defaultNodeSort);
  });

  it('doesn’t read nodes later for the next user', async () => {
    vi.useFakeTimers();
    reloadNodesLater();
    logOut('signedOut');
    asked.length = 0;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toEqual([]);
    vi.useRealTimers();
  });

  it('clears the cache of parsed addresses', () => {
    containsIP('10.20.30.0/24', '10.20.30.4');
    expect(parsedRanges.size).toBeGreaterThan(0);
    logOut('signedOut');
    expect(parsedRanges.size).toBe(0);
  });

  it('remembers the reason', () => {
    logOut('unauthorized');
    expect(sessionStore).toMatchObject({ session: undefined, endedBecause: 'unauthorized' });
  });

  it('keeps the reason after a second logout', () => {
    logOut('expired');
    logOut('signedOut');
    expect(sessionStore.endedBecause).toBe('expired');
  });
});
