import { valueOf, type Loadable } from '../../../domain/loadable.ts';
import type { Network } from '../../../domain/network/network.ts';
import type { Node } from '../../../domain/node/node.ts';
import { paths } from '../../../domain/paths.ts';
import {
  networkPickerView,
  type NetworkPickerQuery,
  type NetworkPickerView,
  nodeCounts,
  type NodeCountRow,
} from '../../shared/NetworkPicker/networkPickerView.ts';

export type MetricsPickerInput = NetworkPickerQuery & {
  readonly networks: Loadable<readonly Network[]>;
  readonly nodes: Loadable<readonly Node[]>;
};

export type MetricsPickerView = NetworkPickerView<NodeCountRow> & {
  /** The metrics of all networks at once. */
  readonly allHref: string;
};

/** §2 `/metrics`: which network, or all of them. */
export function metricsPickerView({ networks, nodes, ...query }: MetricsPickerInput): MetricsPickerView {
  const countOf = nodeCounts(nodes);
  const picker = networkPickerView({
    ...query,
    needs: [networks],
    netids: valueOf(networks)?.map(({ netid }) => netid),
    rowOf: (netid) => ({
      netid,
      href: paths.metrics(netid),
      nodes: countOf(netid),
    }),
  });
  return { ...picker, allHref: paths.allMetrics() };
}
