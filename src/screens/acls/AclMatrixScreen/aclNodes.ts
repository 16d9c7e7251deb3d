import type { Node } from '../../../domain/node/node.ts';
import { compareNames } from '../../../domain/order.ts';
import { paths } from '../../../domain/paths.ts';

/** One that the container has rules for. */
export type AclNode = {
  readonly id: string;
  readonly name: string;
  /** What a search looks at. */
  readonly fields: readonly string[];
  /** The matrix of this node alone; none for a server node and for one that is gone. */
  readonly href: string | undefined;
  readonly isServer: boolean;
  /** Whether there is such a node, apart from its rules. */
  readonly isKnown: boolean;
};

/** By their places in the container. */
export function aclNodes(
  netid: string,
  nodeIds: readonly string[],
  nodes: readonly Node[],
): readonly AclNode[] {
  const byId = new Map(nodes.filter(({ network }) => network === netid).map((node) => [node.id, node]));
  return nodeIds.map((id) => {
    const node = byId.get(id);
    if (!node) return { id, name: id, fields: [id], href: undefined, isServer: false, isKnown: false };
    const { name, address, address6, isServer } = node;
    const href = isServer ? undefined : paths.nodeAcls({ network: netid, id });
    return { id, name, fields: [name, address, address6, id], href, isServer, isKnown: true };
  });
}

export function areSameNodes(one: readonly AclNode[], other: readonly AclNode[]): boolean {
  return (
    one.length === other.length &&
    one.every((node, place) => {
      const twin = other[place];
      return (
        node.id === twin?.id &&
        node.isServer === twin.isServer &&
        node.isKnown === twin.isKnown &&
        node.fields.join() === twin.fields.join()
      );
    })
  );
}

/** Places in the order they are shown: by name, as people count. */
export function placesByName(nodes: readonly AclNode[]): readonly number[] {
  const names = nodes.map(({ name }) => name);
  return [...nodes.keys()].toSorted((one, other) => compareNames(names[one] ?? '', names[other] ?? ''));
}
