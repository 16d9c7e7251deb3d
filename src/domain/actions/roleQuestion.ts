import { hasRole, roleNames, relayedBy, type GatewayPeer, type GatewayRole } from '../node/gateways.ts';
import { departingClientsOf } from '../node/leftovers.ts';
import type { Node } from '../node/node.ts';
import { firstNames, joinNames } from '../text/labels.ts';
import type { ClientsByGateway, Known } from './known.ts';
import type { Consequence, Question } from './words.ts';

type Consequences = readonly Consequence[];

type RoleKnown = Pick<Known, 'nodes' | 'clients'>;

/** Asks before a role is created without further input, or removed. */
export function roleQuestion(node: Node, role: GatewayRole, isOn: boolean, known: RoleKnown): Question {
  const { before, after, ...text } = isOn ? creation(node, role, known) : removal(node, role, known);
  return {
    ...text,
    message: [`${before} `, { identifier: node.name }, after],
    isDanger: !isOn,
    impact: [{ netid: node.network, change: { kind: 'role', nodeId: node.id, role, isOn } }],
    departing: deletesClients(role, isOn) ? (source) => departingClientsOf(node, source) : undefined,
  };
}

export function deletesClients(role: GatewayRole, isOn: boolean): boolean {
  return !isOn && (role === 'ingress' || role === 'failover');
}

/** The server also removes the node’s commands, except those that make it an ingress gateway. */
function egressRemoval(node: Node): RoleText {
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
function ingressRemoval(node: Node, clients: ClientsByGateway | undefined): RoleText {
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

const natStops = { label: 'Egress', value: 'loses NAT until you create it again' };

function relayRemoval(node: Node, nodes: readonly GatewayPeer[]): RoleText {
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
  return names.length > 4 ? firstNames(names, 3) : joinNames(names);
}

type RoleText = {
  readonly title: string;
  readonly before: string;
  readonly after: string;
  readonly confirmLabel: string;
  readonly consequences: readonly Consequence[];
  readonly typeToConfirm?: string;
};

function creation(node: Node, role: GatewayRole, { nodes }: RoleKnown): RoleText {
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

function hubChange(node: Node, hub: GatewayPeer | undefined): RoleText {
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

function removal(node: Node, role: GatewayRole, context: RoleKnown): RoleText {
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
