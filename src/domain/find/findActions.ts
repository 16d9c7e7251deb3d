import { deletionOfKey } from '../actions/accessKeyActions.ts';
import type { Action, ActionKind } from '../actions/action.ts';
import { clientOffers } from '../actions/clientActions.ts';
import { deletionOfEntry } from '../actions/dnsActions.ts';
import type { RecordsNow } from '../actions/known.ts';
import { networkOffers } from '../actions/networkActions.ts';
import { availableOn } from '../actions/nodeOffers.ts';
import { deletionOfUser } from '../actions/userActions.ts';
import { deletionOfGroup } from '../actions/userGroupActions.ts';
import type { Offer } from '../actions/words.ts';
import { primaryAddress } from '../addresses.ts';
import { clientKey } from '../externalClient/externalClient.ts';
import { hasRole, toggleObstacle, type GatewayRole } from '../node/gateways.ts';
import type { Node } from '../node/node.ts';
import { paths, whyQuery } from '../paths.ts';
import {
  canChangeClient,
  canEditNode,
  canExplain,
  canSeeAcls,
  canSeeMetrics,
  canSeeNodeAcls,
  canSeeUsers,
  canToggleRoles,
  isNetAdmin,
  type Viewer,
} from '../session/permissions.ts';
import { taskOffers, type NodeTaskKind } from '../tasks/taskOffers.ts';
import type { Findable } from './findables.ts';
import { findTexts } from './findText.ts';

export type FindAction = {
  readonly id: NamedAction | GeneralAction | ActionId | NodeTaskKind;
  readonly label: string;
} & (
  | { readonly href: string }
  | { readonly copies: string }
  | { readonly acts: Action }
  | { readonly runs: 'shortcuts' | 'theme' | 'signOut' }
);

/** An action on one record, whose label contains its name. */
type NamedAction = keyof typeof findTexts.action;
type GeneralAction = keyof typeof findTexts.general;
type ActionId = Exclude<ActionKind, 'switchRole'> | `switchRole ${GatewayRole} ${'on' | 'off'}`;

export function actionsOf(item: Findable, records: RecordsNow): readonly FindAction[] {
  const { viewer } = records;
  const open = link('open', item.name, item.href);
  const offered = offersOn(item, records).map(acting);
  if (item.kind === 'node' && item.node) {
    return [open, ...ofNode(item.node, records)];
  }
  if (item.kind === 'client') return [open, ...ofClient(item, viewer), ...offered];
  if (item.kind === 'network') return [open, ...ofNetwork(item.name, viewer), ...offered];
  const copies = item.detail || item.ranges[0];
  return [
    open,
    ...(copies === undefined || copies === '' ? [] : [copy('copyAddress', item.name, copies)]),
    ...offered,
  ];
}

/** What can be done now with a record that isn’t a node. */
function offersOn(item: Findable, records: RecordsNow): readonly Offer<Action>[] {
  const { client, network, accessKey, entry, user, group } = item;
  const { users = [], networks } = records;
  const offers = [
    ...(client ? Object.values(clientOffers(client, records)) : []),
    ...(network ? Object.values(networkOffers(network, records)) : []),
    ...(accessKey ? [deletionOfKey(accessKey.netid, accessKey.key, records)] : []),
    ...(entry ? [deletionOfEntry(entry, records)] : []),
    ...(user ? [deletionOfUser(user, records)] : []),
    ...(group === undefined ? [] : [deletionOfGroup(group, users, [...networks.values()], records)]),
  ];
  return offers.filter(({ obstacle }) => obstacle === undefined);
}

/** Asks why one node or client can't reach another. Undefined for other items. */
export function whyBetween(one: Findable, other: Findable): FindAction | undefined {
  const [from, to] = [one, other].map(({ node, client, kind }) =>
    kind === 'node' ? node?.id : client && clientKey(client),
  );
  if (from === undefined || to === undefined || from === to) return undefined;
  return { id: 'why', label: findTexts.whyBetween(one.name, other.name), href: whyQuery(from, to) };
}

