import { macDigits } from '../mac.ts';
import type { Node, NodeRef } from './node.ts';

/** Nodes of one machine have the same MAC address. Empty while it’s unknown. */
export function machineOf({ macAddress }: Pick<Node, 'macAddress'>): string {
  return macDigits(macAddress) ?? macAddress.toLowerCase();
}

/**
 * Returns the nodes in the network of `one` whose machines also have a node in the network of `other`, and so get the
 * routes of both. A machine that is both gateways forwards to the range itself. The server’s machine is in all
 * networks and uses the routes of none.
 */
export function machinesInBoth(one: NodeRef, other: NodeRef, nodes: readonly Node[]): readonly Node[] {
  const twins = new Map(
    nodes.filter(({ network }) => network === other.network).map((node) => [machineOf(node), node]),
  );
  twins.delete('');
  return nodes.filter((node) => {
    const twin = twins.get(machineOf(node));
    if (!twin || node.network !== one.network || node.isServer) return false;
    return node.id !== one.id || twin.id !== other.id;
  });
}
