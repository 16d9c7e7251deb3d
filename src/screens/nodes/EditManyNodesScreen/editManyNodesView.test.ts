import { describe, expect, it } from 'vitest';
import { recordsOf, type GivenRecords } from '../../../../mocks/fixtures/records.ts';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { aNetwork } from '../../../../mocks/fixtures/network.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { NOW } from '../../../../mocks/fixtures/now.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import { nodeKey } from '../../../domain/node/node.ts';
import { noNodesForm, type NodesForm } from '../../../domain/node/nodesEdit.ts';
import { createViewer } from '../../../domain/session/permissions.ts';
import { editManyNodesView } from './editManyNodesView.ts';

const healthy = { lastCheckIn: NOW - 10 };
const nodes = [
  aNode({ id: '1', name: 'web-1', persistentKeepalive: 20, udpHolePunch: false, ...healthy }),
  aNode({ id: '2', name: 'web-2', persistentKeepalive: 25, udpHolePunch: true, ...healthy }),
  aNode({ id: '3', name: 'web-3', persistentKeepalive: 0, udpHolePunch: true, lastCheckIn: NOW - 7200 }),
  aNode({ id: '4', name: 'not chosen' }),
];
const chosen = nodes.slice(0, 3).map(nodeKey);
const records: GivenRecords = {
  nodes: ready(nodes, 1),
  networks: ready([aNetwork({ netid: 'prod-eu', defaultUdpHolePunch: true })]),
  viewer: createViewer(aSessionUser(), true, []),
};
const selected: NodesForm = { ...noNodesForm, nodes: chosen };
const page = { shownField: undefined, runObstacle: undefined, now: NOW };
type Changes = GivenRecords & Partial<Parameters<typeof editManyNodesView>[1]>;
const pageOf = (form: Partial<NodesForm> = {}, changes: Changes = {}) =>
  editManyNodesView(recordsOf({ ...records, ...changes }), {
    ...page,
    form: { ...selected, ...form },
    ...changes,
  });

function viewOf(form: Partial<NodesForm>, changes: Changes = {}) {
  const view = pageOf(form, changes);
  if (view.status !== 'ready') throw new Error(`The page is ${view.status}`);
  return view;
}

const keepalive = (persistentKeepalive: string) => ({ fields: ['persistentKeepalive'], persistentKeepalive });
const lines = (view: ReturnType<typeof viewOf>) =>
  view.rows.map(({ name, now, willBe, note }) => [name, now, willBe, note]);

it('previews each selected node and edits only those that change', () => {
  const view = viewOf(keepalive('25'));
  expect(view.title).toBe('Edit 3 nodes');
  expect(lines(view)).toEqual([
    ['web-1', '20', '25', ''],
    ['web-2', '25', 'Unchanged', ''],
    ['web-3', '0', '25', 'Offline. Updates when it reconnects'],
  ]);
  expect(view.shown?.summary).toBe('2 will change, 1 unchanged');
  expect(view.edits.map(({ node }) => node.name)).toEqual(['web-1', 'web-3']);
  expect(view.edits[0]?.edit.after).toEqual({ ...view.edits[0]?.edit.before, persistentKeepalive: '25' });
  expect(view.obstacle).toBeUndefined();
});

it('names the nodes before a field is added, with the network where names repeat', () => {
  expect(viewOf({}).selected).toBe('web-1, web-2, web-3');
  const twin = aNode({ id: '5', name: 'web-1', network: 'office' });
  const both = [...nodes, twin];
  const view = viewOf({ ...keepalive('25'), nodes: [...chosen, nodeKey(twin)] }, { nodes: ready(both, 1) });
  expect(view.selected).toBe('web-1 in prod-eu, web-1 in office, web-2, web-3');
  expect(view.rows.map(({ name }) => name)).toEqual([
    'web-1 in prod-eu',
    'web-1 in office',
    'web-2',
    'web-3',
  ]);
});

it.each<[string, Partial<NodesForm>, Changes, string]>([
  ['no field', {}, {}, 'Add a field first'],
  ['an invalid value', keepalive('1001'), {}, 'Correct the values first'],
  [
    'nothing to change',
    { ...keepalive('25'), nodes: chosen.slice(1, 2) },
    {},
    'None of these nodes would change',
  ],
  ['another run', keepalive('25'), { runObstacle: 'Wait for the current run' }, 'Wait for the current run'],
])('can’t start with %s', (_, form, changes, obstacle) => {
  expect(viewOf(form, changes).obstacle).toBe(obstacle);
});

