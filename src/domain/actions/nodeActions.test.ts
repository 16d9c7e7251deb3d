import { describe, expect, it } from 'vitest';
import { fleetClients, fleetNetworks } from '../../../mocks/fixtures/fleet.ts';
import { fleetNodes, fraGw01 } from '../../../mocks/fixtures/fleetNodes.ts';
import { aNode } from '../../../mocks/fixtures/node.ts';
import { aSessionUser } from '../../../mocks/fixtures/session.ts';
import type { Node } from '../node/node.ts';
import { createViewer } from '../session/permissions.ts';
import { needsForm, type Action, type AskOptions } from './action.ts';
import { actionObstacle, actionQuestion, actionsTitle } from './allActions.ts';
import { clientsByGateway, type RecordsNow } from './known.ts';
import { nodeActions } from './nodeActions.ts';
import { textOf } from '../testing/textOf.ts';

const asAdmin: RecordsNow = {
  viewer: createViewer(aSessionUser(), false, []),
  nodes: fleetNodes,
  listedNodes: fleetNodes,
  clients: clientsByGateway(fleetClients),
  networks: new Map(fleetNetworks.map((network) => [network.netid, network])),
  switching: new Set(),
};
const asGuest = {
  ...asAdmin,
  viewer: createViewer(aSessionUser({ isAdmin: false, networks: ['lab'] }), false, []),
};
const server = aNode({ name: 'netmaker-1', isServer: true });

function nodeDeletion(node: Node, known: typeof asAdmin) {
  const action = { kind: 'deleteNode', node } as const;
  const nodes = known.nodes.includes(node) ? known.nodes : [...known.nodes, node];
  const reason = actionObstacle(action, { ...known, nodes });
  if (reason !== undefined) return { isPossible: false, reason };
  const question = actionQuestion({ actions: [action], options: {} }, { ...known, nodes });
  const { consequences, typeToConfirm } = question ?? {};
  return { isPossible: true, consequences, ...(typeToConfirm !== undefined && { typeToConfirm }) };
}

const plain = aNode({ name: 'web-1', id: 'web-1', isConnected: true });
const off = aNode({ name: 'web-2', id: 'web-2', isConnected: false });
const waiting = aNode({ name: 'new', id: 'new', isPending: true, network: 'edge-iot' });
const all = { ...asAdmin, nodes: [plain, off, waiting, fraGw01] };
const askedOf = (actions: readonly Action[], options: AskOptions = {}) => {
  const question = actionQuestion({ actions, options }, all);
  return question && [question.title, textOf(question.message), question.confirmLabel];
};

describe('an action asks the same wherever it is chosen', () => {
  const relay = { kind: 'switchRole', node: fraGw01, role: 'relay', isOn: false } as const;
  it.each<[Action, readonly string[]]>([
    [{ kind: 'approveNode', node: waiting }, ['Approve new', 'Allow new to join edge-iot?', 'Approve']],
    [
      { kind: 'connectNode', node: off },
      [
        'Connect web-2',
        'Connect web-2 to prod-eu? It will get its peers back with its next update.',
        'Connect',
      ],
    ],
    [
      { kind: 'disconnectNode', node: plain },
      [
        'Disconnect web-1',
        'Disconnect web-1 from prod-eu? It won’t have any peers until you reconnect it. Its key stays valid. If you don’t trust the machine, delete the node instead.',
        'Disconnect',
      ],
    ],
    [
      { kind: 'deleteNode', node: plain },
      ['Delete web-1', 'Delete web-1 from prod-eu? This can’t be undone.', 'Delete node'],
    ],
    [
      relay,
      ['Remove relay', 'Remove the relay from fra-gw-01? It isn’t relaying any nodes.', 'Remove relay'],
    ],
  ])('%o', (action, texts) => {
    expect(askedOf([action])).toEqual(texts);
  });

  it.each<[readonly Action[], readonly string[]]>([
    [
      [{ kind: 'approveNode', node: waiting }],
      ['Approve 1 node?', 'Allow it to join its network?', 'Approve 1 node'],
    ],
    [
      [plain, off].map((node) => ({ kind: 'connectNode', node })),
      ['Connect 2 nodes?', 'They will get their peers back with their next update.', 'Connect 2 nodes'],
    ],
    [
      [plain, off].map((node) => ({ kind: 'deleteNode', node })),
      [
        'Delete 2 nodes?',
        'The nodes will lose access to their networks. This can’t be undone.',
        'Delete 2 nodes',
      ],
    ],
    [
      [plain, off].map((node) => ({ kind: 'switchRole', node, role: 'ingress', isOn: true })),
      [
        'Create ingress on 2 nodes?',
        'The server updates these nodes one at a time.',
        'Create ingress on 2 nodes',
      ],
    ],
  ])('of selected nodes, %o', (actions, texts) => {
    expect(askedOf(actions, { skipped: [] })).toEqual(texts);
    expect(actionsTitle(actions)).toBe(texts[2]);
  });

  it('asks nothing about a node that no longer exists', () => {
    expect(askedOf([{ kind: 'deleteNode', node: { ...plain, id: 'gone' } }])).toBeUndefined();
  });
});

describe('an action that can cut connections shows what it cuts', () => {
  it.each<Action>([
    { kind: 'disconnectNode', node: plain },
    { kind: 'deleteNode', node: plain },
    { kind: 'switchRole', node: fraGw01, role: 'ingress', isOn: false },
    { kind: 'switchRole', node: fraGw01, role: 'egress', isOn: false },
    { kind: 'switchRole', node: fraGw01, role: 'relay', isOn: false },
    { kind: 'switchRole', node: plain, role: 'hub', isOn: true },
  ])('%o', (action) => {
    for (const options of [{}, { skipped: [] }])
      expect(actionQuestion({ actions: [action], options }, all)?.impact).toHaveLength(1);
  });
});

