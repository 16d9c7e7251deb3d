import { filterByText } from '../../../domain/listFilter.ts';
import { groupBy } from '../../../domain/groupBy.ts';
import type { ExternalClient } from '../../../domain/externalClient/externalClient.ts';
import type { Node } from '../../../domain/node/node.ts';
import { searchIds } from '../../../domain/node/nodeSearch.ts';
import { compareIds, compareNames } from '../../../domain/order.ts';
import type { ClientFilter } from './clientQuery.ts';

export type GatewayGroup = {
  readonly gatewayId: string;
  /** Undefined if the node was deleted or the viewer has no access to it. */
  readonly node: Node | undefined;
  /** A node that is no longer an ingress gateway. */
  readonly isFormer: boolean;
  readonly name: string;
  readonly clients: readonly ExternalClient[];
};

/** Groups clients by gateway, sorted by name. The server sends all in random order. `nodes` names former gateways. */
export function gatewayGroups(
  gateways: readonly Node[],
  clients: readonly ExternalClient[],
  nodes: readonly Node[] = [],
): readonly GatewayGroup[] {
  const byGateway = groupBy(clients, ({ ingressGatewayId }) => ingressGatewayId);
  const known = new Set(gateways.map(({ id }) => id));
  const groups = [
    ...gateways.map((node) => groupOf(node.id, node, byGateway.get(node.id))),
    ...[...byGateway]
      .filter(([gatewayId]) => !known.has(gatewayId))
      .map(([gatewayId, own]) => {
        const former = nodes.find(({ id }) => id === gatewayId);
        return {
          ...groupOf(gatewayId, undefined, own),
          ...(former && { name: former.name, isFormer: true }),
        };
      }),
  ];
  return groups.toSorted(
    (a, b) =>
      Number(a.node === undefined) - Number(b.node === undefined) ||
      compareNames(a.name, b.name) ||
      compareIds(a.gatewayId, b.gatewayId),
  );
}

function groupOf(
  gatewayId: string,
  node: Node | undefined,
  clients: readonly ExternalClient[] = [],
): GatewayGroup {
  return {
    gatewayId,
    node,
    isFormer: false,
    name: node?.name ?? gatewayId,
    clients: clients.toSorted((a, b) => compareNames(a.clientId, b.clientId)),
  };
}

/**
 * Filters the groups. A gateway that matches keeps all its clients. Any other gateway keeps the clients that match,
 * and is left out if there are none.
 */
export function narrowGroups(groups: readonly GatewayGroup[], filter: ClientFilter): readonly GatewayGroup[] {
  const { search, gateways, states, owners } = filter;
  return groups
    .filter(({ gatewayId }) => gateways.length === 0 || gateways.includes(gatewayId))
    .flatMap((group) => {
      const narrowed = group.clients.filter(
        ({ isEnabled, ownerId }) =>
          (states.length === 0 || states.includes(isEnabled ? 'enabled' : 'disabled')) &&
          (owners.length === 0 || owners.includes(ownerId)),
      );
      const isMatch = filterByText([group], search, fieldsOfGateway, idsOfGateway).length > 0;
      const clients = isMatch
        ? narrowed
        : filterByText(narrowed, search, fieldsOfClient, ({ publicKey }) => [publicKey]);
      const isKept = clients.length > 0 || (isMatch && states.length + owners.length === 0);
      return isKept ? [{ ...group, clients }] : [];
    });
}

function fieldsOfGateway({ name, node }: GatewayGroup): readonly string[] {
  return [name, node?.address ?? '', node?.address6 ?? ''];
}

function idsOfGateway({ gatewayId, node }: GatewayGroup): readonly string[] {
  return node ? searchIds(node) : [gatewayId];
}

function fieldsOfClient(client: ExternalClient): readonly string[] {
  return [client.clientId, client.address, client.address6, client.ownerId];
}
