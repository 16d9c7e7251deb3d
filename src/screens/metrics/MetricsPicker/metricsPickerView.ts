import type { Loadable } from '../../../domain/loadable.ts';
import type { Network } from '../../../domain/network/network.ts';
import type { Node } from '../../../domain/node/node.ts';
import { paths } from '../../../domain/paths.ts';
import { labels } from '../../../domain/text/labels.ts';
import { messages } from '../../../domain/text/messages.ts';
import {
  allNetworksPicker,
  type NetworkPickerQuery,
  type NetworkPickerView,
  nodeCountColumns,
} from '../../shared/NetworkPicker/networkPickerView.ts';

export type MetricsPickerInput = NetworkPickerQuery & {
  readonly networks: Loadable<readonly Network[]>;
  readonly nodes: Loadable<readonly Node[]>;
};

const words = {
  title: labels.section.metrics,
  description: 'Choose a network to see how its nodes reach each other.',
  columns: nodeCountColumns,
  empty: { heading: messages['pro.nometrics'], text: 'There is no network whose nodes could report.' },
};

/** §2 "Logs and metrics": which network’s connections to look at, or those of all of them. */
export function metricsPickerView(input: MetricsPickerInput): NetworkPickerView {
  return {
    ...allNetworksPicker({ ...input, words, hrefOf: paths.metrics }),
    all: { label: labels.action.selectAll, href: paths.allMetrics() },
  };
}
