import { clientKey, type ExternalClient } from '../../externalClient/externalClient.ts';
import type { Node } from '../../node/node.ts';
import { isolated } from '../../text/isolated.ts';
import type { ReachIndex } from '../network/reachIndex.ts';
import { withClient } from '../network/sourceChanges.ts';
import { changeNode } from './fix.ts';
import type { Condition, ReasonOf, RulesOf } from './rule.ts';

export type ClientFacts = {
  clientDisabled: { client: ExternalClient };
  noGateway: { client: ExternalClient; gateway: Node | undefined };
  notInClientFile: { client: ExternalClient; address: string };
};

export const clientRules: RulesOf<ClientFacts> = {
  clientDisabled: {
    texts: ({ client: { clientId } }) => [
      `${isolated(clientId)} is disabled, so its gateway rejects it.`,
      `${isolated(clientId)} is disabled`,
    ],
    group: 'disabled',
    fix: (_, { client }) => ({
      kind: 'enable',
      client,
      label: `Enable ${client.clientId}`,
      changed: (source) => withClient(source, clientKey(client), { isEnabled: true }),
    }),
  },
  noGateway: {
    texts: ({ client: { clientId }, gateway }) => [
      gateway
        ? `${isolated(clientId)}’s gateway, ${gateway.name}, is no longer an ingress gateway.`
        : `${isolated(clientId)}’s gateway no longer exists.`,
      'it has no gateway',
    ],
    group: 'gateway',
    fix: (_, { gateway }) =>
      gateway &&
      changeNode('ingress', gateway, { isIngressGateway: true }, `Make ${gateway.name} an ingress gateway`),
  },
  notInClientFile: {
    texts: ({ client, address }) => [
      `${client.clientId}’s configuration file doesn’t route ${address} through the gateway.`,
      'not in its configuration file',
    ],
    group: 'other',
  },
};

/** Returns what keeps a client from its gateway. */
export function clientReason(index: ReachIndex, client: ExternalClient): ReasonOf<ClientFacts> | undefined {
  const gateway = index.nodeById.get(client.ingressGatewayId);
  if (!gateway?.isIngressGateway) return { kind: 'noGateway', client, gateway };
  return client.isEnabled ? undefined : { kind: 'clientDisabled', client };
}

export function clientCondition(index: ReachIndex, client: ExternalClient): Condition<ReasonOf<ClientFacts>> {
  return {
    key: `client/${client.clientId}`,
    text: `${client.clientId} is enabled and has a gateway`,
    detail: index.nodeById.get(client.ingressGatewayId)?.name,
    reason: clientReason(index, client),
  };
}
