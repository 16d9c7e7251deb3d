import { valueOf, type Loadable } from '../../../domain/loadable.ts';
import { countByNetwork, type NetworkPickerRow } from './networkPickerView.ts';

/** Of a picker that tells how many nodes each network has. */
export type NodeCountRow = NetworkPickerRow & {
  /** undefined while unknown, and to whom only own nodes are told and who has none. */
  readonly nodes: number | undefined;
};

/** How many nodes a network has, as far as they are known. */
export function nodeCounts(
  nodes: Loadable<readonly { readonly network: string }[]>,
): (netid: string) => number | undefined {
  const known = valueOf(nodes);
  const counts = known && countByNetwork(known);
  return (netid) => counts && (counts.get(netid) ?? 0);
}
