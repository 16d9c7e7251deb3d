// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aNode } from '../../../mocks/fixtures/node.ts';
import { toastQueue } from '../../components/Toast/toastQueue.ts';
import { defaultNodeSort } from '../../domain/node/nodeSort.ts';
import { aclsStore, loadAcls } from '../stores/acls.ts';
import { dnsStore } from '../stores/dns.ts';
import { externalClientsStore } from '../stores/externalClients.ts';
import { loadLogs, logsStore } from '../stores/logs.ts';
import { chooseNetwork, networkChoice } from '../stores/networkChoice.ts';
import { networksStore } from '../stores/networks.ts';
import { nodeBulk, setBulkRun } from '../stores/nodeBulk.ts';
import { nodeSortStore, setNodeSort } from '../stores/nodeSort.ts';
import { nodesStore } from '../stores/nodes.ts';
import { serverConfigStore } from '../stores/serverConfig.ts';
import { beginSession, sessionStore } from '../stores/session.ts';
import { userDataStore } from '../stores/userData.ts';
import { usersStore } from '../stores/users.ts';
import { resetApp } from '../testing/resetApp.ts';
import { serve } from '../testing/simulatedServer.ts';
import { sessionOf, worldOf } from '../testing/worldOf.ts';
import { loadEverything } from './loadEverything.ts';
import { signOut } from './signOut.ts';

const collections = {
  nodesStore,
  networksStore,
  externalClientsStore,
  dnsStore,
  usersStore,
  serverConfigStore,
  userDataStore,
  logsStore,
  aclsStore,
};

beforeEach(async () => {
  resetApp();
  const world = worldOf('enterprise');
  serve(world);
  beginSession(sessionOf(world, 'admin'));
  await Promise.all([loadEverything(), loadLogs(), loadAcls('meshnet')]);
});

afterEach(() => {
  vi.unstubAllGlobals();
  resetApp();
});

describe('signing out', () => {
  it.each(Object.entries(collections))('forgets what was loaded into %s', (_, store) => {
    expect(store.data.status).toBe('ready');
    signOut('signedOut');
    expect(store).toMatchObject({ data: { status: 'idle' }, isLoading: false });
  });

  it('forgets the chosen network, how nodes were sorted, what was done to several and what toasts said', () => {
    chooseNetwork('meshnet');
    setNodeSort({ field: 'address', ascending: false });
    setBulkRun({ action: 'delete', items: [{ node: aNode(), outcome: 'done' }] });
    toastQueue.show({ kind: 'success', text: 'Node Approved!', detail: 'leaf-a in meshnet' });
    signOut('signedOut');
    expect(networkChoice.netid).toBeUndefined();
    expect(nodeSortStore.sort).toEqual(defaultNodeSort);
    expect(nodeBulk.run).toBeUndefined();
    expect(toastQueue.snapshot()).toEqual({
      toasts: [],
      latest: undefined,
      history: [],
      unread: 0,
      isPaused: false,
    });
  });

  it('remembers why', () => {
    signOut('unauthorized');
    expect(sessionStore).toMatchObject({ session: undefined, endedBecause: 'unauthorized' });
  });

  it('does not change the reason when nobody is signed in any more', () => {
    signOut('expired');
    signOut('signedOut');
    expect(sessionStore.endedBecause).toBe('expired');
  });
});
