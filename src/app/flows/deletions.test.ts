// @vitest-environment happy-dom

import { beforeEach, describe, expect, it } from 'vitest';
import { toastQueue } from '../../components/Toast/toastQueue.ts';
import { valueOf } from '../../domain/loadable.ts';
import {
  departingClient,
  departingClientsOf,
  departingNodes,
  leftoversOf,
  leftoverText,
  type Departing,
  type Leftover,
  type LeftoverSource,
} from '../../domain/node/leftovers.ts';
import type { Node } from '../../domain/node/node.ts';
import { createViewer } from '../../domain/session/permissions.ts';
import { dnsStore } from '../stores/dns.ts';
import { externalClientsStore, networksStore, nodesStore } from '../stores/records.ts';
import { runStore } from '../stores/run.ts';
import { beginSession, liveSession } from '../stores/session.ts';
import { asked, enter, world } from '../testing/enter.ts';
import { sessionOf } from '../testing/worldOf.ts';
import { retryFailed } from './bulkRun.ts';
import { loadEverything } from './refresh.ts';
import { logOut } from './logOut.ts';
import { removeClient, removeNode, removeNodes, switchRole } from '../testing/acts.ts';

function nodeCalled(name: string): Node {
  const node = valueOf(nodesStore.data)?.find((one) => one.name === name);
  if (!node) throw new Error(`No node is named ${name}`);
  return node;
}

function onServer(name: string) {
  const node = [...world.nodes.values()].find((one) => one.name === name);
  if (!node) throw new Error(`The server has no node ${name}`);
  return node;
}

function leftBehind(...nodes: readonly Node[]): readonly Leftover[] {
  return leftBehindBy((source) => departingNodes(nodes, source));
}

function leftBehindBy(departing: (source: LeftoverSource) => readonly Departing[]): readonly Leftover[] {
  const user = liveSession()?.user;
  if (!user) throw new Error('No user is logged in');
  const source = {
    viewer: createViewer(user, false, []),
    nodes: valueOf(nodesStore.data) ?? [],
    clients: valueOf(externalClientsStore.data) ?? [],
    dnsEntries: valueOf(dnsStore.data) ?? [],
    networks: valueOf(networksStore.data) ?? [],
  };
  return leftoversOf(departing(source), source);
}

const names = () => world.dns.map(({ name, network }) => `${name}.${network}`);
const changesAsked = () => asked.filter((line) => !line.startsWith('GET'));
const toast = () => toastQueue.snapshot().history[0];
const failure = { kind: 'status', status: 500, message: 'no such luck' } as const;

beforeEach(() => enter('community'));

