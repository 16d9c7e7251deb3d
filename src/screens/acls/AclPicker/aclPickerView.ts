import { aclTexts } from '../../../domain/acl/aclText.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import type { Network } from '../../../domain/network/network.ts';
import type { Node } from '../../../domain/node/node.ts';
import { paths } from '../../../domain/paths.ts';
import { labels } from '../../../domain/text/labels.ts';
import {
  allNetworksPicker,
  type NetworkPickerQuery,
  type NetworkPickerView,
  nodeCountColumns,
} from '../../shared/NetworkPicker/networkPickerView.ts';

export type AclPickerInput = NetworkPickerQuery & {
  readonly isPermitted: boolean;
  readonly networks: Loadable<readonly Network[]>;
  readonly nodes: Loadable<readonly Node[]>;
};

const words = {
  title: aclTexts.picker,
  description: labels.action.selectNetwork,
  columns: nodeCountColumns,
  empty: { heading: 'No ACL rules', text: 'Rules belong to a network, and there is none yet.' },
};

/** §2 `/acls`: whose rules to look at. */
export function aclPickerView({ isPermitted, ...input }: AclPickerInput): NetworkPickerView {
  if (!isPermitted) return { status: 'closed', ...aclTexts.denied };
  return allNetworksPicker({ ...input, words, hrefOf: paths.acls });
}
