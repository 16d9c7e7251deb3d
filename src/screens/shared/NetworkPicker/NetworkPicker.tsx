import type { ReactNode } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { PageHeader, type PageHeaderProps } from '../../../components/PageHeader/PageHeader.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import type { PageRequest } from '../../../domain/paging.ts';
import { messages } from '../../../domain/text/messages.ts';
import { ownText } from '../../../domain/user/userText.ts';
import { SearchedList } from '../SearchedList/SearchedList.tsx';
import type { NetworkPickerRow, NetworkPickerView } from './networkPickerView.ts';
import { NetworkTable, type NetworkTableProps } from './NetworkTable.tsx';

export type NetworkPickerActions = {
  readonly refresh: () => void;
  readonly search: (text: string) => void;
  readonly turnTo: (request: PageRequest) => void;
};

type NetworkPickerProps<Row extends NetworkPickerRow> = Pick<
  NetworkTableProps<Row>,
  'columns' | 'summary' | 'rowActions'
> & {
  view: NetworkPickerView<Row>;
  on: NetworkPickerActions;
  header: Pick<PageHeaderProps, 'title' | 'count' | 'isLoading' | 'actions'> & {
    /** What to do here. */
    description: string;
  };
  /** @default 'The networks could not be loaded' */
  failureHeading?: string;
  /** An `EmptyState`: why there is no network to choose, where they would be all of the server. */
  empty: ReactNode;
};

/** A page on which a network is chosen: a search, the names with what is told of each, pages. */
export function NetworkPicker<Row extends NetworkPickerRow>(props: NetworkPickerProps<Row>) {
  const {
    view,
    on,
    header: { description, ...header },
  } = props;
  return (
    <SearchedList
      what="networks"
      placeholder="Search network"
      header={
        <PageHeader
          {...header}
          facts={
            <Text as="span" tone="secondary">
              {description}
            </Text>
          }
        />
      }
      search={view.search}
      paging={view.status === 'ready' ? view.paging : undefined}
      on={on}
    >
      <Content {...props} />
    </SearchedList>
  );
}

function Content<Row extends NetworkPickerRow>(props: NetworkPickerProps<Row>) {
  const { view, on, columns, summary, rowActions, empty } = props;
  const { failureHeading = 'The networks could not be loaded' } = props;
  switch (view.status) {
    case 'failed':
      return <ErrorState heading={failureHeading} text={view.reason} onRetry={on.refresh} />;
    case 'empty':
      return view.isOwn ? <EmptyState heading="No networks yet" text={ownText.noNetwork} /> : empty;
    case 'noMatch':
      return <NoNetworkMatch search={view.search} onClear={() => on.search('')} />;
    case 'loading':
    case 'ready':
      return (
        <NetworkTable
          columns={columns}
          rows={view.status === 'ready' ? view.rows : []}
          rowActions={rowActions}
          summary={summary}
          isLoading={view.status === 'loading'}
        />
      );
  }
}

type NoNetworkMatchProps = { search: string; onClear: () => void };

/** In a picker of networks: what was searched for is in no name. */
export function NoNetworkMatch({ search, onClear }: NoNetworkMatchProps) {
  return (
    <EmptyState
      heading={messages['error.noresults']}
      text={`No network’s name contains “${search}”.`}
      primary={
        <Button size="form" onPress={onClear}>
          Clear search
        </Button>
      }
    />
  );
}
