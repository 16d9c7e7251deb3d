// @vitest-environment happy-dom

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ready } from '../../../mocks/fixtures/loaded.ts';
import { toastQueue } from '../../components/Toast/toastQueue.ts';
import { blockAll } from '../../domain/acl/aclEdit.ts';
import type { Action, AskOptions } from '../../domain/actions/action.ts';
import { actionQuestion } from '../../domain/actions/allActions.ts';
import { knownOf } from '../../domain/actions/known.ts';
import { nodeEditImpact } from '../../domain/actions/nodeEditEffects.ts';
import { actionsOnNodes, availableOn, nodeOffers } from '../../domain/actions/nodeOffers.ts';
import { clientOffers } from '../../domain/actions/clientActions.ts';
import { actionsOf as fixActions, disconnectNode, setField, setPairs } from '../../domain/findings/fixes.ts';
import { actionsOf as paletteActions } from '../../domain/find/findActions.ts';
import { findables } from '../../domain/find/findables.ts';
import { clientKey } from '../../domain/externalClient/externalClient.ts';
import { valueOf } from '../../domain/loadable.ts';
import { nodeForm, withNodeChanges, type NodeForm } from '../../domain/node/nodeForm.ts';
import type { NodeEdit } from '../../domain/node/nodesEdit.ts';
import type { Offer } from '../../domain/actions/words.ts';
import type { ChangeIn } from '../../domain/reach/report/reachChange.ts';
import { fixAction } from '../../domain/reach/why/fixes.ts';
import type { ListState } from '../../screens/list/RecordList/listState.ts';
import { permissionListView } from '../../screens/userPermissions/PermissionListScreen/permissionListView.ts';
import { userGroupListView } from '../../screens/userGroups/UserGroupListScreen/userGroupListView.ts';
import { roleChanges } from '../stores/changes.ts';
import { changeAcls } from '../stores/drafts/aclEdits.ts';
import { recordsNow } from '../stores/reading.ts';
import { externalClientsStore, nodesStore, userGroupsStore } from '../stores/records.ts';
import { followTrials, ruleTrials } from '../stores/ruleTrials.ts';
import { runStore } from '../stores/run.ts';
import { enter } from '../testing/enter.ts';
import { refreshAcls, submitAcls } from './acls.ts';
import { actOnAll, carryOut } from './act.ts';
import { editNodes } from './nodeBulk.ts';
import { saveNode } from './nodeEdits.ts';

const netid = 'meshnet';

beforeEach(async () => {
  await enter('community');
  await refreshAcls(netid);
  return followTrials();
});

const nodeIn = (network: string, name: string) => {
  const found = valueOf(nodesStore.data)?.find((node) => node.network === network && node.name === name);
  if (!found) throw new Error(`There is no ${name} in ${network}`);
  return found;
};
const node = (name: string) => nodeIn(netid, name);
const client = (clientId: string) => {
  const found = valueOf(externalClientsStore.data)?.find((one) => clientKey(one) === `${netid}/${clientId}`);
  if (!found) throw new Error(`There is no ${clientId}`);
  return found;
};
const seen = () => {
  const now = recordsNow();
  if (!now) throw new Error('No one is logged in');
  return now;
};
const known = () => knownOf(seen());

/** What a door shows before the change, and how it makes it. */
type Way = { readonly impact: readonly ChangeIn[]; readonly make: () => Promise<unknown> };

/** Doors that draw actions, which the frame asks about. */
function acting(actions: readonly Action[], options: AskOptions = {}): Way {
  const question = actionQuestion({ actions, options }, known());
  return { impact: question?.impact ?? [], make: () => carryOut({ actions, options }, []) };
}

/** Forms, whose review shows the impact of all edits. */
function editing(edits: readonly NodeEdit[], make: (edits: readonly NodeEdit[]) => Promise<unknown>): Way {
  const edited = edits.map(({ node: { network, name }, edit }) => {
    const before = nodeIn(network, name);
    return { before, after: withNodeChanges(before, edit) };
  });
  return { impact: nodeEditImpact(edited), make: () => make(edits) };
}

function editOf(name: string, changes: Partial<NodeForm>, network = netid): NodeEdit {
  const record = nodeIn(network, name);
  const before = nodeForm(record);
  return { node: record, edit: { before, after: { ...before, ...changes } } };
}

const form = (name: string, changes: Partial<NodeForm>, network?: string) =>
  editing([editOf(name, changes, network)], async ([one]) => one && saveNode(one.node, one.edit));
