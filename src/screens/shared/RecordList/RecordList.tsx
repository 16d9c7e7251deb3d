import type { ReactNode } from 'react';
import { useFrameWidth } from '../../../components/AppFrame/frame.ts';
import { Button, LinkButton } from '../../../components/Button/Button.tsx';
import { EmptyState, type EmptyStateProps } from '../../../components/EmptyState/EmptyState.tsx';
import type { ErrorStateProps } from '../../../components/ErrorState/ErrorState.tsx';
import { ListPage } from '../../../components/ListPage/ListPage.tsx';
import { Menu } from '../../../components/Menu/Menu.tsx';
import type { MenuSectionItems } from '../../../components/Menu/MenuList.tsx';
import { SearchField } from '../../../components/SearchField/SearchField.tsx';
import { Heading, VisuallyHidden } from '../../../components/Text/Text.tsx';
import type { PageRequest } from '../../../domain/paging.ts';
import { labels } from '../../../domain/text/labels.ts';
import { messages } from '../../../domain/text/messages.ts';
import { FailedRead } from '../FailedRead/FailedRead.tsx';
import { StaleNotice } from '../StaleNotice/StaleNotice.tsx';
import { useShared } from '../useSteady.ts';
import { useViewMenu, ViewMenu, type ViewMenuInput } from '../ViewMenu/ViewMenu.tsx';
import { ListHead, type ListHeadProps, type ListLink } from './ListHead.tsx';
import { ListPages, type ListPagesProps } from './ListPages.tsx';
import type { ListState } from './listState.ts';
import * as css from './RecordList.css.ts';

type RecordListProps = Omit<ListHeadProps, 'isLoading' | 'onRefresh' | 'views'> & {
  /** What is listed, such as "user groups". */
  what: string;
  state: ListState<object>;
  /** The rows. */
  children: ReactNode;
  /** The reader's own choices, as the query of an address says them: part of a link to the view. */
  choices?: Readonly<Record<string, string>>;
  /** Above the tools. */
  notices?: ReactNode;
  /** On phones the head is this search, with everything else in a menu. */
  phone?: { note?: ReactNode; placeholder?: string; sections?: readonly MenuSectionItems[] };
  tabs?: ReactNode;
  search: string;
  /** Names the fields that are searched. */
  placeholder: string;
  /** What the list can be narrowed to. */
  filters?: ReactNode;
  /** At the end of the tools; not on phones. */
  tools?: ReactNode;
  /** Nothing can be narrowed: there are no tools at all. */
  isBare?: boolean;
  /** Why there is nothing to list, and what would change that. @default leads to creating the first one */
  empty: EmptyStateProps;
  /** Search and filters leave nothing. @default takes the search away */
  noMatch: { heading?: string; text: string; clear?: readonly ClearButton[] };
  /** The list could not be loaded. */
  failure?: Partial<Pick<ErrorStateProps, 'heading' | 'text' | 'detail'>>;
  /** Right below the rows. */
  below?: ReactNode;
  /** Above the pages. */
  bulk?: ReactNode;
  pages?: Partial<Pick<ListPagesProps, 'what' | 'subject' | 'phoneControl'>>;
  on: {
    refresh: () => void;
    search: (text: string) => void;
    turnTo: (request: PageRequest) => void;
  };
};

type ClearButton = readonly [label: string, onPress: () => void];

/** A page that is one list of records: title, tools, the rows or what stands in their place, pages. */
export function RecordList(props: RecordListProps) {
  const { what, state, tabs, filters, tools, isBare = false, below, bulk, pages, on } = props;
  const isPhone = useFrameWidth() === 'phone';
  return (
    <>
      <ListPage
        header={<ListHeader {...props} isPhone={isPhone} />}
        tabs={tabs}
        toolbar={
          !isBare && (
            <>
              {!(isPhone && props.phone) && <Search {...props} />}
              {filters}
              {!isPhone && tools}
            </>
          )
        }
        footer={
          state.status === 'ready' && (
            <>
              {bulk}
              <ListPages what={what} {...pages} paging={state.paging} onTurn={on.turnTo} />
            </>
          )
        }
      >
        <ListContent {...props} />
        {below}
      </ListPage>
    </>
  );
}

