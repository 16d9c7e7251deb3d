import type { Column } from '../../../components/DataTable/column.ts';
import { DataTable } from '../../../components/DataTable/DataTable.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { Identifier } from '../../../components/Identifier/Identifier.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { ListPage } from '../../../components/ListPage/ListPage.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { Pagination } from '../../../components/Pagination/Pagination.tsx';
import { SearchField } from '../../../components/SearchField/SearchField.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { counted } from '../../../domain/format/count.ts';
import type { PageRequest } from '../../../domain/paging.ts';
import { rowsPerPageOptions } from '../../../domain/settings.ts';
import { graphText } from '../../../domain/text/graphText.ts';
import { labels } from '../../../domain/text/labels.ts';
import { messages } from '../../../domain/text/messages.ts';
import { NoNetworkMatch } from '../../shared/NoNetworkMatch/NoNetworkMatch.tsx';
import type { GraphPickerRow, GraphPickerView } from './graphPickerView.ts';

export type GraphPickerActions = {
  refresh: () => void;
  search: (text: string) => void;
  turnTo: (request: PageRequest) => void;
};

type GraphPickerScreenProps = { view: GraphPickerView; on: GraphPickerActions };

const columns: readonly Column<GraphPickerRow>[] = [
  { id: 'netid', header: labels.node.network, isRowHeader: true, cell: (row) => <Name row={row} /> },
  { id: 'nodes', header: labels.section.nodes, width: '120px', isNumeric: true, cell: (row) => row.nodes },
];

const keyOf = (row: GraphPickerRow) => row.netid;
const renderCard = (row: GraphPickerRow) => <Card row={row} />;

/** §2 `/graphs` */
export function GraphPickerScreen({ view, on }: GraphPickerScreenProps) {
  return (
    <ListPage
      header={
        <PageHeader
          title={graphText.pickerHeading}
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

function Content({ view, on }: GraphPickerScreenProps) {
  switch (view.status) {
    case 'failed':
      return (
        <ErrorState heading="The networks could not be loaded" text={view.reason} onRetry={on.refresh} />
      );
    case 'empty':
      return (
        <EmptyState
          art="graph"
          heading={messages['node.none']}
          text="A graph is drawn of a network, and there is none yet."
        />
      );
    case 'noMatch':
      return <NoNetworkMatch search={view.search} onClear={() => on.search('')} />;
    case 'loading':
    case 'ready':
      return (
        <DataTable
          label={labels.section.networks}
          columns={columns}
          rows={view.status === 'ready' ? view.rows : []}
          rowKey={keyOf}
          isLoading={view.status === 'loading'}
          renderCard={renderCard}
        />
      );
  }
}

function Card({ row }: { row: GraphPickerRow }) {
  return (
    <Inline justify="between">
      <Name row={row} />
      <Text tone="secondary">{counted(row.nodes, 'node')}</Text>
    </Inline>
  );
}

function Name({ row: { netid, href } }: { row: GraphPickerRow }) {
  return (
    <Link href={href} emphasis="name">
      <Identifier>{netid}</Identifier>
    </Link>
  );
}