describe('deleting a node that other records refer to', () => {
  it('finds its DNS entry and its relay', () => {
    expect(leftBehind(nodeCalled('leaf-b')).map(leftoverText)).toEqual([
      'DNS entry wiki.intern.meshnet points to 10.20.30.5',
      'gw-relay has 10.20.30.5 in its relay list',
    ]);
  });

  it('cleans up after the deletion, and reports it', async () => {
    const leaf = nodeCalled('leaf-b');
    await removeNode(leaf, leftBehind(leaf));
    expect(names()).not.toContain('wiki.intern.meshnet');
    expect(onServer('gw-relay')).toMatchObject({ isrelay: 'yes', relayaddrs: ['10.20.30.4'] });
    expect(onServer('leaf-a').isrelayed).toBe('yes');
    expect(changesAsked()[0]).toBe(`DELETE /nodes/meshnet/${leaf.id} 200`);
    expect(toast()).toMatchObject({
      kind: 'success',
      detail:
        'leaf-b in meshnet. wiki.intern.meshnet: DNS entry deleted. gw-relay: 10.20.30.5 removed from its relay list',
    });
  });

  it('keeps all references if no cleanup is requested', async () => {
    await removeNode(nodeCalled('leaf-b'));
    expect(names()).toContain('wiki.intern.meshnet');
    expect(onServer('gw-relay').relayaddrs).toEqual(['10.20.30.4', '10.20.30.5']);
    expect(toast()).toMatchObject({ kind: 'success', detail: 'leaf-b in meshnet' });
  });

  it('keeps all references if the node couldn’t be deleted', async () => {
    const leaf = nodeCalled('leaf-b');
    world.faults.add('DELETE /nodes/*/*', failure);
    expect(await removeNode(leaf, leftBehind(leaf))).toBe(false);
    expect(names()).toContain('wiki.intern.meshnet');
    expect(changesAsked()).toHaveLength(1);
  });

  it('reports references that couldn’t be cleaned up', async () => {
    const leaf = nodeCalled('leaf-b');
    world.faults.add('PUT /nodes/*/*', failure);
    expect(await removeNode(leaf, leftBehind(leaf))).toBe(true);
    expect(toast()).toMatchObject({
      kind: 'warning',
      detail:
        'leaf-b in meshnet. wiki.intern.meshnet: DNS entry deleted. Couldn’t clean up gw-relay: no such luck',
    });
  });

  it('reports DNS entries that can’t be loaded', async () => {
    const leaf = nodeCalled('leaf-b');
    world.faults.add('GET /dns', failure);
    await removeNode(leaf, leftBehind(leaf));
    expect(names()).toContain('wiki.intern.meshnet');
    expect(toast()?.detail).toContain('Couldn’t clean up wiki.intern.meshnet: Couldn’t load the DNS entries');
  });

  it('keeps an entry that another user has changed since', async () => {
    const leaf = nodeCalled('leaf-b');
    const leftovers = leftBehind(leaf);
    const wiki = world.dns.find(({ name }) => name === 'wiki.intern');
    if (wiki) wiki.address = '10.20.30.8';
    onServer('gw-relay').relayaddrs = ['10.20.30.4', '10.20.30.6'];
    await removeNode(leaf, leftovers);
    expect(names()).toContain('wiki.intern.meshnet');
    expect(onServer('gw-relay').relayaddrs).toEqual(['10.20.30.4', '10.20.30.6']);
    expect(changesAsked()).toHaveLength(1);
  });

  it('keeps addresses that another user has added since', async () => {
    const leaf = nodeCalled('leaf-b');
    const leftovers = leftBehind(leaf);
    onServer('gw-relay').relayaddrs = ['10.20.30.4', '10.20.30.5', '10.20.30.6'];
    await removeNode(leaf, leftovers);
    expect(onServer('gw-relay').relayaddrs).toEqual(['10.20.30.4', '10.20.30.6']);
  });

  it('removes it from allowed IPs, egress ranges and the DNS servers of external clients', async () => {
    onServer('mac-laptop').allowedips = ['10.20.30.5', '10.99.0.0/16'];
    onServer('gw-egress').egressgatewayranges = ['172.16.10.0/24', '10.20.30.5/32'];
    const network = world.networks.get('meshnet');
    if (network) network.defaultextclientdns = '10.20.30.5, 1.1.1.1';
    await loadEverything();
    const leaf = nodeCalled('leaf-b');
    await removeNode(leaf, leftBehind(leaf));
    expect(onServer('mac-laptop').allowedips).toEqual(['10.99.0.0/16']);
    expect(onServer('gw-egress')).toMatchObject({
      isegressgateway: 'yes',
      egressgatewayranges: ['172.16.10.0/24'],
    });
    expect(world.networks.get('meshnet')?.defaultextclientdns).toBe('1.1.1.1');
    expect(toast()?.kind).toBe('success');
  });

  it('leaves a relay without nodes when its last node is deleted', async () => {
    const leaf = nodeCalled('dual-b');
    await removeNode(leaf, leftBehind(leaf));
    expect(onServer('dual-a')).toMatchObject({ isrelay: 'yes', relayaddrs: [] });
  });

  it('sends no network whose access keys are hidden', async () => {
    world.settings.displayKeys = false;
    const network = world.networks.get('meshnet');
    if (network) network.defaultextclientdns = '10.20.30.8';
    await loadEverything();
    asked.length = 0;
    const node = nodeCalled('owned-node');
    await removeNode(node, leftBehind(node));
    expect(world.networks.get('meshnet')?.defaultextclientdns).toBe('10.20.30.8');
    expect(toast()?.detail).toContain('Couldn’t clean up meshnet: The server hides access keys');
    expect(changesAsked()).toHaveLength(1);
  });

  it('stops with the session', async () => {
    const leaf = nodeCalled('leaf-b');
    const leftovers = leftBehind(leaf);
    world.faults.add('DELETE /nodes/*/*', { kind: 'latency', ms: 20 });
    const removing = removeNode(leaf, leftovers);
    logOut('signedOut');
    beginSession(sessionOf(world, 'second-admin'));
    await removing;
    expect(names()).toContain('wiki.intern.meshnet');
  });
});

