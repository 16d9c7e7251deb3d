import type { Column } from '../../../components/DataTable/column.ts';
import { DataTable } from '../../../components/DataTable/DataTable.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { Identifier } from '../../../components/Identifier/Identifier.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { ListPage } from '../../../components/ListPage/ListPage.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { SearchField } from '../../../components/SearchField/SearchField.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { counted } from '../../../domain/format/count.ts';
import { aclTexts } from '../../../domain/text/aclText.ts';
import { labels } from '../../../domain/text/labels.ts';
import { NoNetworkMatch } from '../../shared/NoNetworkMatch/NoNetworkMatch.tsx';
import { AclsDenied } from '../AclsDenied.tsx';
import type { AclPickerRow, AclPickerView } from './aclPickerView.ts';

export type AclPickerActions = {
  readonly refresh: () => void;
  readonly search: (text: string) => void;
};

type AclPickerScreenProps = { view: AclPickerView; on: AclPickerActions };

const columns: readonly Column<AclPickerRow>[] = [
  { id: 'netid', header: labels.node.network, isRowHeader: true, cell: (row) => <Name row={row} /> },
  { id: 'nodes', header: labels.section.nodes, width: '120px', isNumeric: true, cell: (row) => row.nodes },
];

const keyOf = (row: AclPickerRow) => row.netid;

/** §2 `/acls`: whose rules to look at. */
export function AclPickerScreen({ view, on }: AclPickerScreenProps) {
  if (view.status === 'denied') return <AclsDenied />;
  return (
    <ListPage
      header={
        <PageHeader
          title={aclTexts.picker}
          facts={<Text tone="secondary">{labels.action.selectNetwork}</Text>}
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
    >
      <Content view={view} on={on} />
    </ListPage>
  );
}

type OpenView = Exclude<AclPickerView, { status: 'denied' }>;

function Content({ view, on }: { view: OpenView; on: AclPickerActions }) {
  switch (view.status) {
    case 'failed':
      return (
        <ErrorState heading="The networks could not be loaded" text={view.reason} onRetry={on.refresh} />
      );
    case 'empty':
      return <EmptyState heading="No ACL rules" text="Rules belong to a network, and there is none yet." />;
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

const renderCard = (row: AclPickerRow) => (
  <Inline justify="between">
    <Name row={row} />
    {row.nodes !== undefined && <Text tone="secondary">{counted(row.nodes, 'node')}</Text>}
  </Inline>
);

function Name({ row: { netid, href } }: { row: AclPickerRow }) {
  return (
    <Link href={href} emphasis="name">
      <Identifier>{netid}</Identifier>
    </Link>
  );
}
