import { valueOf, type Loadable } from '../../../domain/loadable.ts';
import type { Network } from '../../../domain/network/network.ts';
import { networkChoices } from '../../../domain/network/networkChoices.ts';
import type { Node } from '../../../domain/node/node.ts';
import { pageOf, paginate, readPageRequest, type Paging } from '../../../domain/paging.ts';
import { paths } from '../../../domain/paths.ts';
import { search } from '../../../domain/search.ts';
import type { Viewer } from '../../../domain/session/permissions.ts';
import type { RowsPerPage } from '../../../domain/settings.ts';
import { failureText } from '../../../domain/text/failureText.ts';

export type GraphPickerInput = {
  readonly nodes: Loadable<readonly Node[]>;
  /** Administrators are told of those without nodes, too. */
  readonly networks: Loadable<readonly Network[]>;
  readonly viewer: Viewer;
  readonly query: URLSearchParams;
  readonly rowsPerPage: RowsPerPage;
};

export type GraphPickerRow = { readonly netid: string; readonly href: string; readonly nodes: number };

export type GraphPickerView = { readonly search: string } & (
  | { readonly status: 'loading' | 'empty' | 'noMatch' }
  | { readonly status: 'failed'; readonly reason: string }
  | { readonly status: 'ready'; readonly rows: readonly GraphPickerRow[]; readonly paging: Paging }
);

/** §2 `/graphs`: which network. */
export function graphPickerView(input: GraphPickerInput): GraphPickerView {
  const { nodes, networks, viewer, query } = input;
  const frame = { search: query.get('search')?.trim() ?? '' };
  const lists = viewer.user.isAdmin ? [nodes, networks] : [nodes];
  for (const list of lists) {
    if (list.status === 'failed') return { ...frame, status: 'failed', reason: failureText(list.failure) };
  }
  if (lists.some(({ status }) => status !== 'ready')) return { ...frame, status: 'loading' };

  const known = valueOf(nodes) ?? [];
  const netids = networkChoices(viewer, valueOf(networks) ?? [], known);
  if (netids.length === 0) return { ...frame, status: 'empty' };
  const found = search(netids, frame.search, (netid) => [netid]);
  if (found.length === 0) return { ...frame, status: 'noMatch' };

  const paging = paginate(found.length, readPageRequest(query, input.rowsPerPage));
  return {
    ...frame,
    status: 'ready',
    paging,
    rows: pageOf(found, paging).map((netid) => ({
      netid,
      href: paths.graphs(netid),
      nodes: known.filter(({ network }) => network === netid).length,
    })),
  };
}
