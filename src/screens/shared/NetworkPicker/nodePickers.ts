import { aclTexts } from '../../../domain/acl/aclText.ts';
import { graphText } from '../../../domain/graph/graphText.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import type { Network } from '../../../domain/network/network.ts';
import type { Node } from '../../../domain/node/node.ts';
import { paths } from '../../../domain/paths.ts';
import type { Viewer } from '../../../domain/session/permissions.ts';
import { labels } from '../../../domain/text/labels.ts';
import { messages } from '../../../domain/text/messages.ts';
import {
  allNetworksPicker,
  nodeCountColumns,
  seenNetworksPicker,
  type NetworkPickerQuery,
  type NetworkPickerView,
  type PickerWords,
} from './networkPickerView.ts';

/** These pickers tell of each network how many nodes it has. */
export type NodePickerInput = NetworkPickerQuery & {
  readonly networks: Loadable<readonly Network[]>;
  readonly nodes: Loadable<readonly Node[]>;
};

export type AclPickerInput = NodePickerInput & { readonly isPermitted: boolean };

const aclWords = {
  title: aclTexts.picker,
  description: labels.action.selectNetwork,
  columns: nodeCountColumns,
  empty: { heading: 'No ACL rules', text: 'Rules belong to a network, and there is none yet.' },
};

/** §2 `/acls`: whose rules to look at. */
export function aclPickerView({ isPermitted, ...input }: AclPickerInput): NetworkPickerView {
  if (!isPermitted) return { status: 'closed', ...aclTexts.denied };
  return allNetworksPicker({ ...input, words: aclWords, hrefOf: paths.acls });
}

export type GraphPickerInput = NodePickerInput & { readonly viewer: Viewer };

const graphWords: PickerWords = {
  title: graphText.pickerHeading,
  description: labels.action.selectNetwork,
  columns: nodeCountColumns,
  empty: {
    art: 'graph',
    heading: messages['node.none'],
    text: 'A graph is drawn of a network, and there is none yet.',
  },
};

/** §2 `/graphs`: which network. */
export function graphPickerView(input: GraphPickerInput): NetworkPickerView {
  return seenNetworksPicker({ ...input, words: graphWords, hrefOf: paths.graphs });
}

const reachWords: PickerWords = {
  ...graphWords,
  title: labels.section.reachability,
  empty: { ...graphWords.empty, text: 'Nodes reach each other within a network, and there is none yet.' },
};

/** Beside the specification, `/reach`: of which network. */
export function reachPickerView(input: GraphPickerInput): NetworkPickerView {
  return seenNetworksPicker({ ...input, words: reachWords, hrefOf: paths.reach });
}

const metricsWords = {
  title: labels.section.metrics,
  description: 'Choose a network to see how its nodes reach each other.',
  columns: nodeCountColumns,
  empty: { heading: messages['pro.nometrics'], text: 'There is no network whose nodes could report.' },
};

/** §2 "Logs and metrics": which network’s connections to look at, or those of all of them. */
export function metricsPickerView(input: NodePickerInput): NetworkPickerView {
  return {
    ...allNetworksPicker({ ...input, words: metricsWords, hrefOf: paths.metrics }),
    all: { label: labels.action.selectAll, href: paths.allMetrics() },
  };
}
