// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toastQueue } from '../../components/Toast/toastQueue.ts';
import { valueOf } from '../../domain/loadable.ts';
import { backend } from '../stores/config.ts';
import { storage } from '../stores/storage.ts';
import {
  hasFormerKey,
  rotationIn,
  rotationsFromStored,
  rotationsStorageKey,
} from '../../domain/network/keyRotation.ts';
import { chooseNetwork, networkChoice } from '../stores/choices.ts';
import { networksStore, nodesStore } from '../stores/records.ts';
import { asked, enter, world } from '../testing/enter.ts';
import { outcomes } from '../testing/outcomes.ts';
import { refreshAllPublicKeys, refreshPublicKeys } from '../testing/acts.ts';
import { make } from './change.ts';
import { logOut } from './logOut.ts';
import { networkRemoval } from './networks.ts';

const isListed = (netid: string) => valueOf(networksStore.data)?.some((one) => one.netid === netid);

const sent = (method: string) => asked.filter((line) => line.startsWith(method));

const removeNetwork = async (netid: string) => (await make(networkRemoval(netid))).ok;

/** Leaves only the server’s own node, so that the network can be deleted. */
function emptyOut(netid: string): void {
  for (const [id, node] of world.nodes) {
    if (node.network === netid && node.isserver !== 'yes') world.nodes.delete(id);
  }
}

beforeEach(() => enter('community'));

describe('deleting a network', () => {
  it('removes the network and its server node from the lists at once, and reports it', async () => {
    emptyOut('p2snet');
    expect(await removeNetwork('p2snet')).toBe(true);
    expect(isListed('p2snet')).toBe(false);
    expect(valueOf(nodesStore.data)?.some((node) => node.network === 'p2snet')).toBe(false);
    expect(world.networks.has('p2snet')).toBe(false);
    expect(outcomes()).toEqual(['success | Deleting network p2snet success! | ']);
  });

  it('keeps all other networks and their nodes in the lists', async () => {
    emptyOut('p2snet');
    await removeNetwork('p2snet');
    expect(isListed('meshnet')).toBe(true);
    expect(valueOf(nodesStore.data)?.some((node) => node.network === 'meshnet')).toBe(true);
  });

  it('reads networks, nodes and DNS entries again', async () => {
    emptyOut('p2snet');
    await removeNetwork('p2snet');
    await vi.waitFor(() =>
      expect(asked).toEqual(
        expect.arrayContaining([
          'GET /networks 200',
          'GET /nodes 200',
          'GET /dns 200',
          'GET /extclients 200',
        ]),
      ),
    );
  });

  it('clears the selected network only if it was deleted', async () => {
    emptyOut('p2snet');
    emptyOut('dualnet');
    chooseNetwork('p2snet');
    await removeNetwork('dualnet');
    expect(networkChoice.netid).toBe('p2snet');
    await removeNetwork('p2snet');
    expect(networkChoice.netid).toBeUndefined();
  });

  it('sends nothing while nodes remain, and keeps the ACLs', async () => {
    const rules = structuredClone(world.acls.get('meshnet'));
    expect(rules).toBeDefined();
    expect(await removeNetwork('meshnet')).toBe(false);
    expect(sent('DELETE')).toEqual([]);
    expect(world.acls.get('meshnet')).toEqual(rules);
    expect(isListed('meshnet')).toBe(true);
    expect(outcomes()[0]).toMatch(
      /^error \| Deleting network meshnet error!\nThe network still has \d+ nodes\./,
    );
  });

  it('keeps the network if the server rejects it, and reports why', async () => {
    emptyOut('p2snet');
    world.faults.add('DELETE /networks/*', { kind: 'status', status: 400, message: 'no such luck' });
    expect(await removeNetwork('p2snet')).toBe(false);
    expect(outcomes()).toEqual(['error | Deleting network p2snet error!\nno such luck | ']);
    expect(isListed('p2snet')).toBe(true);
  });

  it.each([
    ['counts as done when it was carried out', 'lost', true],
    ['counts as failed when it was not', 'lost-before', false],
  ] as const)('with a lost response %s', async (_, kind, isGone) => {
    emptyOut('p2snet');
    world.faults.add('DELETE /networks/*', { kind });
    expect(await removeNetwork('p2snet')).toBe(isGone);
    expect(isListed('p2snet')).toBe(!isGone);
    expect(sent('DELETE')).toHaveLength(1);
  });

  it('reports nothing once the user has logged out', async () => {
    emptyOut('p2snet');
    world.faults.add('DELETE /networks/*', { kind: 'latency', ms: 20 });
    const removed = removeNetwork('p2snet');
    logOut('signedOut');
    expect(await removed).toBe(false);
    expect(toastQueue.snapshot()).toMatchObject({ toasts: [], history: [] });
  });
});

