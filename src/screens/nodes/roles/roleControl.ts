import type { Network } from '../../../domain/network/network.ts';
import {
  roleNames,
  roleObstacleTexts,
  roleToggleLabel,
  systemObstacleText,
  hasRole,
  relayOf,
  toggleObstacle,
  type CreatedRole,
  type GatewayPeer,
  type GatewayRole,
} from '../../../domain/node/gateways.ts';
import type { Leftover } from '../../../domain/node/leftovers.ts';
import type { Node, NodeRef, NamedNode } from '../../../domain/node/node.ts';
import { canToggleRoles, type Viewer } from '../../../domain/session/permissions.ts';
import type { DeletionContext } from '../nodeDeletion.ts';
import {
  egressRemoval,
  natStops,
  ingressRemoval,
  relayRemoval,
  type RoleConfirmView,
  type RoleConfirmText,
} from './roleRemoval.ts';

export type RolePress =
  | { readonly opens: 'page'; readonly node: NodeRef; readonly role: CreatedRole }
  | { readonly opens: 'question'; readonly question: RoleConfirmView };

export type RoleContext = RoleConfirmContext & {
  readonly viewer: Viewer;
  readonly networks: ReadonlyMap<string, Network>;
  readonly switching: ReadonlySet<string>;
};

/** A node with everything that decides which roles the viewer can give it. */
export type RoleSubject = {
  readonly node: Node;
  readonly viewer: Viewer;
  readonly network: Pick<Network, 'isPointToSite'> | undefined;
  /** The name of the node that relays this one. */
  readonly relayName: string | undefined;
  readonly isSwitching: boolean;
};

export function roleControl(subject: RoleSubject, role: GatewayRole) {
  const { node, viewer, isSwitching } = subject;
  const isOn = hasRole(node, role);
  if (!canToggleRoles(viewer, node)) {
    const label = isOn ? roleNames[role] : `No ${roleNames[role].toLowerCase()}`;
    return { role, isOn, label, disabledReason: undefined, canPress: false };
  }
  const disabledReason =
    roleObstacle(subject, role) ?? (isSwitching ? 'Waiting for the previous change' : undefined);
  const label = roleToggleLabel(role, isOn, node.name);
  return { role, isOn, label, disabledReason, canPress: disabledReason === undefined };
}

/** Opens the page of a role that needs input, and asks for confirmation otherwise. */
export function rolePress(node: Node, role: GatewayRole, context: RoleConfirmContext): RolePress {
  if ((role === 'egress' || role === 'relay') && !hasRole(node, role)) {
    return { opens: 'page', node: { network: node.network, id: node.id }, role };
  }
  return { opens: 'question', question: roleConfirmView(node, role, context) };
}

export function roleObstacle(
  { node, network, relayName }: Pick<RoleSubject, 'node' | 'network' | 'relayName'>,
  role: GatewayRole,
): string | undefined {
  const obstacle = toggleObstacle(node, role, network);
  switch (obstacle) {
    case undefined:
      return undefined;
    case 'relayed':
      return relayName === undefined ? roleObstacleTexts.relayed : `Relayed by ${relayName}`;
    case 'system':
      return systemObstacleText(role, node.os);
    case 'notPointToSite':
      return network ? `${node.network} isn’t a point-to-site network` : roleObstacleTexts.notPointToSite;
    default:
      return roleObstacleTexts[obstacle];
  }
}

export type RoleConfirmContext = Pick<DeletionContext, 'nodes' | 'clients'>;

export function roleConfirmView(node: Node, role: GatewayRole, context: RoleConfirmContext): RoleConfirmView {
  const isOn = hasRole(node, role);
  return {
    node: { network: node.network, id: node.id, name: node.name },
    role,
    switchesOn: !isOn,
    ...(isOn ? removal(node, role, context) : creation(node, role, context)),
  };
}

function creation(node: Node, role: GatewayRole, { nodes }: RoleConfirmContext): RoleConfirmText {
  if (role === 'hub') {
    return hubChange(
      node,
      nodes.find(({ network, isHub }) => isHub && network === node.network),
    );
  }
  const dynamicPort = node.udpHolePunch ? [{ label: 'UDP hole punching', value: 'turned off' }] : [];
  if (role === 'failover') {
    return {
      title: 'Make failover node',
      before: 'Make',
      after: ` a failover node? Peers will be able to route through it when a link is unstable.${
        node.isIngressGateway ? '' : ' It also becomes an ingress gateway.'
      }`,
      confirmLabel: 'Make failover node',
      // The server creates the ingress role again.
      consequences: [
        ...dynamicPort,
        ...(node.isIngressGateway && node.isEgressGateway && node.egressNat ? [natStops] : []),
      ],
    };
  }
  return {
    title: 'Create ingress',
    before: 'Create an ingress gateway on',
    after: `? External clients will be able to reach ${node.network} through it.`,
    confirmLabel: 'Create ingress',
    consequences: dynamicPort,
  };
}

function hubChange(node: Node, hub: GatewayPeer | undefined): RoleConfirmText {
  return {
    title: hub ? 'Move the hub' : 'Make hub',
    before: 'Make',
    after: ` the hub of ${node.network}? All other nodes will connect through it${
      hub ? `, and ${hub.name} will stop being the hub.` : '.'
    }`,
    confirmLabel: 'Make hub',
    consequences: [],
  };
}

function removal(node: Node, role: GatewayRole, context: RoleConfirmContext): RoleConfirmText {
  switch (role) {
    case 'egress':
      return egressRemoval(node);
    case 'relay':
      return relayRemoval(node, context.nodes);
    case 'failover': {
      const ingress = ingressRemoval(node, context.clients);
      return {
        ...ingress,
        title: 'Remove failover',
        before: 'Remove failover from',
        after: ingress.after.replace('?', '? This also removes its ingress gateway.'),
        confirmLabel: 'Remove failover',
      };
    }
    default:
      return ingressRemoval(node, context.clients);
  }
}

export type RoleFormInput<Form> = {
  readonly node: Node;
  readonly form: Form;
  readonly isSaving: boolean;
  readonly context: Pick<RoleContext, 'viewer' | 'networks'> & { readonly nodes: readonly Node[] };
};

export function creationObstacle(
  node: Node,
  role: CreatedRole,
  { viewer, networks, nodes }: Pick<RoleContext, 'viewer' | 'networks' | 'nodes'>,
): string | undefined {
  if (!canToggleRoles(viewer, node)) return `Only administrators of ${node.network} can do this`;
  if (hasRole(node, role)) {
    return `${node.name} is already ${role === 'egress' ? 'an egress gateway' : 'a relay'}`;
  }
  const relayName = relayOf(node, nodes)?.name;
  return roleObstacle({ node, network: networks.get(node.network), relayName }, role);
}

export type RoleActions = {
  /** Opens the page that creates the role. */
  createRole(node: NodeRef, role: CreatedRole): void;
  switchRole(node: NamedNode, role: GatewayRole, isOn: boolean, leftovers: readonly Leftover[]): void;
};
