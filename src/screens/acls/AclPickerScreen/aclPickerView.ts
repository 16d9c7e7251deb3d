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

export type AclPickerInput = NetworkPickerQuery & {
  readonly isPermitted: boolean;
  readonly networks: Loadable<readonly Network[]>;
  readonly nodes: Loadable<readonly Node[]>;
};

export type AclPickerView = { readonly status: 'denied' } | NetworkPickerView<NodeCountRow>;

/** §2 `/acls`: which network. */
export function aclPickerView({ isPermitted, networks, nodes, ...query }: AclPickerInput): AclPickerView {
  if (!isPermitted) return { status: 'denied' };
  const countOf = nodeCounts(nodes);
  return networkPickerView({
    ...query,
    needs: [networks],
    netids: valueOf(networks)?.map(({ netid }) => netid),
    rowOf: (netid) => ({
      netid,
      href: paths.acls(netid),
      nodes: countOf(netid),
    }),
  });
}
