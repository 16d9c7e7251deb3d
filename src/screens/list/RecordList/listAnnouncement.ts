import { grouped } from '../../../domain/format/count.ts';
import type { AnyListView, ListFilter } from './listState.ts';

type AnnouncedList =
  AnyListView | { readonly status: 'denied'; readonly count?: undefined; readonly filter: ListFilter };

/** Describes which rows a list shows, or undefined while it loads. */
export function listAnnouncement(
  { count, filter, ...view }: AnnouncedList,
  noun: string,
): string | undefined {
  switch (view.status) {
    case 'ready': {
      if (!view.paging) return undefined;
      const { page, pageCount, from, to, total } = view.paging;
      const found = count === undefined || count === total ? '' : ` of ${grouped(count)}`;
      if (pageCount === 1) return `${grouped(total)}${found} ${noun}`;
      return `Page ${page + 1}, ${grouped(from)} to ${grouped(to)} of ${grouped(total)} ${noun}`;
    }
    case 'noMatch':
      return filter.search === '' ? `No ${noun} match these filters` : `No ${noun} match “${filter.search}”`;
    case 'empty':
      return `No ${noun}`;
    case 'loading':
    case 'failed':
    case 'denied':
      return undefined;
  }
}