/** What stands above the tools; on phones, where it says so, the search with a menu. */
function ListHeader(props: RecordListProps & { isPhone: boolean }) {
  const { frame, state, header, phone, notices, isPhone, on } = props;
  const view = useShared(viewOf(props));
  if (!isPhone || !phone) {
    return (
      <>
        <ListHead
          {...props}
          views={<ViewMenu {...view} />}
          isLoading={state.status === 'loading'}
          onRefresh={on.refresh}
        />
        {notices}
      </>
    );
  }
  return (
    <>
      <VisuallyHidden>
        <Heading level={1}>{header.title}</Heading>
      </VisuallyHidden>
      {phone.note}
      {frame && <StaleNotice freshness={frame.freshness} onRetry={on.refresh} />}
      {notices}
      <div className={css.phoneSearch}>
        <Search {...props} {...phone} isFull />
        <PhoneMenu {...props} view={view} />
      </div>
    </>
  );
}

/** What stands in the header and among the tools of wider windows. */
function PhoneMenu({ links, create, phone, on, view }: RecordListProps & { view: ViewMenuInput }) {
  const views = useViewMenu(view);
  const adding = create && [{ ...create, icon: 'plus' as const }];
  const leading = (to: readonly ListLink[] = []) =>
    to.flatMap(({ href, ...link }) => (href === undefined ? [] : [{ id: href, href, ...link }]));
  const refresh = {
    id: 'refresh',
    label: labels.action.refresh,
    icon: 'refresh',
    onAction: on.refresh,
  } as const;
  const items = [...leading(adding), refresh, ...leading(links)];
  return (
    <>
      <Menu
        trigger={{ label: 'More about this list', icon: 'moreVertical', isOutlined: true }}
        sections={[{ id: 'list', items }, ...(phone?.sections ?? []), ...views.sections]}
      />
      {views.dialog}
    </>
  );
}

/** What a link to the list as it is now says besides the address. */
function viewOf({ what, choices, state }: RecordListProps) {
  const isReady = state.status === 'ready';
  return { what, choices, ...(isReady && { place: { rowsPerPage: String(state.paging.rowsPerPage) } }) };
}

function Search(props: RecordListProps & { isFull?: boolean }) {
  const { what, search, placeholder, isFull = false, on } = props;
  return (
    <SearchField
      label={`Search ${what}`}
      placeholder={placeholder}
      value={search}
      onChange={on.search}
      shortcut="/"
      width={isFull ? 'full' : 'normal'}
    />
  );
}

/** The rows, or what stands in their place. */
function ListContent(props: RecordListProps) {
  const { what, state, children, create, empty, noMatch, failure, on } = props;
  switch (state.status) {
    case 'loading':
    case 'ready':
      return children;
    case 'failed':
      return (
        <FailedRead
          heading={`The ${what} could not be loaded`}
          reason={state.reason}
          onRetry={on.refresh}
          {...failure}
        />
      );
    case 'empty':
      return (
        <EmptyState
          {...(create?.href !== undefined && {
            primary: (
              <LinkButton kind="primary" size="form" icon="plus" href={create.href}>
                {create.label}
              </LinkButton>
            ),
          })}
          {...empty}
        />
      );
    case 'noMatch': {
      const { heading = messages['error.noresults'], text } = noMatch;
      const { clear = [['Clear search', () => on.search('')]] } = noMatch;
      const [primary, secondary] = clear.map(([label, onPress]) => (
        <Button key={label} size="form" onPress={onPress}>
          {label}
        </Button>
      ));
      return <EmptyState heading={heading} text={text} primary={primary} secondary={secondary} />;
    }
  }
}