it('shows the problem at the field, and no result on the nodes', () => {
  const view = viewOf(keepalive('often'));
  expect(view.fields[0]).toMatchObject({ problem: expect.stringContaining('1000') });
  expect(view.rows.map(({ willBe }) => willBe)).toEqual(['Not valid', 'Not valid', 'Not valid']);
});

it('shows a warning once', () => {
  const [field] = viewOf({ fields: ['mtu'], mtu: '500' }).fields;
  expect(field?.warning).toMatch(/./);
});

describe('a node is skipped', () => {
  const reasons = (view: ReturnType<typeof viewOf>) =>
    view.rows.flatMap(({ name, state, note }) => (state === 'skipped' ? [[name, note]] : []));

  it('when the field is locked on it', () => {
    const view = viewOf({ fields: ['listenPort'], listenPort: '51830' });
    expect(reasons(view)).toEqual([
      ['web-2', 'Turn off “UDP hole punching” to edit this'],
      ['web-3', 'Turn off “UDP hole punching” to edit this'],
    ]);
    expect(view.edits.map(({ node }) => node.name)).toEqual(['web-1']);
  });

  it('unless the form unlocks the field', () => {
    const form = { fields: ['udpHolePunch', 'listenPort'], udpHolePunch: false, listenPort: '51830' };
    expect(reasons(viewOf(form))).toEqual([]);
  });

  it('when the server would reject its record', () => {
    const old = aNode({ id: '5', name: 'an_old_name' });
    const view = viewOf({ ...keepalive('25'), nodes: [nodeKey(old)] }, { nodes: ready([old], 1) });
    expect(reasons(view)).toEqual([['an_old_name', expect.stringContaining('Node name')]]);
    expect(view.obstacle).toBe('None of these nodes would change');
  });

  it('when the viewer can’t edit it', () => {
    const viewer = createViewer(aSessionUser({ isAdmin: false }), true, []);
    expect(reasons(viewOf(keepalive('25'), { viewer }))).toHaveLength(3);
  });
});

it('disables fields that are locked on all nodes, and starts with a present value', () => {
  const { choices } = viewOf({});
  const choice = (name: string) => choices.find(({ field }) => field === name);
  expect(choice('postUp')?.disabledReason).toBe('Remote command execution is off on this server');
  expect(choice('persistentKeepalive')).toMatchObject({ disabledReason: undefined, start: '20' });
});

it('asks before ACL rules or connections change, with the impact on each node', () => {
  const [denied, disconnected] = [
    viewOf({ fields: ['defaultAcl'], defaultAcl: 'no' }),
    viewOf({ fields: ['isConnected'], isConnected: false }),
  ];
  const changeTo = (fields: object) =>
    ['1', '2', '3'].map((nodeId) => ({ netid: 'prod-eu', change: { kind: 'editNode', nodeId, fields } }));
  expect(denied.impact).toEqual(changeTo({ defaultAcl: false }));
  expect(denied).toMatchObject({ rewritesRules: true, disconnects: false });
  expect(denied.trialNote).toMatch(/^If this isolates a gateway or server node, .* you’ll have 60 seconds/);
  expect(disconnected.impact).toEqual(changeTo({ isConnected: false }));
  expect(disconnected).toMatchObject({ rewritesRules: false, disconnects: true, trialNote: undefined });
  expect(viewOf(keepalive('25'))).toMatchObject({ rewritesRules: false, impact: [], trialNote: undefined });
});

it('counts nodes that no longer exist', () => {
  expect(viewOf({ nodes: [...chosen, 'prod-eu/gone'] }).gone).toBe(1);
});

it.each<[GivenRecords['nodes'], string]>([
  [{ status: 'loading' }, 'loading'],
  [{ status: 'failed', failure: { kind: 'unreachable', offline: false } }, 'failed'],
  [ready([], 1), 'noRecord'],
])('without nodes is %#', (known, status) => {
  expect(pageOf({}, { nodes: known }).status).toBe(status);
});
