import type { Network } from '../../../domain/network/network.ts';
import {
  roleNames,
  roleObstacleTexts,
  roleToggleLabel,
  systemObstacleText,
  roleToggle,
  hasRole,
  relayOf,
  type CreatedRole,
  type GatewayPeer,
  type GatewayRole,
} from '../../../domain/node/gateways.ts';
import type { Leftover } from '../../../domain/node/leftovers.ts';
import { nodeKey, type Node, type NodeRef, type NamedNode } from '../../../domain/node/node.ts';
import { canToggleRoles, type Viewer } from '../../../domain/session/permissions.ts';
import type { ClientsByGateway } from '../nodeDeletion.ts';
import {
  egressRemoval,
  ingressRemoval,
  relayRemoval,
  type RoleConfirmView,
  type RoleConfirmText,
} from './roleRemoval.ts';

export type RolePress =
  | { readonly opens: 'page'; readonly node: NodeRef; readonly role: CreatedRole }
  | { readonly opens: 'question'; readonly question: RoleConfirmView };

export type RoleContext = {
  readonly viewer: Viewer;
  readonly networks: ReadonlyMap<string, Network>;
  readonly nodes: readonly GatewayPeer[];
  /** Undefined when this viewer can’t see clients. */
  readonly clients: ClientsByGateway | undefined;
  readonly switching: ReadonlySet<string>;
};

export function roleControl(node: Node, role: GatewayRole, around: RoleContext) {
  const { isOn, opensPageOf } = roleToggle(node, role, around.networks.get(node.network));
  const shown = { role, isOn, disabledReason: undefined, press: undefined };
  if (!canToggleRoles(around.viewer, node)) {
    return { ...shown, label: isOn ? roleNames[role] : `No ${roleNames[role].toLowerCase()}` };
  }
  const label = roleToggleLabel(role, isOn, node.name);
  const disabledReason =
    roleObstacle(node, role, around) ??
    (around.switching.has(nodeKey(node)) ? 'Waiting for the previous change' : undefined);
  if (disabledReason !== undefined) return { ...shown, label, disabledReason };
  const press: RolePress = opensPageOf
    ? { opens: 'page', node: { network: node.network, id: node.id }, role: opensPageOf }
    : { opens: 'question', question: roleConfirmView(node, role, around) };
  return { ...shown, label, press };
}

export function roleObstacle(
  node: Node,
  role: GatewayRole,
  { networks, nodes }: Pick<RoleContext, 'networks' | 'nodes'>,
): string | undefined {
  const { obstacle } = roleToggle(node, role, networks.get(node.network));
  switch (obstacle) {
    case undefined:
      return undefined;
    case 'relayed': {
      const relay = relayOf(node, nodes);
      return relay ? `Relayed by ${relay.name}` : roleObstacleTexts.relayed;
    }
    case 'system':
      return systemObstacleText(role, node.os);
    case 'notPointToSite':
      return networks.has(node.network)
        ? `${node.network} isn’t a point-to-site network`
        : roleObstacleTexts.notPointToSite;
    default:
      return roleObstacleTexts[obstacle];
  }
}

export type RoleConfirmContext = Pick<RoleContext, 'nodes' | 'clients'>;

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
  const dynamicPort = node.udpHolePunch ? [{ label: 'Dynamic port', value: 'turned off' }] : [];
  if (role === 'failover') {
    return {
      title: 'Make failover node',
      before: 'Make',
      after: ` a failover node? Peers will be able to route through it when a link is unstable.${
        node.isIngressGateway ? '' : ' It also becomes an ingress gateway.'
      }`,
      confirmLabel: 'Make failover node',
      consequences: dynamicPort,
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
        after: ingress.after.replace('?', '? The ingress gateway goes with it.'),
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
  around: Pick<RoleContext, 'viewer' | 'networks' | 'nodes'>,
): string | undefined {
  if (!canToggleRoles(around.viewer, node)) return `Only administrators of ${node.network} can do this`;
  if (hasRole(node, role)) {
    return `${node.name} is already ${role === 'egress' ? 'an egress gateway' : 'a relay'}`;
  }
  return roleObstacle(node, role, around);
}

export type RoleActions = {
  /** Opens the page that creates the role. Must keep its identity between renders. */
  readonly createRole: (node: NodeRef, role: CreatedRole) => void;
  switchRole(node: NamedNode, role: GatewayRole, isOn: boolean, leftovers: readonly Leftover[]): void;
};
