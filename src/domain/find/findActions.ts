import { clientKey } from '../externalClient/externalClient.ts';
import type { Network } from '../network/network.ts';
import { roleToggle, type GatewayRole } from '../node/gateways.ts';
import type { Node } from '../node/node.ts';
import { paths, whyQuery } from '../paths.ts';
import {
  canApprove,
  canChangeClient,
  canEditNode,
  canSeeAcls,
  canSeeMetrics,
  canSeeNodeAcls,
  canSeeUsers,
  canToggleRoles,
  isNetAdmin,
  type Viewer,
} from '../session/permissions.ts';
import type { Findable } from './findables.ts';
import { findTexts } from './findText.ts';

export type FindAction = {
  readonly id: string;
  readonly label: string;
  readonly look: ActionLook;
  /** Further words that find the action. */
  readonly words?: string;
} & (
  | { readonly href: string }
  | { readonly copies: string }
  | { readonly approves: Node }
  | { readonly runs: 'switchTheme' | 'shortcuts' | 'signOut' }
);

export type ActionLook =
  | 'open'
  | 'edit'
  | 'why'
  | 'approve'
  | 'copy'
  | 'create'
  | 'rules'
  | 'metrics'
  | 'qrCode'
  | 'theme'
  | 'keys'
  | 'signOut';

const { action, alsoCalled } = findTexts;

export function actionsOf(
  item: Findable,
  viewer: Viewer,
  networkOf: (netid: string) => Network | undefined,
): readonly FindAction[] {
  const open = link('open', action.open(item.name), 'open', item.href);
  if (item.kind === 'node' && item.node) {
    return [open, ...ofNode(item.node, viewer, networkOf(item.node.network))];
  }
  if (item.kind === 'client') return [open, ...ofClient(item, viewer)];
  if (item.kind === 'network') return [open, ...ofNetwork(item.name, viewer)];
  const copies = item.detail || item.ranges[0];
  return copies === undefined || copies === ''
    ? [open]
    : [open, copy('copyAddress', action.copyAddress(item.name), copies)];
}

function ofNode(node: Node, viewer: Viewer, network: Network | undefined): readonly FindAction[] {
  const { name } = node;
  const seesAcls = canSeeAcls(viewer);
  const canBecome = (role: GatewayRole) => {
    const { isOn, obstacle } = roleToggle(node, role, network);
    return canToggleRoles(viewer, node) && !isOn && obstacle === undefined;
  };
  return possible([
    canApprove(viewer, node, network) && {
      id: 'approve',
      label: action.approve(name),
      look: 'approve',
      approves: node,
    },
    seesAcls && link('why', action.why(name), 'why', whyQuery(node.id)),
    seesAcls && {
      ...link('reach', action.reach(name), 'why', paths.reachOf(node.network, node.id)),
      words: alsoCalled.reach,
    },
    canEditNode(viewer, node) && link('edit', action.edit(name), 'edit', paths.editNode(node)),
    node.publicKey !== '' && copy('copyKey', action.copyKey(name), node.publicKey),
    copy('copyAddress', action.copyAddress(name), node.address || node.address6),
    canSeeNodeAcls(viewer, node) && link('rules', action.rules(name), 'rules', paths.nodeAcls(node)),
    canSeeMetrics(viewer) && link('metrics', action.metrics(name), 'metrics', paths.nodeMetrics(node)),
    canBecome('egress') && link('makeEgress', action.makeEgress(name), 'create', paths.createEgress(node)),
    canBecome('ingress') &&
      link('makeIngress', action.makeIngress(name), 'create', paths.askRole(node, 'ingress')),
    canBecome('relay') && link('makeRelay', action.makeRelay(name), 'create', paths.createRelay(node)),
  ]);
}

function ofClient({ client, name }: Findable, viewer: Viewer): readonly FindAction[] {
  if (!client) return [];
  const { network, clientId, address, address6 } = client;
  const canRename = canChangeClient(viewer, client);
  return possible([
    canSeeAcls(viewer) && link('why', action.why(name), 'why', whyQuery(clientKey(client))),
    link('qrCode', action.qrCode(name), 'qrCode', paths.externalClientQr(network, clientId)),
    canRename && link('rename', action.rename(name), 'edit', paths.editExternalClient(network, clientId)),
    copy('copyAddress', action.copyAddress(name), address || address6),
  ]);
}

function ofNetwork(netid: string, viewer: Viewer): readonly FindAction[] {
  return possible([
    link('nodes', action.nodes(netid), 'open', paths.nodes(netid)),
    link('graph', action.graph(netid), 'open', paths.graphs(netid)),
    canSeeAcls(viewer) && link('acls', action.acls(netid), 'rules', paths.acls(netid)),
    isNetAdmin(viewer, netid) && link('edit', action.edit(netid), 'edit', paths.editNetwork(netid)),
    ...creating(netid, viewer),
  ]);
}

function creating(netid: string, viewer: Viewer): readonly FindAction[] {
  if (!isNetAdmin(viewer, netid)) return [];
  return [
    link('addNode', action.addNode(netid), 'create', paths.accessKeys(netid)),
    link('createKey', action.createKey(netid), 'create', paths.createAccessKey(netid)),
    link('createDns', action.createDns(netid), 'create', paths.createDnsEntry(netid)),
  ];
}

export function generalActions(viewer: Viewer, netid: string | undefined): readonly FindAction[] {
  return possible([
    viewer.user.isAdmin && link('createNetwork', action.createNetwork, 'create', paths.createNetwork()),
    ...(netid === undefined ? [] : creating(netid, viewer)),
    canSeeUsers(viewer) && link('createUser', action.createUser, 'create', paths.createUser()),
    {
      id: 'shortcuts',
      label: action.shortcuts,
      words: alsoCalled.shortcuts,
      look: 'keys',
      runs: 'shortcuts',
    },
    { id: 'theme', label: action.theme, words: alsoCalled.theme, look: 'theme', runs: 'switchTheme' },
    { id: 'signOut', label: action.signOut, words: alsoCalled.signOut, look: 'signOut', runs: 'signOut' },
  ]);
}

function link(id: string, label: string, look: ActionLook, href: string): FindAction {
  return { id, label, look, href };
}

function copy(id: string, label: string, copies: string): FindAction {
  return { id, label, look: 'copy', copies };
}

function possible(actions: readonly (FindAction | false)[]): readonly FindAction[] {
  return actions.filter((item) => item !== false);
}
