import { LinkButton } from '../../../components/Button/Button.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { Menu } from '../../../components/Menu/Menu.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { SearchField } from '../../../components/SearchField/SearchField.tsx';
import { Heading, VisuallyHidden } from '../../../components/Text/Text.tsx';
import { labels } from '../../../domain/text/labels.ts';
import { StaleNotice } from '../StaleNotice/StaleNotice.tsx';
import { useViewMenu } from '../ViewMenu/ViewMenu.tsx';
import type { ListLink, PhoneHead, RecordListProps } from './listDefinition.ts';
import type { AnyListView, ListActions } from './listState.ts';
import * as css from './RecordList.css.ts';

export function WideHeader<View extends AnyListView, On extends ListActions>(
  props: RecordListProps<View, On>,
) {
  const { list, view, on } = props;
  const { count, freshness } = view;
  return (
    <>
      <PageHeader
        title={list.title}
        {...(freshness && count !== undefined && { count })}
        isLoading={view.status === 'loading'}
        actions={freshness ? <HeaderActions {...props} /> : list.headTools?.(view)}
        {...list.header?.(view, on)}
      />
      {freshness && <StaleNotice freshness={freshness} onRetry={on.refresh} />}
      {list.notices?.(view, on)}
    </>
  );
}

function HeaderActions<View extends AnyListView, On extends ListActions>(props: RecordListProps<View, On>) {
  const { list, view, on, age = list.age?.(view) } = props;
  const createHref = list.create?.href(view);
  return (
    <>
      {age !== undefined && (
        <div>
          <div className={css.age}>{age}</div>
        </div>
      )}
      <IconButton
        icon="refresh"
        label={labels.action.refresh}
        isPending={view.isRefreshing ?? false}
        onPress={on.refresh}
      />
      {list.headTools?.(view)}
      {list.links?.(view).map(
        ({ label, href, icon }) =>
          href !== undefined && (
            <LinkButton key={href} icon={icon} href={href}>
              {label}
            </LinkButton>
          ),
      )}
      {createHref !== undefined && (
        <LinkButton kind="primary" icon="plus" href={createHref}>
          {list.create?.label}
        </LinkButton>
      )}
    </>
  );
}

export function PhoneHeader<View extends AnyListView, On extends ListActions>(
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
        <ListSearch {...props} placeholder={phone.placeholder ?? placeholderOf(props) ?? ''} isFull />
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

/** Props of the menu of saved views. */
export function viewMenuOf<View extends AnyListView, On extends ListActions>({
  list,
  view,
}: RecordListProps<View, On>) {
  const paging = view.status === 'ready' ? view.paging : undefined;
  const pageQuery = paging && { rowsPerPage: String(paging.rowsPerPage) };
  return { noun: list.noun, choices: list.choices?.(view), pageQuery };
}

export function placeholderOf<View extends AnyListView, On extends ListActions>({
  list,
  view,
}: RecordListProps<View, On>): string | undefined {
  return typeof list.placeholder === 'function' ? list.placeholder(view) : list.placeholder;
}

export function ListSearch<View extends AnyListView, On extends ListActions>({
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