describe('refreshing the public keys', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

  /** Gives the nodes time to check in. */
  const later = () => vi.advanceTimersByTimeAsync(10_000);

  it('requests new keys from the nodes, and reports the network', async () => {
    await refreshPublicKeys('meshnet');
    expect(asked).toEqual(['POST /networks/meshnet/keyupdate 200']);
    expect(outcomes()).toEqual(['success | Refreshed nodes public keys! : meshnet | ']);
  });

  it('reads the nodes again after they had time to check in', async () => {
    await refreshPublicKeys('meshnet');
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent('GET')).toEqual([]);
    await later();
    expect(sent('GET')).toEqual(['GET /nodes 200']);
  });

  it('of several networks reads the nodes again once', async () => {
    await refreshPublicKeys('meshnet');
    await refreshPublicKeys('dualnet');
    await later();
    expect(sent('GET')).toEqual(['GET /nodes 200']);
  });

  it('in a run reads the nodes again at its end', async () => {
    await refreshAllPublicKeys(['meshnet', 'dualnet']);
    await later();
    expect(sent('GET')).toEqual(['GET /nodes 200']);
  });

  it.each<[string, () => void, boolean]>([
    ['requested', () => undefined, true],
    ['possibly requested', () => world.faults.add('POST /networks/*/keyupdate', { kind: 'lost' }), true],
    [
      'rejected',
      () => world.faults.add('POST /networks/*/keyupdate', { kind: 'status', status: 500 }),
      false,
    ],
  ])('remembers the former keys over a reload when it was %s', async (_, prepare, isRemembered) => {
    prepare();
    await refreshPublicKeys('meshnet');
    const kept = rotationsFromStored(storage.read(rotationsStorageKey), `admin ${backend.baseUrl}`);
    const rotation = rotationIn(kept, 'meshnet');
    const nodes = (valueOf(nodesStore.data) ?? []).filter(({ network }) => network === 'meshnet');
    expect(rotation && nodes.every((node) => hasFormerKey(rotation, node))).toBe(isRemembered || undefined);
  });

  it('leads to its progress', async () => {
    await refreshPublicKeys('meshnet');
    expect(toastQueue.snapshot().history[0]?.action).toEqual({
      label: 'View progress',
      href: '/networks/meshnet',
    });
  });

  it('reports why it was rejected and reads nothing', async () => {
    world.faults.add('POST /networks/*/keyupdate', { kind: 'status', status: 500, message: 'no such luck' });
    await refreshPublicKeys('meshnet');
    expect(outcomes()).toEqual(['error | Failed to refresh nodes public keys! : meshnet | no such luck']);
    await later();
    expect(sent('GET')).toEqual([]);
  });

  it('isn’t repeated after a lost response, and reads the keys again', async () => {
    world.faults.add('POST /networks/*/keyupdate', { kind: 'lost' });
    await refreshPublicKeys('meshnet');
    expect(outcomes()).toEqual([
      'error | Failed to refresh nodes public keys! : meshnet | The server closed the connection without a response. Couldn’t confirm whether the change was applied',
    ]);
    await later();
    expect(asked).toEqual([
      'POST /networks/meshnet/keyupdate 0',
      'GET /users/adm/hasadmin 200',
      'GET /nodes 200',
    ]);
  });

  it('reads nothing after a logout', async () => {
    await refreshPublicKeys('meshnet');
    logOut('signedOut');
    await later();
    expect(sent('GET')).toEqual([]);
  });
});