const manyNodes = (names: readonly string[], changes: Partial<NodeForm>) =>
  editing(
    names.map((name) => editOf(name, changes)),
    editNodes,
  );

const fromPalette = (name: string, kind: Action['kind']) =>
  findables(
    {
      networks: [],
      nodes: [...known().nodes],
      clients: [...(known().clients?.values() ?? [])].flat(),
      dns: [],
      users: [],
      groups: known().groups ?? [],
    },
    known().viewer,
  )
    .filter((item) => item.name === name)
    .flatMap((item) => paletteActions(item, known()))
    .flatMap((found) => ('acts' in found && found.acts.kind === kind ? [found.acts] : []))
    .slice(0, 1);
const fromSelection = (names: readonly string[], kind: Action['kind']) => {
  const { main, inMenu } = actionsOnNodes({ hasFailover: false, hasHub: true });
  const actionOn = [...main, ...inMenu].find((each) => each(node('leaf-a')).kind === kind);
  return names.flatMap((name) => actionOn?.(node(name)) ?? []);
};
const roleOff = (name: string) =>
  availableOn(node(name), known()).flatMap(({ action }) =>
    action.kind === 'switchRole' && !action.isOn ? [action] : [],
  );
const selected: AskOptions = { skipped: [] };
const fixed: AskOptions = { list: { label: 'Fix', title: 'Fix' } };

type Row = readonly [act: string, door: string, way: () => Way, isTried: boolean, canUndo: boolean];

const rows: readonly Row[] = [
  [
    'block pairs',
    'finding',
    () => acting(fixActions(setPairs(netid, pairsOf('gw-egress'), false)), fixed),
    true,
    true,
  ],
  ['default rule', 'node form', () => form('gw-egress', { defaultAcl: 'no' }), true, true],
  ['default rule', 'edit many', () => manyNodes(['gw-egress', 'leaf-a'], { defaultAcl: 'no' }), true, true],
  [
    'disconnect',
    'row, page and graph',
    () => acting([nodeOffers(node('gw-egress'), known()).disconnect.action]),
    true,
    true,
  ],
  [
    'disconnect',
    'selection',
    () => acting(fromSelection(['gw-egress', 'leaf-a'], 'disconnectNode'), selected),
    true,
    true,
  ],
  ['disconnect', 'palette', () => acting(fromPalette('gw-egress', 'disconnectNode')), true, true],
  ['disconnect', 'finding', () => acting(fixActions(disconnectNode(node('gw-egress'))), fixed), true, true],
  ['disconnect', 'node form', () => form('gw-egress', { isConnected: false }), true, true],
  ['disconnect', 'edit many', () => manyNodes(['gw-egress', 'leaf-a'], { isConnected: false }), true, true],
  ['ranges', 'node form', () => form('gw-egress', { egressRanges: '' }), true, true],
  [
    'ranges',
    'finding',
    () => acting(fixActions(setField(node('gw-egress'), 'Remove', { egressRanges: '' })), fixed),
    true,
    true,
  ],
  ['relay list', 'node form', () => form('gw-relay', { relayAddresses: '' }), true, true],
  [
    'relay list',
    'finding',
    () => acting(fixActions(setField(node('gw-relay'), 'Remove', { relayAddresses: '' })), fixed),
    true,
    true,
  ],
  ['hub', 'node form', () => form(otherThanHub().name, { isHub: true }, 'p2snet'), true, true],
  [
    'hub',
    'role',
    () => acting([{ kind: 'switchRole', node: otherThanHub(), role: 'hub', isOn: true }]),
    true,
    true,
  ],
  ['role off', 'role, graph and palette', () => acting(roleOff('gw-egress')), true, true],
  ['role off', 'finding', () => acting(roleOff('gw-egress'), fixed), true, true],
  [
    'disable',
    'row and menu',
    () => acting([clientOffers(client('phone-1'), known()).toggle.action]),
    true,
    true,
  ],
  ['disable', 'palette', () => acting(fromPalette('phone-1', 'disableClient')), true, true],
  // What is deleted can’t be restored, as its question says, so there is nothing to try.
  [
    'delete',
    'row, page and graph',
    () => acting([nodeOffers(node('leaf-a'), known()).remove.action]),
    false,
    false,
  ],
  [
    'delete',
    'selection',
    () => acting(fromSelection(['leaf-a', 'leaf-b'], 'deleteNode'), selected),
    false,
    false,
  ],
  ['delete', 'palette', () => acting(fromPalette('leaf-a', 'deleteNode')), false, false],
  [
    'delete a client',
    'row and menu',
    () => acting([clientOffers(client('phone-1'), known()).remove.action]),
    false,
    false,
  ],
];

