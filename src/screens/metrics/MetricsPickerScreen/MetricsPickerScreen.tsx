import type { Column } from '../../../components/DataTable/column.ts';
import { DataTable } from '../../../components/DataTable/DataTable.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { Identifier } from '../../../components/Identifier/Identifier.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { ListPage } from '../../../components/ListPage/ListPage.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { counted } from '../../../domain/format/count.ts';
import { labels } from '../../../domain/text/labels.ts';
import { messages } from '../../../domain/text/messages.ts';
import type { MetricsPickerRow, MetricsPickerView } from './metricsPickerView.ts';

export type MetricsPickerActions = { readonly refresh: () => void };

type MetricsPickerScreenProps = { view: MetricsPickerView; on: MetricsPickerActions };

const columns: readonly Column<MetricsPickerRow>[] = [
  { id: 'netid', header: labels.node.network, isRowHeader: true, cell: (row) => <Name row={row} /> },
  { id: 'nodes', header: labels.section.nodes, width: '120px', isNumeric: true, cell: (row) => row.nodes },
];

const keyOf = (row: MetricsPickerRow) => row.netid;

/** §2 "Logs and metrics": which network’s connections to look at. */
export function MetricsPickerScreen({ view, on }: MetricsPickerScreenProps) {
  return (
    <ListPage
      header={
        <PageHeader
          title={labels.section.metrics}
          actions={
            view.status === 'ready' && (
              <LinkButton href={view.allHref} icon="metrics">
                {labels.action.selectAll}
              </LinkButton>
            )
          }
        />
      }
      toolbar={<Text tone="secondary">Choose a network to see how its nodes reach each other.</Text>}
    >
      <Content view={view} on={on} />
    </ListPage>
  );
}

function Content({ view, on }: MetricsPickerScreenProps) {
  switch (view.status) {
    case 'failed':
      return (
        <ErrorState heading="The networks could not be loaded" text={view.reason} onRetry={on.refresh} />
      );
    case 'empty':
      return (
        <EmptyState
          heading={messages['pro.nometrics']}
          text="There is no network whose nodes could report."
        />
      );
    case 'loading':
    case 'ready':
      return (
        <DataTable
          label={labels.section.networks}
          columns={columns}
          rows={view.status === 'ready' ? view.rows : []}
          rowKey={keyOf}
          isLoading={view.status === 'loading'}
          renderCard={(row) => (
            <Inline justify="between">
              <Name row={row} />
              {row.nodes !== undefined && <Text tone="secondary">{counted(row.nodes, 'node')}</Text>}
            </Inline>
          )}
        />
      );
  }
}

function Name({ row: { netid, href } }: { row: MetricsPickerRow }) {
  return (
    <Link href={href} emphasis="name">
      <Identifier>{netid}</Identifier>
    </Link>
  );
}
