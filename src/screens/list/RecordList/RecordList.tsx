import type { ReactNode } from 'react';
import { useAnnouncement } from '../../../components/Announcer/announce.ts';
import { useFrameWidth } from '../../../components/AppFrame/frame.ts';
import { Button, LinkButton } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { FilterChip } from '../../../components/FilterChip/FilterChip.tsx';
import { ListPage } from '../../../components/ListPage/ListPage.tsx';
import { Menu } from '../../../components/Menu/Menu.tsx';
import { SearchField } from '../../../components/SearchField/SearchField.tsx';
import { Heading, VisuallyHidden } from '../../../components/Text/Text.tsx';
import { labels } from '../../../domain/text/labels.ts';
import { messages } from '../../../domain/text/messages.ts';
import { LoadError } from '../../state/LoadError/LoadError.tsx';
import { StaleNotice } from '../StaleNotice/StaleNotice.tsx';
import { useViewMenu, ViewMenu } from '../ViewMenu/ViewMenu.tsx';
import { listAnnouncement } from './listAnnouncement.ts';
import type { ListDefinition, PhoneHead } from './listDefinition.ts';
import { ListHead, type ListLink } from './ListHead.tsx';
import { ListPages } from './ListPages.tsx';
import type { AnyListView, ListActions, ListFilter } from './listState.ts';
import * as css from './RecordList.css.ts';

type RecordListProps<View extends AnyListView, On extends ListActions> = {
  list: ListDefinition<View, On>;
  view: View;
  on: On;
  /** Replaces the age of the list definition. It renders by itself. */
  age?: ReactNode;
};

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
            {!phone && <Search {...props} placeholder={placeholder} />}
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

function WideHeader<View extends AnyListView, On extends ListActions>(props: RecordListProps<View, On>) {
  const { list, view, on, age = list.age?.(view) } = props;
  const { freshness, isRefreshing = false } = view;
  return (
    <>
      <ListHead
        header={{ title: list.title, ...list.header?.(view, on) }}
        frame={freshness && { count: view.count, freshness, isRefreshing }}
        age={age}
        views={list.headTools?.(view)}
        links={list.links?.(view) ?? []}
        create={list.create && { ...list.create, href: list.create.href(view) }}
        isLoading={view.status === 'loading'}
        onRefresh={on.refresh}
      />
      {list.notices?.(view, on)}
    </>
  );
}

function PhoneHeader<View extends AnyListView, On extends ListActions>(
  props: RecordListProps<View, On> & { phone: PhoneHead },
) {
  const { list, view, phone, on } = props;
  const { title } = { title: list.title, ...list.header?.(view, on) };
  return (
    <>
      <VisuallyHidden>
        <Heading level={1}>{title}</Heading>
      </VisuallyHidden>
      {phone.note}
      {view.freshness && <StaleNotice freshness={view.freshness} onRetry={on.refresh} />}
      {list.notices?.(view, on)}
      <div className={css.phoneSearch}>
        <Search {...props} placeholder={phone.placeholder ?? placeholderOf(props) ?? ''} isFull />
        <PhoneMenu {...props} />
      </div>
    </>
  );
}

function PhoneMenu<View extends AnyListView, On extends ListActions>(
  props: RecordListProps<View, On> & { phone: PhoneHead },
) {
  const { list, view, phone, on } = props;
  const views = useViewMenu(viewMenuOf(props));
  const { create } = list;
  const items = [
    ...(create ? linkItems([{ label: create.label, href: create.href(view), icon: 'plus' }]) : []),
    { id: 'refresh', label: labels.action.refresh, icon: 'refresh' as const, onAction: on.refresh },
    ...linkItems(list.links?.(view) ?? []),
  ];
  return (
    <>
      <Menu
        trigger={{ label: 'More about this list', icon: 'moreVertical', isOutlined: true }}
        sections={[{ id: 'list', items }, ...(phone.sections ?? []), ...views.sections]}
      />
      {views.dialog}
    </>
  );
}

function linkItems(links: readonly ListLink[]) {
  return links.flatMap(({ href, ...link }) => (href === undefined ? [] : [{ id: href, href, ...link }]));
}

function viewMenuOf<View extends AnyListView, On extends ListActions>({
  list,
  view,
}: RecordListProps<View, On>) {
  const paging = view.status === 'ready' ? view.paging : undefined;
  const pageQuery = paging && { rowsPerPage: String(paging.rowsPerPage) };
  return { noun: list.noun, choices: list.choices?.(view), pageQuery };
}

function placeholderOf<View extends AnyListView, On extends ListActions>({
  list,
  view,
}: RecordListProps<View, On>): string | undefined {
  return typeof list.placeholder === 'function' ? list.placeholder(view) : list.placeholder;
}

function Search<View extends AnyListView, On extends ListActions>({
  list,
  view,
  on,
  placeholder,
  isFull = false,
}: RecordListProps<View, On> & { placeholder: string; isFull?: boolean }) {
  return (
    <SearchField
      label={`Search ${list.noun}`}
      placeholder={placeholder}
      value={view.filter.search}
      onChange={(search) => on.filter({ search })}
      shortcut="/"
      width={isFull ? 'full' : 'normal'}
    />
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
