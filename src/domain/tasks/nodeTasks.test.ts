import { describe, expect, it } from 'vitest';
import { anAclMatrix } from '../../../mocks/fixtures/aclMatrix.ts';
import { aDnsEntry } from '../../../mocks/fixtures/dnsEntry.ts';
import { anExternalClient } from '../../../mocks/fixtures/externalClient.ts';
import { aNetwork } from '../../../mocks/fixtures/network.ts';
import { aNode } from '../../../mocks/fixtures/node.ts';
import { NOW } from '../../../mocks/fixtures/now.ts';
import { aSessionUser } from '../../../mocks/fixtures/session.ts';
import type { Node } from '../node/node.ts';
import { createViewer } from '../session/permissions.ts';
import { nodeTaskOf, targetsOf } from './nodeTasks.ts';
import type { TaskChoice, TaskRecords } from './task.ts';
import { taskOffers, tasksForMany, type NodeTaskKind } from './taskOffers.ts';

const viewer = createViewer(aSessionUser(), true, []);
const node = (name: string, at: number, changes: Partial<Node> = {}) =>
  aNode({ name, id: name, address: `10.20.4.${at}`, address6: '', ...changes });

const egress = {
  isEgressGateway: true,
  egressRanges: ['10.1.0.0/24', '10.2.0.0/24'],
  egressNat: true,
  egressInterface: 'eth0',
};
const dead = node('gw-1', 1, { ...egress, isRelay: true, relayAddresses: ['10.20.4.3', '10.20.4.4'] });
const spare = node('gw-2', 2);
const leaves = [node('leaf-1', 3, { isRelayed: true }), node('leaf-2', 4, { isRelayed: true })];
const web = node('web', 5, { allowedIps: ['10.20.4.1'] });

function records(changes: Partial<TaskRecords> = {}): TaskRecords {
  return {
    viewer,
    nodes: [dead, spare, ...leaves, web],
    clients: [],
    networks: [aNetwork({ netid: 'prod-eu', addressRange: '10.20.4.0/24' })],
    dnsEntries: [aDnsEntry({ name: 'wiki', network: 'prod-eu', address: '10.20.4.1' })],
    acl: undefined,
    now: NOW,
    ...changes,
  };
}

type Options = { readonly choice?: Partial<TaskChoice>; readonly records?: Partial<TaskRecords> };

function planned(kind: NodeTaskKind, nodes: readonly Node[], target: Node, options: Options = {}) {
  const all = records(options.records);
  const task = nodeTaskOf(kind);
  if (!task) throw new Error(`No task ${kind}`);
  const choice = { toggled: new Set<string>(), interfaceName: 'ens3', ...options.choice };
  const subjects = task.subjects?.(nodes, all) ?? nodes;
  const { moves, steps, leftBehind } = task.plan(subjects, target, choice, all);
  return {
    moves: moves.map(({ text, isChosen }) => `${isChosen ? '☑' : '☐'} ${text}`),
    steps: steps.map(({ text, needs }) => text + (needs === undefined ? '' : ` (${needs})`)),
    left: leftBehind.map(({ text }) => text),
    calls: steps,
  };
}

const deleting = { toggled: new Set(['delete']) };

