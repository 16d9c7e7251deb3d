import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { ListPage } from '../../../components/ListPage/ListPage.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { Pagination } from '../../../components/Pagination/Pagination.tsx';
import { SearchField } from '../../../components/SearchField/SearchField.tsx';
import type { PageRequest } from '../../../domain/paging.ts';
import { rowsPerPageOptions } from '../../../domain/settings.ts';
import { externalClientText } from '../../../domain/text/externalClientText.ts';
import { labels } from '../../../domain/text/labels.ts';
import { messages } from '../../../domain/text/messages.ts';
import { NoNetworkMatch } from '../../shared/NoNetworkMatch/NoNetworkMatch.tsx';
import { ClientsDenied } from '../ClientsDenied.tsx';
import type { ClientPickerView } from './clientPickerView.ts';
import { ClientPickerTable } from './ClientPickerTable.tsx';

export type ClientPickerActions = {
  refresh: () => void;
  search: (text: string) => void;
  turnTo: (request: PageRequest) => void;
};

type ClientPickerScreenProps = { view: ClientPickerView; on: ClientPickerActions };

/** §2 `/ext-clients` */
export function ClientPickerScreen({ view, on }: ClientPickerScreenProps) {
  return (
    <ListPage
      header={
        <PageHeader
          title={externalClientText.title}
          isLoading={view.status === 'loading'}
          facts={labels.action.selectNetwork}
        />
      }
      toolbar={
        view.status !== 'denied' && (
          <SearchField
            label="Search networks"
            placeholder="Search network"
            value={view.search}
            onChange={on.search}
            shortcut="/"
          />
        )
      }
      footer={
        view.status === 'ready' && (
          <Pagination
            label="Pages of networks"
            {...view.paging}
            rowsPerPageOptions={rowsPerPageOptions}
            onPageChange={(page) => on.turnTo({ page, rowsPerPage: view.paging.rowsPerPage })}
            onRowsPerPageChange={(rowsPerPage) => on.turnTo({ page: 0, rowsPerPage })}
          />
        )
      }
    >
      <Content view={view} on={on} />
    </ListPage>
  );
}

function Content({ view, on }: ClientPickerScreenProps) {
  switch (view.status) {
    case 'loading':
      return <ClientPickerTable rows={[]} isLoading />;
    case 'ready':
      return <ClientPickerTable rows={view.rows} />;
    case 'denied':
      return <ClientsDenied />;
    case 'failed':
      return (
        <ErrorState
          heading="The external clients could not be loaded"
          text={view.reason}
          onRetry={on.refresh}
        />
      );
    case 'empty':
      return (
        <EmptyState
          heading={messages['ingress.none']}
          text="External clients belong to a network, and there is none yet."
        />
      );
    case 'noMatch':
      return <NoNetworkMatch search={view.search} onClear={() => on.search('')} />;
  }
}
