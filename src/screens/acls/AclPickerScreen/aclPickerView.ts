import { valueOf, type Loadable } from '../../../domain/loadable.ts';
import type { Network } from '../../../domain/network/network.ts';
import type { Node } from '../../../domain/node/node.ts';
import { paths } from '../../../domain/paths.ts';
import { search } from '../../../domain/search.ts';
import { failureText } from '../../../domain/text/failureText.ts';

export type AclPickerInput = {
  readonly isPermitted: boolean;
  readonly networks: Loadable<readonly Network[]>;
  readonly nodes: Loadable<readonly Node[]>;
  readonly query: URLSearchParams;
};

export type AclPickerRow = {
  readonly netid: string;
  readonly href: string;
  /** undefined while unknown. */
  readonly nodes: number | undefined;
};

export type AclPickerView =
  | { readonly status: 'denied' }
  | ({ readonly search: string } & (
      | { readonly status: 'loading' | 'empty' | 'noMatch' }
      | { readonly status: 'failed'; readonly reason: string }
      | { readonly status: 'ready'; readonly rows: readonly AclPickerRow[] }
    ));

/** §2 `/acls`: which network. */
export function aclPickerView({ isPermitted, networks, nodes, query }: AclPickerInput): AclPickerView {
  const frame = { search: query.get('search')?.trim() ?? '' };
  if (!isPermitted) return { status: 'denied' };
  if (networks.status === 'failed') {
    return { ...frame, status: 'failed', reason: failureText(networks.failure) };
  }
  if (networks.status !== 'ready') return { ...frame, status: 'loading' };
  if (networks.value.length === 0) return { ...frame, status: 'empty' };
  const found = search(networks.value, frame.search, ({ netid }) => [netid]);
  if (found.length === 0) return { ...frame, status: 'noMatch' };
  const known = valueOf(nodes);
  return {
    ...frame,
    status: 'ready',
    rows: found
      .map(({ netid }) => ({
        netid,
        href: paths.acls(netid),
        nodes: known?.filter(({ network }) => network === netid).length,
      }))
      .toSorted((one, other) => one.netid.localeCompare(other.netid)),
  };
}