describe('deleting an external client that other records refer to', () => {
  beforeEach(async () => {
    const phone = [...world.extClients.values()].find(({ clientid }) => clientid === 'phone-1');
    world.dns.push({ name: 'phone', network: 'meshnet', address: phone?.address ?? '', address6: '' });
    await loadEverything();
  });

  it('cleans up after it', async () => {
    const ref = { network: 'meshnet', clientId: 'phone-1' };
    const leftovers = leftBehindBy(({ clients }) =>
      clients.filter(({ clientId }) => clientId === 'phone-1').map(departingClient),
    );
    await removeClient(ref, leftovers);
    expect(names()).not.toContain('phone.meshnet');
    expect(toast()).toMatchObject({
      kind: 'success',
      detail: 'phone-1 in meshnet. phone.meshnet: DNS entry deleted',
    });
  });

  it('cleans up after its gateway loses the role', async () => {
    const gateway = nodeCalled('gw-ingress');
    await switchRole(
      gateway,
      'ingress',
      false,
      leftBehindBy((source) => departingClientsOf(gateway, source)),
    );
    expect(names()).not.toContain('phone.meshnet');
    expect(toast()?.detail).toBe('gw-ingress in meshnet. phone.meshnet: DNS entry deleted');
  });

  it('cleans up after its gateway is deleted', async () => {
    const gateway = nodeCalled('gw-ingress');
    await removeNode(gateway, leftBehind(gateway));
    expect(names()).not.toContain('phone.meshnet');
  });
});

describe('deleting several nodes that other records refer to', () => {
  const outcomes = () => runStore.run?.results.slice(2).map(({ name, state, text }) => [name, text ?? state]);

  it('cleans up after all of them', async () => {
    const leaves = [nodeCalled('leaf-a'), nodeCalled('leaf-b')];
    await removeNodes(leaves, leftBehind(...leaves));
    expect(runStore.run?.title).toBe('Delete 2 nodes, clean up 3 references');
    expect(names()).toEqual(['printer.dualnet', 'six.dualnet']);
    expect(onServer('gw-relay').relayaddrs).toEqual([]);
    expect(outcomes()).toEqual([
      ['db.meshnet', 'DNS entry deleted'],
      ['wiki.intern.meshnet', 'DNS entry deleted'],
      ['gw-relay', '10.20.30.4 and 10.20.30.5 removed from its relay list'],
    ]);
  });

  it('keeps references to a node that couldn’t be deleted until it is retried', async () => {
    const leaves = [nodeCalled('leaf-a'), nodeCalled('leaf-b')];
    world.faults.add(`DELETE /nodes/meshnet/${leaves[0]?.id}`, failure, { times: 1 });
    await removeNodes(leaves, leftBehind(...leaves));
    expect(names()).toContain('db.meshnet');
    expect(names()).not.toContain('wiki.intern.meshnet');
    expect(onServer('gw-relay').relayaddrs).toEqual(['10.20.30.4']);
    await retryFailed();
    expect(names()).not.toContain('db.meshnet');
    expect(onServer('gw-relay').relayaddrs).toEqual([]);
  });

  it('retries failed cleanups without deleting again', async () => {
    const leaves = [nodeCalled('leaf-a'), nodeCalled('leaf-b')];
    world.faults.add('PUT /nodes/*/*', failure, { times: 1 });
    await removeNodes(leaves, leftBehind(...leaves));
    expect(outcomes()?.at(-1)).toEqual(['gw-relay', 'no such luck']);
    await retryFailed();
    expect(outcomes()?.at(-1)).toEqual(['gw-relay', '10.20.30.4 and 10.20.30.5 removed from its relay list']);
    expect(asked.filter((line) => line.startsWith('DELETE /nodes'))).toHaveLength(2);
  });
});
