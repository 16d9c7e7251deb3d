import {
  hasRole,
  roleNames,
  relayedBy,
  type GatewayPeer,
  type GatewayRole,
} from '../../../domain/node/gateways.ts';
import type { Node, NamedNode } from '../../../domain/node/node.ts';
import type { ClientsByGateway } from '../nodeDeletion.ts';

type Consequences = RoleConfirmText['consequences'];

/** The server also removes the node’s commands, except those that make it an ingress gateway. */
export function egressRemoval(node: Node): RoleConfirmText {
  return {
    title: 'Remove egress gateway',
    before: 'Remove the egress gateway from',
    after: '?',
    confirmLabel: 'Remove egress',
    consequences: [
      { label: 'Ranges no longer routed', value: node.egressRanges.length },
      ...commandsGone(node, node.isIngressGateway ? 'reset' : 'emptied'),
      ...staying(node, ['ingress', 'relay']),
    ],
  };
}

/** The server also deletes the gateway’s clients and all commands of the node. */
export function ingressRemoval(node: Node, clients: ClientsByGateway | undefined): RoleConfirmText {
  const attached = clients?.get(node.id) ?? [];
  const mayHaveClients = !clients || attached.length > 0;
  return {
    title: 'Remove ingress gateway',
    before: 'Remove the ingress gateway from',
    after: mayHaveClients ? '? This can’t be undone.' : '?',
    confirmLabel: 'Remove ingress',
    consequences: [
      { label: 'External clients deleted', value: clients ? attached.length : 'all' },
      ...(attached.length > 0
        ? [{ label: 'Enabled clients deleted', value: attached.filter((client) => client.isEnabled).length }]
        : []),
      ...commandsGone(node, 'emptied'),
      ...(node.isFailover ? [{ label: 'Failover', value: 'removed' }] : []),
      ...(node.isEgressGateway ? [egressStops] : []),
      ...staying(node, ['relay']),
    ],
    ...(mayHaveClients && { typeToConfirm: node.name }),
  };
}

/** The commands of an egress gateway are deleted with those of the other role. */
const egressStops = { label: 'Egress', value: 'stops forwarding until you create it again' };

export const natStops = { label: 'Egress', value: 'loses NAT until you create it again' };

export function relayRemoval(node: Node, nodes: readonly GatewayPeer[]): RoleConfirmText {
  const relayed = relayedBy(node, nodes).map(({ name }) => name);
  return {
    title: 'Remove relay',
    before: 'Remove the relay from',
    after: `? ${relayedText(relayed)}`,
    confirmLabel: 'Remove relay',
    consequences: [
      { label: 'Nodes no longer relayed', value: relayed.length },
      ...staying(node, ['egress', 'ingress']),
    ],
  };
}

function relayedText(names: readonly string[]): string {
  if (names.length === 0) return 'It isn’t relaying any nodes.';
  return `${listed(names)} will connect to peers directly.`;
}

function commandsGone(node: Node, fate: 'emptied' | 'reset'): Consequences {
  const count = [node.postUp, node.postDown].filter((command) => command !== '').length;
  return count === 0 ? [] : [{ label: `Postup and postdown commands ${fate}`, value: count }];
}

function staying(node: Node, others: readonly ('egress' | 'ingress' | 'relay')[]): Consequences {
  const kept = others.filter((role) => hasRole(node, role));
  const label = kept.map((role, index) => (index === 0 ? roleNames[role] : role)).join(' and ');
  return kept.length === 0 ? [] : [{ label, value: kept.length === 1 ? 'stays' : 'stay' }];
}

function listed(names: readonly string[]): string {
  const parts = names.length > 4 ? [...names.slice(0, 3), `${names.length - 3} more`] : names;
  return new Intl.ListFormat('en-GB').format(parts);
}

export type RoleConfirmView = {
  readonly node: NamedNode;
  readonly role: GatewayRole;
  readonly switchesOn: boolean;
  readonly title: string;
  readonly before: string;
  readonly after: string;
  readonly confirmLabel: string;
  readonly consequences: readonly { readonly label: string; readonly value: number | string }[];
  readonly typeToConfirm?: string;
};

export type RoleConfirmText = Omit<RoleConfirmView, 'node' | 'role' | 'switchesOn'>;
