import { graphText } from '../../../domain/graph/graphText.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import type { Network } from '../../../domain/network/network.ts';
import type { Node } from '../../../domain/node/node.ts';
import { paths } from '../../../domain/paths.ts';
import type { Viewer } from '../../../domain/session/permissions.ts';
import { labels } from '../../../domain/text/labels.ts';
import { messages } from '../../../domain/text/messages.ts';
import {
  type NetworkPickerQuery,
  type NetworkPickerView,
  nodeCountColumns,
  type PickerWords,
  seenNetworksPicker,
} from '../../shared/NetworkPicker/networkPickerView.ts';

export type GraphPickerInput = NetworkPickerQuery & {
  readonly nodes: Loadable<readonly Node[]>;
  readonly networks: Loadable<readonly Network[]>;
  readonly viewer: Viewer;
};

const words: PickerWords = {
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
  return seenNetworksPicker({ ...input, words, hrefOf: paths.graphs });
}

const reachWords: PickerWords = {
  ...words,
  title: labels.section.reachability,
  empty: { ...words.empty, text: 'Nodes reach each other within a network, and there is none yet.' },
};

/** Beside the specification, `/reach`: of which network. */
export function reachPickerView(input: GraphPickerInput): NetworkPickerView {
  return seenNetworksPicker({ ...input, words: reachWords, hrefOf: paths.reach });
}