describe('replacing a node', () => {
  it('gives the new node each range before the old one loses it, and relays nodes in one call', () => {
    expect(planned('replace', [dead], spare)).toMatchObject({
      moves: [
        '☑ Route 10.1.0.0/24, 10.2.0.0/24 through gw-2',
        '☑ Relay leaf-1, leaf-2 through gw-2',
        '☑ Point wiki.prod-eu to gw-2',
        '☑ Put gw-2 in place of gw-1 in the allowed IPs of web',
        '☐ Delete gw-1',
      ],
      steps: [
        'Make gw-2 an egress gateway for 10.1.0.0/24, 10.2.0.0/24',
        'Remove egress gateway from gw-1 (previous)',
        'Remove relay from gw-1',
        'Relay leaf-1, leaf-2 through gw-2 (previous)',
        'Delete the DNS entry wiki.prod-eu',
        'Create the DNS entry wiki.prod-eu for 10.20.4.2 (previous)',
        'Put gw-2 in place of gw-1 in the allowed IPs of web',
      ],
      left: ['ACL rules, because they aren’t loaded or you don’t have access to them'],
    });
  });

  it('deletes the old node last, once everything else is done', () => {
    const { steps } = planned('replace', [dead], spare, { choice: deleting });
    expect(steps.at(-1)).toBe('Delete gw-1 (all)');
  });

  it('keeps interface, NAT and ranges of a gateway that takes over', () => {
    const other = node('gw-3', 6, { ...egress, egressRanges: ['10.3.0.0/24'], egressNat: false });
    const { calls, left } = planned('replace', [dead], other, { records: { nodes: [dead, other] } });
    expect(calls[0]).toMatchObject({
      kind: 'editNode',
      before: { egressRanges: '10.3.0.0/24' },
      after: { egressRanges: '10.3.0.0/24, 10.1.0.0/24, 10.2.0.0/24' },
    });
    expect(left).toContain('NAT. It stays off on gw-3');
  });

  it('creates a gateway again for the first range of an address family', () => {
    const other = node('gw-3', 6, { ...egress, egressRanges: ['fd00:1::/64'], egressInterface: 'ens9' });
    expect(planned('replace', [dead], other).calls[0]).toMatchObject({
      kind: 'createEgress',
      egress: { ranges: ['fd00:1::/64', '10.1.0.0/24', '10.2.0.0/24'], interfaceName: 'ens9' },
    });
  });

  it('allows the new node what the old one is allowed, before anything else', () => {
    const ids = [dead, spare, ...leaves, web].map(({ id }) => id);
    const acl = anAclMatrix(ids, [
      ['gw-2', 'leaf-1'],
      ['leaf-1', 'gw-2'],
      ['gw-1', 'leaf-2'],
      ['leaf-2', 'gw-1'],
      ['gw-2', 'web'],
    ]);
    const { calls, steps } = planned('replace', [dead], spare, { records: { acl } });
    expect(steps[0]).toBe('Allow gw-2 to reach leaf-1, web, as gw-1 can');
    expect(calls[0]).toMatchObject({
      pairs: [
        ['gw-2', 'leaf-1'],
        ['gw-2', 'web'],
      ],
      isAllowed: true,
    });
  });

  it('makes new clients, and names who gets which file', () => {
    const gateway = node('gw-1', 1, { isIngressGateway: true });
    const client = (clientId: string, ownerId = '') =>
      anExternalClient({
        clientId,
        ownerId,
        ingressGatewayId: 'gw-1',
        network: 'prod-eu',
        address: '10.20.4.99',
      });
    const lost = { ...client('lost'), isEnabled: false };
    const clients = [client('phone', 'mira'), client('tablet'), client('phone-2'), lost];
    const plan = planned('replace', [gateway], spare, { records: { nodes: [gateway, spare], clients } });
    expect(plan.steps).toEqual([
      'Create ingress gateway on gw-2',
      'Delete the DNS entry wiki.prod-eu',
      'Create the DNS entry wiki.prod-eu for 10.20.4.2 (previous)',
      'Create the external client phone-3 on gw-2',
      'Create the external client phone-2-2 on gw-2',
      'Create the external client tablet-2 on gw-2',
    ]);
    // Their deletion can’t be undone, and needs a typed name elsewhere.
    expect(plan.moves).toContain('☐ Delete gw-1 with its 4 external clients');
    expect(plan.left).toContain('lost. It’s disabled, so it gets no new client');
    expect(plan.left).toContain('phone of mira works only with gw-1. Hand out the file of phone-3');
  });

  it('lets the new node be relayed by the relay of the old one', () => {
    const relay = node('relay', 8, { isRelay: true, relayAddresses: ['10.20.4.1', '10.20.4.9'] });
    const old = node('gw-1', 1, { isRelayed: true });
    const around = { records: { nodes: [old, spare, relay], dnsEntries: [] } };
    const listOf = ({ calls }: ReturnType<typeof planned>) => calls[0];
    expect(listOf(planned('replace', [old], spare, around))).toMatchObject({
      after: { relayAddresses: '10.20.4.1, 10.20.4.9, 10.20.4.2' },
    });
    expect(listOf(planned('replace', [old], spare, { ...around, choice: deleting }))).toMatchObject({
      after: { relayAddresses: '10.20.4.9, 10.20.4.2' },
    });
  });

  it('says what the new node can’t take over', () => {
    const mac = node('mac', 7, { os: 'darwin' });
    const { steps, left } = planned('replace', [dead], mac, { records: { nodes: [dead, mac, ...leaves] } });
    expect(steps).toEqual([
      'Delete the DNS entry wiki.prod-eu',
      'Create the DNS entry wiki.prod-eu for 10.20.4.7 (previous)',
    ]);
    expect(left).toEqual([
      expect.stringMatching(/^ACL rules/),
      'Egress. Only a Linux or FreeBSD node can be an egress gateway. This one runs macOS',
      'Relay. Only a Linux node can be a relay. This one runs macOS',
    ]);
  });

  it('says that a new DNS entry has only one address', () => {
    const old = { ...dead, address6: 'fd00::1' };
    const next = { ...spare, address6: 'fd00::2' };
    const dnsEntries = [aDnsEntry({ name: 'wiki', address: '10.20.4.1', address6: 'fd00::1' })];
    const plan = planned('replace', [old], next, { records: { nodes: [old, next], dnsEntries } });
    expect(plan.left).toContain('The second address of wiki.prod-eu. A new entry has only one');
  });

  it('leaves a DNS entry that also points elsewhere', () => {
    const dnsEntries = [aDnsEntry({ name: 'wiki', address: '10.20.4.1', address6: 'fd00::77' })];
    const plan = planned('replace', [dead], spare, { records: { nodes: [dead, spare], dnsEntries } });
    expect(plan.left).toContain('DNS entry wiki.prod-eu points to 10.20.4.1');
    expect(plan.steps.filter((step) => step.includes('wiki'))).toEqual([]);
  });

  it('leaves out what is unticked', () => {
    const { steps } = planned('replace', [dead], spare, {
      choice: { toggled: new Set(['egress', 'relay', 'DNS entry wiki.prod-eu points to 10.20.4.1']) },
    });
    expect(steps).toEqual(['Put gw-2 in place of gw-1 in the allowed IPs of web']);
  });

  it('can’t delete the server’s own node', () => {
    const server = node('netmaker-1', 1, { isServer: true, isHub: true });
    const networks = [aNetwork({ netid: 'prod-eu', isPointToSite: true })];
    const plan = planned('replace', [server], spare, {
      records: { nodes: [server, spare], networks, dnsEntries: [] },
    });
    expect(plan.steps).toEqual(['Make gw-2 the hub']);
    expect(plan.left).toContain('netmaker-1 itself. The server’s own node can’t be deleted');
  });
});

