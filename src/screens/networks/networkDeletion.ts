import { counted } from '../../domain/format/count.ts';
import type { Network } from '../../domain/network/network.ts';
import type { Node } from '../../domain/node/node.ts';
import { paths } from '../../domain/paths.ts';
import { networkText } from '../../domain/network/networkText.ts';
import type { Deletion } from '../shared/deletion.ts';

export type NetworkContents = {
  readonly nodes: readonly Node[] | undefined;
  /** Undefined when this viewer can’t see clients. */
  readonly clientCount: number | undefined;
};

/** The server rejects the deletion of a network with nodes other than its own, but deletes its ACLs first. */
export function networkDeletion(network: Network, { nodes, clientCount }: NetworkContents): Deletion {
  if (!nodes) return { isPossible: false, reason: networkText.nodesUnknown };
  const remaining = nodes.filter((node) => !node.isServer).length;
  if (remaining > 0) {
    return {
      isPossible: false,
      reason: `Delete its ${counted(remaining, 'node')} first`,
      obstacle: {
        href: paths.nodes(network.netid),
        label: `Show ${counted(remaining, 'node')}`,
      },
    };
  }
  const counts = [
    { label: 'Access keys deleted', value: network.accessKeys.length },
    { label: 'Server nodes removed', value: nodes.length },
    { label: 'External clients deleted', value: clientCount ?? 'all' },
  ];
  return { isPossible: true, consequences: counts.filter(({ value }) => value !== 0) };
}
