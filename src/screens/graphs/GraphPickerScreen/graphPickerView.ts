import { valueOf, type Loadable } from '../../../domain/loadable.ts';
import type { Network } from '../../../domain/network/network.ts';
import { networkChoices } from '../../../domain/network/networkChoices.ts';
import type { Node } from '../../../domain/node/node.ts';
import { paths } from '../../../domain/paths.ts';
import { seesOwnNodesOnly, type Viewer } from '../../../domain/session/permissions.ts';
import {
  networkPickerView,
  type NetworkPickerQuery,
  type NetworkPickerView,
  nodeCounts,
  type NodeCountRow,
} from '../../shared/NetworkPicker/networkPickerView.ts';

export type GraphPickerInput = NetworkPickerQuery & {
  readonly nodes: Loadable<readonly Node[]>;
  /** Administrators are told of those without nodes, too. */
  readonly networks: Loadable<readonly Network[]>;
  readonly viewer: Viewer;
  /** Where a network leads. @default its graph */
  readonly pathOf?: (netid: string) => string;
};

export type GraphPickerView = NetworkPickerView<NodeCountRow>;

/** §2 `/graphs`: which network. */
export function graphPickerView({
  nodes,
  networks,
  viewer,
  pathOf = paths.graphs,
  ...query
}: GraphPickerInput): GraphPickerView {
  const all = nodeCounts(nodes);
  const countOf = (netid: string) => {
    const count = all(netid);
    return count === 0 && seesOwnNodesOnly(viewer, netid, valueOf(nodes) ?? []) ? undefined : count;
  };
  return networkPickerView({
    ...query,
    needs: viewer.user.isAdmin ? [nodes, networks] : [nodes],
    isOwn: !viewer.user.isAdmin,
    netids: networkChoices(viewer, valueOf(networks) ?? [], valueOf(nodes) ?? []),
    rowOf: (netid) => ({
      netid,
      href: pathOf(netid),
      nodes: countOf(netid),
    }),
  });
}
