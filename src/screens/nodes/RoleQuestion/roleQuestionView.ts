import { hasRole, type GatewayRole } from '../../../domain/node/gateways.ts';
import type { Node } from '../../../domain/node/node.ts';
import type { ClientsByGateway } from '../nodeDeletion.ts';
import type { Hubs } from '../roles/hubs.ts';
import type { RoleQuestionText, RoleQuestionView } from './roleQuestion.ts';
import { egressRemoval, ingressRemoval, relayRemoval } from './roleRemoval.ts';

/** What a question knows of the node's surroundings. */
export type QuestionContext = {
  readonly nodes: readonly Node[];
  readonly hubs: Hubs;
  /** undefined: unknown to this viewer. */
  readonly clients: ClientsByGateway | undefined;
};

/** What else changes with the role is said before, as far as it is known (observed on the server). */
export function roleQuestionView(node: Node, role: GatewayRole, context: QuestionContext): RoleQuestionView {
  const isOn = hasRole(node, role);
  return {
    node: { network: node.network, id: node.id, name: node.name },
    role,
    switchesOn: !isOn,
    ...(isOn ? removal(node, role, context) : creation(node, role, context)),
  };
}

function creation(node: Node, role: GatewayRole, { hubs }: QuestionContext): RoleQuestionText {
  if (role === 'hub') return hubChange(node, hubs.get(node.network));
  const dynamicPort = node.udpHolePunch ? [{ label: 'Dynamic port', value: 'turned off' }] : [];
  if (role === 'failover') {
    return {
      title: 'Create failover',
      before: 'Create failover on',
      after: `? Peers may route through it when a link is unstable.${
        node.isIngressGateway ? '' : ' It becomes an ingress gateway as well.'
      }`,
      confirmLabel: 'Create failover',
      consequences: dynamicPort,
    };
  }
  return {
    title: 'Create ingress',
    before: 'Create an ingress gateway on',
    after: `? External clients can then reach ${node.network} through it.`,
    confirmLabel: 'Create ingress',
    consequences: dynamicPort,
  };
}

function hubChange(node: Node, hub: Node | undefined): RoleQuestionText {
  return {
    title: hub ? 'Move the hub' : 'Make hub',
    before: 'Make',
    after: ` the hub of ${node.network}? All other nodes connect through it${
      hub ? `, and ${hub.name} is the hub no longer.` : '.'
    }`,
    confirmLabel: 'Make hub',
    consequences: [],
  };
}

function removal(node: Node, role: GatewayRole, context: QuestionContext): RoleQuestionText {
  switch (role) {
    case 'egress':
      return egressRemoval(node);
    case 'relay':
      return relayRemoval(node, context.nodes);
    case 'failover':
      return {
        ...ingressRemoval(node, context.clients),
        title: 'Delete failover',
        before: 'Remove failover from',
        after: '? The ingress gateway goes with it. This cannot be undone.',
        confirmLabel: 'Remove failover',
      };
    default:
      return ingressRemoval(node, context.clients);
  }
}
