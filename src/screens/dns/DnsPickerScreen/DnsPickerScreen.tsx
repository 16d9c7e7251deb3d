import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { ListPage } from '../../../components/ListPage/ListPage.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { Pagination } from '../../../components/Pagination/Pagination.tsx';
import { SearchField } from '../../../components/SearchField/SearchField.tsx';
import type { PageRequest } from '../../../domain/paging.ts';
import { rowsPerPageOptions } from '../../../domain/settings.ts';
import { labels } from '../../../domain/text/labels.ts';
import { messages } from '../../../domain/text/messages.ts';
import { NoNetworkMatch } from '../../shared/NoNetworkMatch/NoNetworkMatch.tsx';
import { DnsDisabled } from '../DnsDisabled.tsx';
import type { DnsPickerView } from './dnsPickerView.ts';
import { NetworkTable } from './NetworkTable.tsx';

export type DnsPickerActions = {
  refresh: () => void;
  search: (text: string) => void;
  turnTo: (request: PageRequest) => void;
};

type DnsPickerScreenProps = { view: DnsPickerView; on: DnsPickerActions };

/** §2 `/dns` */
export function DnsPickerScreen({ view, on }: DnsPickerScreenProps) {
  if (view.status === 'disabled') return <DnsDisabled />;
  return (
    <ListPage
      header={
        <PageHeader
          title={labels.section.dns}
          isLoading={view.status === 'loading'}
          facts={labels.action.selectNetwork}
        />
      }
      toolbar={
        <SearchField
          label="Search networks"
          placeholder="Search network"
          value={view.search}
          onChange={on.search}
          shortcut="/"
        />
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

function Content({ view, on }: DnsPickerScreenProps) {
  switch (view.status) {
    case 'failed':
      return (
        <ErrorState heading="The networks could not be loaded" text={view.reason} onRetry={on.refresh} />
      );
    case 'empty':
      return (
        <EmptyState
          heading={messages['dns.none']}
          text="DNS entries belong to a network, and there is none yet."
        />
      );
    case 'noMatch':
      return <NoNetworkMatch search={view.search} onClear={() => on.search('')} />;
    case 'ready':
      return <NetworkTable rows={view.rows} />;
    default:
      return <NetworkTable rows={[]} isLoading />;
  }
}
