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
  thing: Findable,
  who: Viewer,
  networkOf: (netid: string) => Network | undefined,
): readonly FindAction[] {
  const open = { id: 'open', label: action.open(thing.name), look: 'open', href: thing.href } as const;
  if (thing.kind === 'node' && thing.node) {
    return [open, ...ofNode(thing.node, who, networkOf(thing.node.network))];
  }
  if (thing.kind === 'client') return [open, ...ofClient(thing, who)];
  if (thing.kind === 'network') return [open, ...ofNetwork(thing.name, who)];
  const copies = thing.detail || thing.ranges[0];
  return copies === undefined || copies === ''
    ? [open]
    : [open, { id: 'copyAddress', label: action.copyAddress(thing.name), look: 'copy', copies }];
}

function ofNode(node: Node, who: Viewer, network: Network | undefined): readonly FindAction[] {
  const { name } = node;
  const edits = canEditNode(who, node);
  const canBecome = (role: GatewayRole) => {
    const { isOn, obstacle } = roleToggle(node, role, network);
    return canToggleRoles(who, node) && !isOn && obstacle === undefined;
  };
  return [
    ...when(canApprove(who, node, network), {
      id: 'approve',
      label: action.approve(name),
      look: 'approve',
      approves: node,
    }),
    ...when(canSeeAcls(who), { id: 'why', label: action.why(name), look: 'why', href: whyQuery(node.id) }),
    ...when(canSeeAcls(who), {
      id: 'reach',
      label: action.reach(name),
      look: 'why',
      href: paths.reachOf(node.network, node.id),
    }),
    ...when(edits, { id: 'edit', label: action.edit(name), look: 'edit', href: paths.editNode(node) }),
    ...when(node.publicKey !== '', {
      id: 'copyKey',
      label: action.copyKey(name),
      look: 'copy',
      copies: node.publicKey,
    }),
    {
      id: 'copyAddress',
      label: action.copyAddress(name),
      look: 'copy',
      copies: node.address || node.address6,
    },
    ...when(canSeeNodeAcls(who, node), {
      id: 'rules',
      label: action.rules(name),
      look: 'rules',
      href: paths.nodeAcls(node),
    }),
    ...when(canSeeMetrics(who), {
      id: 'metrics',
      label: action.metrics(name),
      look: 'metrics',
      href: paths.nodeMetrics(node),
    }),
    ...when(canBecome('egress'), {
      id: 'makeEgress',
      label: action.makeEgress(name),
      look: 'create',
      href: paths.createEgress(node),
    }),
    ...when(canBecome('ingress'), {
      id: 'makeIngress',
      label: action.makeIngress(name),
      look: 'create',
      href: paths.askRole(node, 'ingress'),
    }),
    ...when(canBecome('relay'), {
      id: 'makeRelay',
      label: action.makeRelay(name),
      look: 'create',
      href: paths.createRelay(node),
    }),
  ];
}

function ofClient({ client, name }: Findable, who: Viewer): readonly FindAction[] {
  if (!client) return [];
  const { network, clientId, address, address6 } = client;
  const changes = canChangeClient(who, client);
  const why = whyQuery(clientKey(client));
  return [
    ...when(canSeeAcls(who), { id: 'why', label: action.why(name), look: 'why', href: why }),
    {
      id: 'qrCode',
      label: action.qrCode(name),
      look: 'qrCode',
      href: paths.externalClientQr(network, clientId),
    },
    ...when(changes, {
      id: 'rename',
      label: action.rename(name),
      look: 'edit',
      href: paths.editExternalClient(network, clientId),
    }),
    { id: 'copyAddress', label: action.copyAddress(name), look: 'copy', copies: address || address6 },
  ];
}

function ofNetwork(netid: string, who: Viewer): readonly FindAction[] {
  const administers = isNetAdmin(who, netid);
  return [
    { id: 'nodes', label: action.nodes(netid), look: 'open', href: paths.nodes(netid) },
    { id: 'graph', label: action.graph(netid), look: 'open', href: paths.graphs(netid) },
    ...when(canSeeAcls(who), {
      id: 'acls',
      label: action.acls(netid),
      look: 'rules',
      href: paths.acls(netid),
    }),
    ...when(administers, {
      id: 'edit',
      label: action.edit(netid),
      look: 'edit',
      href: paths.editNetwork(netid),
    }),
    ...creating(netid, who),
  ];
}

function creating(netid: string, who: Viewer): readonly FindAction[] {
  if (!isNetAdmin(who, netid)) return [];
  const make = { look: 'create' } as const;
  return [
    { ...make, id: 'addNode', label: action.addNode(netid), href: paths.accessKeys(netid) },
    { ...make, id: 'createKey', label: action.createKey(netid), href: paths.createAccessKey(netid) },
    { ...make, id: 'createDns', label: action.createDns(netid), href: paths.createDnsEntry(netid) },
  ];
}

export function generalActions(who: Viewer, netid: string | undefined): readonly FindAction[] {
  return [
    ...when(who.user.isAdmin, {
      id: 'createNetwork',
      label: action.createNetwork,
      look: 'create',
      href: paths.createNetwork(),
    }),
    ...(netid === undefined ? [] : creating(netid, who)),
    ...when(canSeeUsers(who), {
      id: 'createUser',
      label: action.createUser,
      look: 'create',
      href: paths.createUser(),
    }),
    {
      id: 'shortcuts',
      label: action.shortcuts,
      words: alsoCalled.shortcuts,
      look: 'keys',
      runs: 'shortcuts',
    },
    { id: 'theme', label: action.theme, words: alsoCalled.theme, look: 'theme', runs: 'switchTheme' },
    { id: 'signOut', label: action.signOut, words: alsoCalled.signOut, look: 'signOut', runs: 'signOut' },
  ];
}

function when(isPossible: boolean, one: FindAction): readonly FindAction[] {
  return isPossible ? [one] : [];
}