describe('an action that is tried announces it', () => {
  const hub = aNode({ name: 'hub', id: 'hub', network: 'site-branch', isHub: true });
  const site = aNode({ name: 'site-1', id: 'site', network: 'site-branch' });
  const known = { ...all, nodes: [...all.nodes, hub, site] };

  it.each<[Action, boolean]>([
    [{ kind: 'disconnectNode', node: fraGw01 }, true],
    [{ kind: 'disconnectNode', node: plain }, false],
    [{ kind: 'switchRole', node: site, role: 'hub', isOn: true }, true],
    [{ kind: 'switchRole', node: fraGw01, role: 'relay', isOn: false }, true],
    [{ kind: 'switchRole', node: fraGw01, role: 'egress', isOn: false }, true],
    [{ kind: 'switchRole', node: fraGw01, role: 'ingress', isOn: false }, false],
    [{ kind: 'deleteNode', node: plain }, false],
  ])('%o: %s', (action, isTried) => {
    for (const options of [{}, { skipped: [] }]) {
      const note = actionQuestion({ actions: [action], options }, known)?.trialNote ?? '';
      expect(note).toMatch(isTried ? /^You’ll have 60 seconds/ : /^$/);
    }
  });
});

describe('an action isn’t available', () => {
  it.each<[Action, string | undefined]>([
    [{ kind: 'approveNode', node: plain }, 'Not waiting for your approval'],
    [{ kind: 'approveNode', node: waiting }, undefined],
    [{ kind: 'connectNode', node: plain }, 'Already connected'],
    [{ kind: 'connectNode', node: waiting }, 'Waiting for approval'],
    [{ kind: 'disconnectNode', node: off }, 'Already disconnected'],
    [{ kind: 'switchRole', node: fraGw01, role: 'relay', isOn: true }, 'Already has the role relay'],
    [{ kind: 'switchRole', node: plain, role: 'relay', isOn: false }, 'Doesn’t have the role relay'],
    [{ kind: 'switchRole', node: plain, role: 'ingress', isOn: true }, undefined],
  ])('%o: %s', (action, reason) => {
    expect(actionObstacle(action, all)).toBe(reason);
  });

  it('on more than one node, for the hub', () => {
    const hubs = [plain, off].map((node) => ({ kind: 'switchRole', node, role: 'hub', isOn: true }) as const);
    expect(hubs.map((hub) => nodeActions.switchRole.obstacle(plain, hub, all, hubs))).toEqual(
      hubs.map(() => 'A network has only one hub. Select one node'),
    );
  });
});

it.each<[Action, boolean]>([
  [{ kind: 'switchRole', node: plain, role: 'egress', isOn: true }, true],
  [{ kind: 'switchRole', node: plain, role: 'relay', isOn: true }, true],
  [{ kind: 'switchRole', node: plain, role: 'relay', isOn: false }, false],
  [{ kind: 'switchRole', node: plain, role: 'ingress', isOn: true }, false],
  [{ kind: 'deleteNode', node: plain }, false],
])('%o opens a form: %s', (action, isForm) => {
  expect(needsForm(action)).toBe(isForm);
});

describe('deleting a node', () => {
  it('has no consequences for a plain node', () => {
    expect(nodeDeletion(aNode(), asAdmin)).toEqual({ isPossible: true, consequences: [] });
  });

  it('counts roles, clients and relayed nodes, and requires the name', () => {
    expect(nodeDeletion(fraGw01, asAdmin)).toEqual({
      isPossible: true,
      consequences: [
        { label: 'Roles removed', value: 3 },
        { label: 'External clients deleted', value: 6 },
        { label: 'Enabled clients deleted', value: 5 },
        { label: 'Nodes that will lose their relay', value: 2 },
      ],
      typeToConfirm: 'fra-gw-01',
    });
  });

  it('counts a node once if it is relayed by both its addresses', () => {
    const relayed = aNode({ name: 'dual', address: '10.20.4.90', address6: 'fd42:20:4::5a' });
    const relay = aNode({ name: 'relay', isRelay: true, relayAddresses: ['10.20.4.90', 'fd42:20:4::5a'] });
    expect(nodeDeletion(relay, { ...asAdmin, nodes: [relay, relayed] })).toMatchObject({
      consequences: [
        { label: 'Roles removed', value: 1 },
        { label: 'Nodes that will lose their relay', value: 1 },
      ],
    });
  });

  it('does not claim zero clients for viewers who can’t see them', () => {
    expect(nodeDeletion(fraGw01, { ...asAdmin, clients: undefined })).toMatchObject({
      consequences: expect.arrayContaining([{ label: 'External clients deleted', value: 'all' }]),
    });
    expect(nodeDeletion(aNode(), { ...asAdmin, clients: undefined })).toMatchObject({ consequences: [] });
  });

  it('is disabled for the server node', () => {
    expect(nodeDeletion(server, asAdmin)).toEqual({
      isPossible: false,
      reason: 'The server’s own node can’t be deleted',
    });
  });

  it('is disabled for users who don’t administer the network', () => {
    expect(nodeDeletion(aNode(), asGuest)).toEqual({
      isPossible: false,
      reason: 'Only administrators of prod-eu can do this',
    });
  });
});
