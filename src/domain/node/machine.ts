import { groupBy } from '../groupBy.ts';
import { macDigits } from '../mac.ts';
import type { Node, NodeRef } from './node.ts';

/** Nodes of one machine have the same MAC address. Empty while it’s unknown. */
export function machineOf({ macAddress }: Pick<Node, 'macAddress'>): string {
  if (/^[\da-f]{2}(:[\da-f]{2}){5}$/.test(macAddress)) return macAddress;
  const digits = macDigits(macAddress);
  return digits?.match(/../g)?.join(':') ?? macAddress.toLowerCase();
}

/** Leaves out nodes whose machine is unknown. */
export function byMachine(nodes: readonly Node[]): ReadonlyMap<string, readonly Node[]> {
  return groupBy(
    nodes.filter(({ macAddress }) => macAddress !== ''),
    machineOf,
  );
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
