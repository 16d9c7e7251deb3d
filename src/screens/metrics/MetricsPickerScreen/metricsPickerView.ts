import { valueOf, type Loadable } from '../../../domain/loadable.ts';
import type { Network } from '../../../domain/network/network.ts';
import type { Node } from '../../../domain/node/node.ts';
import { paths } from '../../../domain/paths.ts';
import { failureText } from '../../../domain/text/failureText.ts';

export type MetricsPickerInput = {
  readonly networks: Loadable<readonly Network[]>;
  readonly nodes: Loadable<readonly Node[]>;
};

export type MetricsPickerRow = {
  readonly netid: string;
  readonly href: string;
  /** undefined while unknown. */
  readonly nodes: number | undefined;
};

export type MetricsPickerView =
  | { readonly status: 'loading' | 'empty' }
  | { readonly status: 'failed'; readonly reason: string }
  | { readonly status: 'ready'; readonly rows: readonly MetricsPickerRow[]; readonly allHref: string };

/** §2 `/metrics`: which network, or all of them. */
export function metricsPickerView({ networks, nodes }: MetricsPickerInput): MetricsPickerView {
  if (networks.status === 'failed') return { status: 'failed', reason: failureText(networks.failure) };
  if (networks.status !== 'ready') return { status: 'loading' };
  if (networks.value.length === 0) return { status: 'empty' };
  const known = valueOf(nodes);
  return {
    status: 'ready',
    allHref: paths.allMetrics(),
    rows: networks.value
      .map(({ netid }) => ({
        netid,
        href: paths.metrics(netid),
        nodes: known?.filter(({ network }) => network === netid).length,
      }))
      .toSorted((one, other) => one.netid.localeCompare(other.netid)),
  };
}
