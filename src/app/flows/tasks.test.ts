// @vitest-environment happy-dom

import { beforeEach, describe, expect, it } from 'vitest';
import { faultOn } from '../../../mocks/world/faults.ts';
import { valueOf } from '../../domain/loadable.ts';
import { createViewer } from '../../domain/session/permissions.ts';
import { cloneNetwork } from '../../domain/tasks/cloneNetwork.ts';
import { nodeTaskOf } from '../../domain/tasks/nodeTasks.ts';
import type { TaskChoice, TaskRecords } from '../../domain/tasks/task.ts';
import type { NodeTaskKind } from '../../domain/tasks/taskOffers.ts';
import { api } from '../stores/api.ts';
import { dnsStore } from '../stores/dns.ts';
import { externalClientsStore, networksStore, nodesStore } from '../stores/records.ts';
import { ruleTrials } from '../stores/ruleTrials.ts';
import { runStore } from '../stores/run.ts';
import { liveSession } from '../stores/session.ts';
import { asked, enter, world } from '../testing/enter.ts';
import { continueRun, retryFailed, undoRun } from './bulkRun.ts';
import { loadEverything } from './refresh.ts';
import { runTask } from './tasks.ts';

beforeEach(() => enter('enterprise'));

const node = (name: string, network = 'meshnet') => {
  const found = valueOf(nodesStore.data)?.find((one) => one.name === name && one.network === network);
  if (!found) throw new Error(`No node is named ${name}`);
  return found;
};

async function records(): Promise<TaskRecords> {
  const user = liveSession()?.user;
  if (!user) throw new Error('Not logged in');
  const acl = await api.acls.load('meshnet', {});
  return {
    viewer: createViewer(user, true, []),
    nodes: valueOf(nodesStore.data) ?? [],
    networks: valueOf(networksStore.data) ?? [],
    clients: valueOf(externalClientsStore.data) ?? [],
    dnsEntries: valueOf(dnsStore.data) ?? [],
    acl: acl.ok ? acl.value : undefined,
    now: Date.now() / 1000,
  };
}

async function run(kind: NodeTaskKind, from: string, to: string, choice: Partial<TaskChoice> = {}) {
  const task = nodeTaskOf(kind);
  const all = await records();
  const opened = [node(from)];
  const nodes = task?.subjects?.(opened, all) ?? opened;
  const chosen = { toggled: new Set<string>(), interfaceName: 'eth0', ...choice };
  const steps = task?.plan(nodes, node(to), chosen, all).steps ?? [];
  asked.length = 0;
  await runTask(`${kind} ${from}`, steps);
}

const results = () => runStore.run?.results.map(({ name, state, text }) => `${name}: ${text ?? state}`);
const changes = () => asked.filter((line) => !line.startsWith('GET')).map((line) => line.split(' ')[0]);
const stored = async (name: string) => {
  await loadEverything();
  return node(name);
};
/** What of the network a replacement touches. Nodes keep their order. */
const shape = () =>
  [...world.nodes.values()]
    .filter(({ network }) => network === 'meshnet')
    .map(({ name, isrelay, relayaddrs, isrelayed, isegressgateway, egressgatewayranges }) => ({
      name,
      relay: [isrelay, isrelayed, relayaddrs ?? []],
      egress: [isegressgateway, egressgatewayranges ?? []],
    }));

const deleting = { toggled: new Set(['delete']) };