describe('moving', () => {
  const other = node('gw-3', 6, { isRelay: true, relayAddresses: ['10.20.4.9'] });

  it('takes relayed nodes from their relay before another one lists them', () => {
    const { steps, calls } = planned('move-relayed', leaves.slice(0, 1), other);
    expect(steps).toEqual(['Take leaf-1 from gw-1', 'Relay leaf-1 through gw-3 (all)']);
    expect(calls).toMatchObject([
      { after: { relayAddresses: '10.20.4.4' } },
      { after: { relayAddresses: '10.20.4.9, 10.20.4.3' } },
    ]);
  });

  it('removes a relay without nodes, and makes a node one', () => {
    expect(planned('move-relayed', [dead], spare)).toMatchObject({
      moves: ['☑ Relay leaf-1, which gw-1 relays now', '☑ Relay leaf-2, which gw-1 relays now'],
      steps: ['Remove relay from gw-1', 'Relay leaf-1, leaf-2 through gw-2 (all)'],
    });
  });

  it('moves some ranges, which the new gateway has first', () => {
    const choice = { toggled: new Set(['gw-1 10.2.0.0/24']) };
    const { moves, steps } = planned('move-ranges', [dead], spare, { choice });
    expect(moves).toEqual(['☑ 10.1.0.0/24, from gw-1', '☐ 10.2.0.0/24, from gw-1']);
    expect(steps).toEqual([
      'Make gw-2 an egress gateway for 10.1.0.0/24',
      'Remove 10.1.0.0/24 from gw-1 (first)',
    ]);
  });

  it('says that gateways with and without NAT can’t both keep it', () => {
    const plain = node('gw-4', 8, { ...egress, egressRanges: ['10.4.0.0/24'], egressNat: false });
    const around = { records: { nodes: [dead, plain, spare] } };
    expect(planned('move-ranges', [dead, plain], spare, around).left).toEqual(['NAT. It will be on on gw-2']);
    const choice = { toggled: new Set(['gw-4 10.4.0.0/24']) };
    expect(planned('move-ranges', [dead, plain], spare, { ...around, choice }).left).toEqual([]);
  });

  it('moves the hub', () => {
    expect(planned('move-hub', [node('hub', 9, { isHub: true })], spare).steps).toEqual([
      'Make gw-2 the hub',
    ]);
  });
});