function pairsOf(name: string): readonly (readonly [string, string])[] {
  const { id } = node(name);
  return known()
    .nodes.filter((other) => other.network === netid && other.id !== id)
    .map((other) => [id, other.id] as const);
}

function otherThanHub() {
  const found = known().nodes.find(({ network, isHub }) => network === 'p2snet' && !isHub);
  if (!found) throw new Error('Every node of p2snet is the hub');
  return found;
}

const settled = () =>
  vi.waitFor(() => {
    expect(roleChanges.underway).toEqual([]);
    expect(runStore.run?.status ?? 'over').toBe('over');
  });
const offersUndo = () =>
  runStore.run?.canUndo === true || toastQueue.snapshot().history.some(({ undo }) => undo !== undefined);

describe('an act that cuts connections', () => {
  it.each(rows)('%s, by %s', async (_act, _door, wayOf, isTried, canUndo) => {
    const { impact, make } = wayOf();
    expect(impact).not.toEqual([]);
    await make();
    await settled();
    expect(toastQueue.snapshot().history.map(({ kind }) => kind)).not.toContain('error');
    expect(ruleTrials.trials.length > 0).toBe(isTried);
    expect(offersUndo()).toBe(canUndo);
  });

  it('block pairs, by matrix and one node’s rules', async () => {
    // Both submit the edit of the network, and the dialog shows its impact.
    changeAcls(netid, blockAll);
    await submitAcls(netid);
    expect(ruleTrials.trials).toHaveLength(1);
    expect(offersUndo()).toBe(true);
  });

  it('allows pairs and enables clients from the connection check as elsewhere', () => {
    const pair = { kind: 'allowPair', one: node('leaf-a'), other: node('leaf-b') } as const;
    const disabled = { kind: 'enable', client: client('phone-2') } as const;
    const fixes = [pair, disabled].map((step) =>
      fixAction({ ...step, label: '', changed: (source) => source }),
    );
    const impacts = fixes.flatMap((action) => (action ? acting([action]).impact : []));
    expect(impacts.map(({ change }) => change.kind)).toEqual(['pairs', 'enableClient']);
  });
});

describe('what someone has access to', () => {
  beforeEach(() => enter('enterprise'));

  const page = { query: new URLSearchParams(), rowsPerPage: 10 } as const;
  const group = (name: string) =>
    userGroupListView({ ...seen(), userGroups: { data: ready([name]), isLoading: false } }, page);
  const permissions = () => permissionListView(seen(), { ...page, netid });
  const firstOffer = <Item>(view: ListState<Item>, offerOf: (item: Item) => Offer<Action>) => {
    if (view.status !== 'ready' || !view.rows[0]) throw new Error('The list is empty');
    return offerOf(view.rows[0]).action;
  };
  const deleted: Action = { kind: 'deleteUserGroup', group: 'engineers' };

  it.each<[string, () => Action, AskOptions, string]>([
    ['row', () => firstOffer(group('engineers'), (row) => row.deletion), {}, 'Delete user group engineers?'],
    ['selection', () => deleted, selected, 'Delete 1 user group?'],
    [
      'palette',
      () => fromPalette('engineers', 'deleteUserGroup')[0] ?? deleted,
      {},
      'Delete user group engineers?',
    ],
  ])('is asked about before a group is deleted, by %s', async (_, actionOf, options, title) => {
    const action = actionOf();
    expect(action).toEqual(deleted);
    expect(actionQuestion({ actions: [action], options }, known())?.title).toBe(title);
    await carryOut({ actions: [action], options }, []);
    expect(valueOf(userGroupsStore.data)).not.toContain('engineers');
    expect(offersUndo()).toBe(false);
  });

  it('is asked about before a user is removed from a network, and levels can be restored', async () => {
    const removal = firstOffer(permissions(), ({ remove }) => remove);
    expect(actionQuestion({ actions: [removal], options: {} }, known())?.confirmLabel).toBe('Remove user');
    const values = { nodeLimit: '7' };
    await actOnAll([{ kind: 'setPermission', netid, username: 'lvl2-client', values }]);
    expect(offersUndo()).toBe(true);
  });
});
