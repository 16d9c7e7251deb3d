import { useAnnouncement } from '../../../components/Announcer/announce.ts';
import { useFrameWidth } from '../../../components/AppFrame/frame.ts';
import { Button, LinkButton } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { FilterChip } from '../../../components/FilterChip/FilterChip.tsx';
import { ListPage } from '../../../components/ListPage/ListPage.tsx';
import { messages } from '../../../domain/text/messages.ts';
import { LoadError } from '../../state/LoadError/LoadError.tsx';
import { ViewMenu } from '../ViewMenu/ViewMenu.tsx';
import { listAnnouncement } from './listAnnouncement.ts';
import type { RecordListProps } from './listDefinition.ts';
import { ListSearch, PhoneHeader, placeholderOf, viewMenuOf, WideHeader } from './ListHeader.tsx';
import { ListPages } from './ListPages.tsx';
import type { AnyListView, ListActions, ListFilter } from './listState.ts';
import * as css from './RecordList.css.ts';

/** A list page with its header, search, states, table and pages, as its list definition describes it. */
export function RecordList<View extends AnyListView, On extends ListActions>(
  props: RecordListProps<View, On>,
) {
  const { list, view, on } = props;
  const isPhone = useFrameWidth() === 'phone';
  const phone = isPhone ? list.phone?.(view, on) : undefined;
  const placeholder = placeholderOf(props);
  useAnnouncement(list.announcement ? list.announcement(view) : listAnnouncement(view, list.noun));
  return (
    <ListPage
      header={phone ? <PhoneHeader {...props} phone={phone} /> : <WideHeader {...props} />}
      tabs={list.tabs?.(view)}
      aside={list.aside?.(view, on)}
      toolbar={
        placeholder !== undefined && (
          <>
            {!phone && <ListSearch {...props} placeholder={placeholder} />}
            {list.filters?.(view, on).map((filter) => (
              <FilterChip key={filter.label} {...filter} />
            ))}
            {list.tools?.(view, on)}
            {!phone && (
              <div className={list.tools ? css.views : css.viewsAtEnd}>
                <ViewMenu {...viewMenuOf(props)} />
              </div>
            )}
          </>
        )
      }
      footer={
        <>
          {list.bulk?.(view, on)}
          {view.status === 'ready' && view.paging && (
            <ListPages noun={list.noun} {...list.pages?.(view, on)} paging={view.paging} onTurn={on.turnTo} />
          )}
        </>
      }
    >
      <ListContent {...props} />
      {list.below?.(view, on)}
    </ListPage>
  );
}

function ListContent<View extends AnyListView, On extends ListActions>(props: RecordListProps<View, On>) {
  const { list, view, on } = props;
  switch (view.status) {
    case 'loading':
    case 'ready':
      return list.rows(view, on);
    case 'failed':
      return (
        <LoadError
          heading={`Couldn’t load ${list.noun}`}
          reason={view.reason}
          onRetry={on.refresh}
          {...list.failure?.(view)}
        />
      );
    case 'empty': {
      const href = list.create?.href(view);
      return (
        <EmptyState
          {...(href !== undefined && {
            primary: (
              <LinkButton kind="primary" size="form" icon="plus" href={href}>
                {list.create?.label}
              </LinkButton>
            ),
          })}
          {...list.empty(view)}
        />
      );
    }
    case 'noMatch':
      return <NoMatch {...props} />;
  }
}

function NoMatch<View extends AnyListView, On extends ListActions>({
  list,
  view,
  on,
}: RecordListProps<View, On>) {
  const { noFilter = { search: '' } } = list;
  const values = new Map<string, unknown>(Object.entries(view.filter));
  const hasFilters = Object.keys(noFilter).some((name) => name !== 'search' && isSet(values.get(name)));
  const clearSearch = (
    <Button size="form" onPress={() => on.filter({ search: '' })}>
      Clear search
    </Button>
  );
  const clearAll = hasFilters && (
    <Button size="form" onPress={() => on.filter(noFilter)}>
      Clear all filters
    </Button>
  );
  const isSearched = view.filter.search !== '';
  return (
    <EmptyState
      heading={list.noMatchHeading ?? messages['error.noresults']}
      text={list.noMatch?.(view, hasFilters) ?? noMatchText(list.noun, view.filter, hasFilters)}
      primary={isSearched ? clearSearch : clearAll}
      secondary={isSearched && clearAll}
    />
  );
}

function noMatchText(noun: string, { search }: ListFilter, hasFilters: boolean): string {
  if (search === '') return `No ${noun} match these filters.`;
  return `No ${noun} match “${search}”${hasFilters ? ' and the filters' : ''}.`;
}

function isSet(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined;
}
