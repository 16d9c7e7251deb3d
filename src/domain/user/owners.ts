import { counted } from '../format/count.ts';
import type { ExternalClient } from '../externalClient/externalClient.ts';
import { type Node, nodeKey, type NodeRef } from '../node/node.ts';
import type { NetworkUsers } from './networkLevels.ts';

type Owned = NodeRef & Pick<Node, 'ownerId'>;

/** Returns the username of a node’s owner, or an empty text. */
export type OwnerOf = (node: Owned) => string;

/** Many nodes don’t name their owner. The owner’s record on the network lists them instead. */
export function nodeOwners(users: NetworkUsers | undefined): OwnerOf {
  const listed = new Map(
    [...(users ?? [])].flatMap(([network, members]) =>
      members.flatMap(({ id: username, nodes }) => nodes.map((id) => [nodeKey({ network, id }), username])),
    ),
  );
  return (node) => node.ownerId || (listed.get(nodeKey(node)) ?? '');
}

/** External clients and nodes of users. They stay when their owner is deleted, and keep working. */
export type Belongings = {
  readonly clients: readonly ExternalClient[];
  readonly nodes: readonly Node[];
};

export const noBelongings: Belongings = { clients: [], nodes: [] };

export function belongingsOf(
  usernames: readonly string[],
  { clients, nodes }: Belongings,
  ownerOf: OwnerOf,
): Belongings {
  const owners = new Set(usernames);
  return {
    clients: clients.filter(({ ownerId }) => owners.has(ownerId)),
    nodes: nodes.filter((node) => owners.has(ownerOf(node))),
  };
}

/** For example “1 external client and 2 nodes”; empty without any. */
export function belongingsText({ clients, nodes }: Belongings): string {
  return [
    ...(clients.length > 0 ? [counted(clients.length, 'external client')] : []),
    ...(nodes.length > 0 ? [counted(nodes.length, 'node')] : []),
  ].join(' and ');
}