describe('replacing', () => {
  it('a relay leaves its nodes relayed by the new one', async () => {
    await run('replace', 'gw-relay', 'owned-node');
    expect(runStore.run?.status).toBe('over');
    expect(await stored('owned-node')).toMatchObject({
      isRelay: true,
      relayAddresses: ['10.20.30.4', '10.20.30.5'],
    });
    expect(node('gw-relay').isRelay).toBe(false);
    expect([node('leaf-a').isRelayed, node('leaf-b').isRelayed]).toEqual([true, true]);
  });

  it('a node with DNS entries points them to the new one, and deletes the old one last', async () => {
    await run('replace', 'leaf-a', 'owned-node', deleting);
    expect(results()?.at(-1)).toBe('Delete leaf-a: done');
    await loadEverything();
    expect(valueOf(dnsStore.data)?.find(({ name }) => name === 'db')?.address).toBe('10.20.30.8');
    expect(await stored('gw-relay')).toMatchObject({ relayAddresses: ['10.20.30.5', '10.20.30.8'] });
    expect(node('owned-node').isRelayed).toBe(true);
  });

  it('an ingress gateway creates its enabled clients again', async () => {
    await run('replace', 'gw-ingress', 'owned-node', deleting);
    await loadEverything();
    const clients = valueOf(externalClientsStore.data)?.filter(({ network }) => network === 'meshnet') ?? [];
    expect(clients.map(({ clientId }) => clientId).toSorted()).toEqual([
      'bad-scooby-2',
      'lvl2-phone-2',
      'phone-1-2',
      'tablet-2',
    ]);
    expect(clients.every(({ ingressGatewayId }) => ingressGatewayId === node('owned-node').id)).toBe(true);
  });

  it('asks for no trial of a part that another part makes up for', async () => {
    await run('replace', 'gw-egress', 'owned-node');
    await run('move-relayed', 'leaf-a', 'owned-node');
    expect(ruleTrials.trials).toEqual([]);
  });

  it.each(['gw-egress', 'gw-relay'])('%s is undone as a whole', async (name) => {
    const before = shape();
    await run('replace', name, 'owned-node');
    expect(shape()).not.toEqual(before);
    await undoRun();
    expect(runStore.run?.status).toBe('over');
    expect(shape()).toEqual(before);
  });
});

describe('undoing', () => {
  it('offers nothing that would lead back to a node that the task has deleted', async () => {
    await run('replace', 'leaf-a', 'owned-node', deleting);
    expect(runStore.run).toMatchObject({ status: 'over', canUndo: false });
  });
});

describe('someone else’s change between the review and the step', () => {
  const change = (name: string, fields: object) => {
    const found = [...world.nodes.values()].find((one) => one.name === name && one.network === 'meshnet');
    Object.assign(found ?? {}, fields);
  };

  const failure = () => runStore.run?.results.find(({ state }) => state === 'failed')?.text;

  it('keeps the old node if the new one is deleted', async () => {
    const { id } = node('owned-node');
    for (const [key, one] of world.nodes) if (one.id === id) world.nodes.delete(key);
    await run('replace', 'leaf-b', 'owned-node', deleting);
    expect(failure()).toBe('Couldn’t confirm that owned-node still exists. Nothing was sent.');
    expect((await stored('leaf-b')).name).toBe('leaf-b');
  });

  it('keeps a gateway whose role would take a new range with it', async () => {
    const ranges = [...node('gw-egress').egressRanges, '192.168.99.0/24'];
    change('gw-egress', { egressgatewayranges: ranges });
    await run('replace', 'gw-egress', 'owned-node');
    expect(failure()).toBe('Someone else has changed gw-egress since the review. Nothing was sent.');
    expect((await stored('gw-egress')).egressRanges).toEqual(ranges);
  });

  it('keeps a relay whose role would take a new node with it', async () => {
    change('gw-relay', { relayaddrs: [...node('gw-relay').relayAddresses, '10.20.30.8'] });
    await run('replace', 'gw-relay', 'gw-egress');
    expect(failure()).toBe('Someone else has changed gw-relay since the review. Nothing was sent.');
    expect((await stored('gw-relay')).isRelay).toBe(true);
  });

  it('keeps the ranges of a node that has become a gateway', async () => {
    change('owned-node', { isegressgateway: 'yes', egressgatewayranges: ['192.168.99.0/24'] });
    await run('replace', 'gw-egress', 'owned-node');
    expect(failure()).toBe('Someone else has changed owned-node since the review. Nothing was sent.');
    expect((await stored('owned-node')).egressRanges).toEqual(['192.168.99.0/24']);
  });
});