function ofNode(node: Node, records: RecordsNow): readonly FindAction[] {
  const { name } = node;
  const { viewer } = records;
  const network = records.networks.get(node.network);
  const seesAcls = canSeeAcls(viewer);
  const canBecome = (role: GatewayRole) =>
    canToggleRoles(viewer, node) && !hasRole(node, role) && !toggleObstacle(node, role, network);
  const offers = availableOn(node, records);
  const tasks = taskOffers(node, viewer).map(({ id, named, href }) => ({ id, label: named, href }));
  return possible([
    ...offers.filter(({ action }) => action.kind === 'approveNode').map(acting),
    canExplain(viewer, node.network) && link('why', name, whyQuery(node.id)),
    seesAcls && link('reach', name, paths.reachOf(node.network, node.id)),
    canEditNode(viewer, node) && link('edit', name, paths.editNode(node)),
    node.publicKey !== '' && copy('copyKey', name, node.publicKey),
    copy('copyAddress', name, primaryAddress(node)),
    canSeeNodeAcls(viewer, node) && link('rules', name, paths.nodeAcls(node)),
    canSeeMetrics(viewer) && link('metrics', name, paths.nodeMetrics(node)),
    canBecome('egress') && link('makeEgress', name, paths.createEgress(node)),
    ...offers.filter(isRoleCreation).map(acting),
    canBecome('relay') && link('makeRelay', name, paths.createRelay(node)),
    ...tasks,
    ...offers.filter((offer) => offer.action.kind !== 'approveNode' && !isRoleCreation(offer)).map(acting),
  ]);
}

function isRoleCreation({ action }: Offer<Action>): boolean {
  return action.kind === 'switchRole' && action.isOn;
}

function acting({ action, named }: Offer<Action>): FindAction {
  const id = actionId(action);
  // A verb finds it by this name.
  if (id === 'switchRole ingress on' && 'node' in action) {
    const label = findTexts.action.makeIngress(action.node.name);
    return { id: 'makeIngress', label, acts: action };
  }
  return { id: id === 'approveNode' ? 'approve' : id, label: named, acts: action };
}

/** An action without its record. */
function actionId(action: Action): ActionId {
  return action.kind === 'switchRole'
    ? `switchRole ${action.role} ${action.isOn ? 'on' : 'off'}`
    : action.kind;
}

function ofClient({ client, name }: Findable, viewer: Viewer): readonly FindAction[] {
  if (!client) return [];
  const { network, clientId } = client;
  return possible([
    canExplain(viewer, network) && link('why', name, whyQuery(clientKey(client))),
    link('qrCode', name, paths.externalClientQr(network, clientId)),
    canChangeClient(viewer, client) && link('rename', name, paths.editExternalClient(network, clientId)),
    copy('copyAddress', name, primaryAddress(client)),
  ]);
}

function ofNetwork(netid: string, viewer: Viewer): readonly FindAction[] {
  return possible([
    link('nodes', netid, paths.nodes(netid)),
    link('graph', netid, paths.graphs(netid)),
    canSeeAcls(viewer) && link('acls', netid, paths.acls(netid)),
    isNetAdmin(viewer, netid) && link('edit', netid, paths.editNetwork(netid)),
    viewer.user.isAdmin && link('clone', netid, paths.cloneNetwork(netid)),
    ...creating(netid, viewer),
  ]);
}

function creating(netid: string, viewer: Viewer): readonly FindAction[] {
  if (!isNetAdmin(viewer, netid)) return [];
  return [
    link('addNode', netid, paths.addNode(netid)),
    link('createKey', netid, paths.createAccessKey(netid)),
    link('createDns', netid, paths.createDnsEntry(netid)),
  ];
}

export function generalActions(viewer: Viewer, netid: string | undefined): readonly FindAction[] {
  const general = <Rest extends object>(id: GeneralAction, rest: Rest) => ({
    id,
    label: findTexts.general[id],
    ...rest,
  });
  return possible([
    viewer.user.isAdmin && general('createNetwork', { href: paths.createNetwork() }),
    ...(netid === undefined ? [] : creating(netid, viewer)),
    canSeeUsers(viewer) && general('createUser', { href: paths.createUser() }),
    general('shortcuts', { runs: 'shortcuts' as const }),
    general('theme', { runs: 'theme' as const }),
    general('signOut', { runs: 'signOut' as const }),
  ]);
}

function link(id: NamedAction, name: string, href: string): FindAction {
  return { id, label: findTexts.action[id](name), href };
}

function copy(id: NamedAction, name: string, copies: string): FindAction {
  return { id, label: findTexts.action[id](name), copies };
}

function possible(actions: readonly (FindAction | false)[]): readonly FindAction[] {
  return actions.filter((item) => item !== false);
}
