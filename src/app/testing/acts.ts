import type { ExternalClientRef } from '../../domain/externalClient/externalClient.ts';
import type { GatewayRole } from '../../domain/node/gateways.ts';
import type { Leftover } from '../../domain/node/leftovers.ts';
import type { NamedNode } from '../../domain/node/node.ts';
import { actOn, actOnAll } from '../flows/act.ts';

type Leftovers = readonly Leftover[];

export const approveNode = (node: NamedNode) => actOn({ kind: 'approveNode', node });

export const disconnectNode = (node: NamedNode) => actOn({ kind: 'disconnectNode', node });

export const removeNode = (node: NamedNode, leftovers?: Leftovers) =>
  actOn({ kind: 'deleteNode', node }, leftovers);

const aNode = (network: string, id: string) => ({ network, id, name: id });

export const allowPair = (network: string, one: string, other: string) =>
  actOn({ kind: 'allowPair', one: aNode(network, one), other: aNode(network, other) });

export const switchRole = (node: NamedNode, role: GatewayRole, isOn: boolean, leftovers?: Leftovers) =>
  actOn({ kind: 'switchRole', node, role, isOn }, leftovers);

const onAll =
  (kind: 'approveNode' | 'connectNode' | 'disconnectNode' | 'deleteNode') =>
  (nodes: readonly NamedNode[], leftovers?: Leftovers) =>
    actOnAll(
      nodes.map((node) => ({ kind, node })),
      leftovers,
    );

export const [approveNodes, connectNodes, disconnectNodes, removeNodes] = [
  onAll('approveNode'),
  onAll('connectNode'),
  onAll('disconnectNode'),
  onAll('deleteNode'),
];

export const switchRoles = (nodes: readonly NamedNode[], role: GatewayRole, isOn: boolean) =>
  actOnAll(nodes.map((node) => ({ kind: 'switchRole', node, role, isOn })));

export const setClientEnabled = (client: ExternalClientRef, isEnabled: boolean) =>
  actOn({ kind: isEnabled ? 'enableClient' : 'disableClient', client });

export const setClientsEnabled = (clients: readonly ExternalClientRef[], isEnabled: boolean) =>
  actOnAll(clients.map((client) => ({ kind: isEnabled ? 'enableClient' : 'disableClient', client })));

export const removeClient = (client: ExternalClientRef, leftovers?: Leftovers) =>
  actOn({ kind: 'deleteClient', client }, leftovers);

export const removeClients = (clients: readonly ExternalClientRef[], leftovers?: Leftovers) =>
  actOnAll(
    clients.map((client) => ({ kind: 'deleteClient', client })),
    leftovers,
  );