describe('a fault between two steps', () => {
  it('stops before the old gateway loses its ranges, and goes on with a retry', async () => {
    faultOn(
      world,
      'POST /nodes/{network}/{node}/creategateway',
      { kind: 'status', status: 500 },
      { times: 1 },
    );
    await run('replace', 'gw-egress', 'owned-node', deleting);
    expect(runStore.run?.status).toBe('stopped');
    expect(runStore.run?.results.map(({ state }) => state)).toEqual(
      expect.arrayContaining(['failed', 'waiting']),
    );
    expect((await stored('gw-egress')).egressRanges).toHaveLength(2);
    await retryFailed();
    expect(runStore.run?.status).toBe('over');
    expect((await stored('owned-node')).egressRanges).toEqual(['172.16.10.0/24', '192.168.77.0/24']);
    expect(valueOf(nodesStore.data)?.some(({ name }) => name === 'gw-egress')).toBe(false);
  });

  it('doesn’t cut ranges or delete the node if the user goes on without it', async () => {
    faultOn(world, 'POST /nodes/{network}/{node}/creategateway', { kind: 'status', status: 500 });
    await run('replace', 'gw-egress', 'owned-node', deleting);
    asked.length = 0;
    // Each step that needs the failed one stops the run again.
    while (runStore.run?.status === 'stopped') await continueRun();
    expect(results()).toEqual(
      expect.arrayContaining([
        'Remove egress gateway from gw-egress: Needs “Make owned-node an egress gateway for 172.16.10.0/24, 192.168.77.0/24” first',
        'Delete gw-egress: Needs “Make owned-node an egress gateway for 172.16.10.0/24, 192.168.77.0/24” first',
      ]),
    );
    expect(changes()).not.toContain('DELETE');
    expect((await stored('gw-egress')).egressRanges).toHaveLength(2);
  });
});

describe('making like another', () => {
  it('gives a node the rules of the other, which the console asks to keep, and takes them back', async () => {
    const before = (await records()).acl;
    await run('make-like', 'owned-node', 'leaf-b');
    expect(results()?.every((line) => line.endsWith('done'))).toBe(true);
    expect((await records()).acl).not.toEqual(before);
    expect(ruleTrials.trials).toHaveLength(1);
    await undoRun();
    expect((await records()).acl).toEqual(before);
  });
});

describe('cloning a network', () => {
  const cloned = async () => {
    const all = await records();
    const network = all.networks.find(({ netid }) => netid === 'dualnet');
    if (!network) throw new Error('No network is named dualnet');
    const clone = { netid: 'copy', addressRange: '10.99.0.0/24', addressRange6: 'fd99::/64' };
    await runTask(
      'Clone dualnet',
      cloneNetwork(network, clone, { toggled: new Set(), interfaceName: '' }, all).steps,
    );
    await loadEverything();
    return network;
  };
  const copy = () => valueOf(networksStore.data)?.find(({ netid }) => netid === 'copy');

  it('has its settings and keys, and is undone as a whole', async () => {
    const { defaultMtu, defaultKeepalive, accessKeys } = await cloned();
    expect(results()?.filter((line) => !line.endsWith('done'))).toEqual([]);
    expect(copy()).toMatchObject({ defaultMtu, defaultKeepalive, addressRange: '10.99.0.0/24' });
    expect(copy()?.accessKeys.map(({ name }) => name)).toEqual(
      accessKeys.filter(({ uses }) => uses > 0).map(({ name }) => name),
    );
    await undoRun();
    expect(copy()).toBeUndefined();
  });

  it('sends nothing else if it can’t be created', async () => {
    faultOn(world, 'POST /networks', { kind: 'status', status: 500 });
    await cloned();
    expect(runStore.run?.status).toBe('stopped');
    expect(changes()).toEqual(['POST']);
  });
});

describe('moving', () => {
  it('relays a node through another relay and back', async () => {
    const before = shape();
    await run('move-relayed', 'leaf-a', 'owned-node');
    expect(await stored('gw-relay')).toMatchObject({ relayAddresses: ['10.20.30.5'] });
    expect(node('owned-node')).toMatchObject({ isRelay: true, relayAddresses: ['10.20.30.4'] });
    expect([node('leaf-a').isRelayed, node('leaf-b').isRelayed]).toEqual([true, true]);
    await undoRun();
    expect(shape()).toEqual(before);
  });

  it('routes one of two ranges through another gateway and back', async () => {
    const before = shape();
    const gateway = node('gw-egress').id;
    await run('move-ranges', 'gw-egress', 'owned-node', {
      toggled: new Set([`${gateway} 192.168.77.0/24`]),
    });
    expect(await stored('gw-egress')).toMatchObject({ egressRanges: ['192.168.77.0/24'] });
    expect(node('owned-node')).toMatchObject({ egressRanges: ['172.16.10.0/24'], egressInterface: 'eth0' });
    await undoRun();
    expect(shape()).toEqual(before);
  });
});