describe('making nodes like another', () => {
  const ids = [dead, spare, ...leaves, web].map(({ id }) => id);
  const closed = (one: string, other: string) =>
    [
      [one, other],
      [other, one],
    ] as const;
  const acl = anAclMatrix(ids, [...closed('gw-2', 'web'), ...closed('leaf-1', 'gw-1')]);

  it('allows and blocks what differs, except pairs with the model and among the nodes', () => {
    const plan = planned('make-like', leaves, spare, { records: { acl } });
    expect(plan.moves).toEqual(['☑ leaf-1: allows 1 pair, blocks 1 pair', '☑ leaf-2: blocks 1 pair']);
    expect(plan.calls).toMatchObject([
      { pairs: [['leaf-1', 'gw-1']], isAllowed: true },
      {
        pairs: [
          ['leaf-1', 'web'],
          ['leaf-2', 'web'],
        ],
        isAllowed: false,
      },
    ]);
    expect(plan.left).toEqual(['Pairs with gw-2 and among these nodes']);
  });

  it.each([
    ['the rules', undefined],
    [
      'rules of the model, which joined after they were loaded',
      anAclMatrix(ids.filter((id) => id !== 'gw-2')),
    ],
  ])('changes nothing without %s', (_, loaded) => {
    expect(planned('make-like', leaves, spare, { records: { acl: loaded } })).toMatchObject({
      steps: [],
      left: ['The ACL rules aren’t loaded'],
    });
  });
});

describe('where a task can lead', () => {
  const names = (kind: NodeTaskKind, nodes: readonly Node[], all: readonly Node[]) => {
    const task = nodeTaskOf(kind);
    const targets = task ? targetsOf(task, nodes, records({ nodes: all })) : [];
    return targets.map((target) => [target.node.name, target.note].join(': '));
  };
  const mac = node('mac', 7, { os: 'darwin' });
  const off = node('off', 8, { isConnected: false });
  const waiting = node('waiting', 9, { isPending: true });
  const foreign = node('foreign', 10, { network: 'prod-us' });

  it('suggests nodes that take over everything, and those that are down last', () => {
    const [leaf = dead] = leaves;
    expect(names('replace', [dead], [dead, leaf, mac, off, spare, waiting, foreign])).toEqual([
      'gw-2: ',
      'leaf-1: relayed',
      'mac: can’t take over egress and relay',
      'off: disconnected',
    ]);
  });

  it('suggests relays first, and no node that can’t become one', () => {
    const relay = node('relay', 11, { isRelay: true, relayAddresses: ['10.20.4.5'] });
    expect(names('move-relayed', leaves, [dead, ...leaves, mac, spare, relay, web])).toEqual([
      'relay: relays 1 node',
      'gw-2: becomes a relay',
      'web: becomes a relay',
    ]);
  });
});

describe('where a task begins', () => {
  it.each([
    [
      dead,
      [
        'Replace gw-1',
        'Move the nodes of gw-1 to another relay',
        'Move the ranges of gw-1 to another gateway',
        'Give gw-1 the ACL rules of another node',
      ],
    ],
    [
      leaves[0],
      ['Replace leaf-1', 'Move leaf-1 to another relay', 'Give leaf-1 the ACL rules of another node'],
    ],
    [node('asking', 12, { isPending: true }), []],
  ])('%#', (from, expected) => {
    expect(from && taskOffers(from, viewer).map(({ named }) => named)).toEqual(expected);
  });

  it('is offered only to administrators of the network', () => {
    expect(taskOffers(dead, createViewer(aSessionUser({ isAdmin: false, networks: [] }), true, []))).toEqual(
      [],
    );
  });

  it('skips selected nodes that it doesn’t apply to', () => {
    const relayed = tasksForMany.find(({ id }) => id === 'move-relayed');
    const [leaf = dead] = leaves;
    expect([leaf, web].map((one) => relayed?.obstacle(one, viewer, [leaf, web]))).toEqual([
      undefined,
      'Isn’t relayed',
    ]);
    const foreign = node('foreign', 10, { network: 'prod-us', isRelayed: true });
    expect(relayed?.obstacle(leaf, viewer, [leaf, foreign])).toBe('Select nodes of one network');
    expect(
      relayed?.obstacle(
        leaf,
        viewer,
        Array.from({ length: 101 }, () => leaf),
      ),
    ).toBe('Select at most 100 nodes');
  });
});
