import type { Column } from '../../../components/DataTable/column.ts';
import { DataTable } from '../../../components/DataTable/DataTable.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { IconLink } from '../../../components/IconLink/IconLink.tsx';
import { Identifier } from '../../../components/Identifier/Identifier.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { ListPage } from '../../../components/ListPage/ListPage.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { counted } from '../../../domain/format/count.ts';
import { accessKeyText } from '../../../domain/text/accessKeyText.ts';
import { labels } from '../../../domain/text/labels.ts';
import { messages } from '../../../domain/text/messages.ts';
import type { AccessKeyPickerRow, AccessKeyPickerView } from './accessKeyPickerView.ts';

type AccessKeyPickerScreenProps = { view: AccessKeyPickerView; on: { retry: () => void } };

const columns: readonly Column<AccessKeyPickerRow>[] = [
  { id: 'netid', header: labels.node.network, isRowHeader: true, cell: (row) => <Name row={row} /> },
  {
    id: 'keys',
    header: labels.section.accessKeys,
    width: '180px',
    isNumeric: true,
    cell: (row) => row.keys ?? <Untold />,
  },
  {
    id: 'uses',
    header: accessKeyText.uses,
    width: '180px',
    isNumeric: true,
    cell: (row) => row.uses ?? <Untold />,
  },
];

/** §2 `/access-keys`: keys belong to a network, so first it is chosen. */
export function AccessKeyPickerScreen({ view, on }: AccessKeyPickerScreenProps) {
  const count = view.status === 'ready' ? view.count : undefined;
  return (
    <ListPage
      header={
        <PageHeader
          title={labels.section.accessKeys}
          isLoading={view.status === 'loading'}
          {...(count !== undefined && { count })}
          facts={
            view.status === 'ready' && (
              <Text as="span" tone="secondary">
                in {counted(view.rows.length, 'network')}
              </Text>
            )
          }
        />
      }
      toolbar={<Text tone="secondary">{labels.action.selectNetwork} to see its keys.</Text>}
    >
      <Content view={view} on={on} />
    </ListPage>
  );
}

function Content({ view, on }: AccessKeyPickerScreenProps) {
  switch (view.status) {
    case 'failed':
      return (
        <ErrorState heading="The access keys could not be loaded" text={view.reason} onRetry={on.retry} />
      );
    case 'empty':
      return (
        <EmptyState
          heading={messages['network.none']}
          text="There is no network whose access keys you administer."
        />
      );
    case 'loading':
    case 'ready':
      return (
        <DataTable
          label="Networks"
          columns={columns}
          rows={view.status === 'ready' ? view.rows : []}
          rowKey={keyOf}
          rowActions={createAction}
          actionsWidth="small"
          renderCard={card}
          isLoading={view.status === 'loading'}
        />
      );
  }
}

function keyOf(row: AccessKeyPickerRow): string {
  return row.netid;
}

function createAction({ netid, createHref }: AccessKeyPickerRow) {
  return <IconLink icon="plus" label={`${accessKeyText.create} in ${netid}`} href={createHref} />;
}

function card(row: AccessKeyPickerRow) {
  return (
    <Inline justify="between">
      <Stack gap="xsmall">
        <Name row={row} />
        {row.keys !== undefined && <Text tone="secondary">{counted(row.keys, 'key')}</Text>}
      </Stack>
      {createAction(row)}
    </Inline>
  );
}

function Name({ row: { netid, href } }: { row: AccessKeyPickerRow }) {
  return (
    <Link href={href} emphasis="name">
      <Identifier>{netid}</Identifier>
    </Link>
  );
}

function Untold() {
  return (
    <Text as="span" tone="tertiary">
      Open to see
    </Text>
  );
}
