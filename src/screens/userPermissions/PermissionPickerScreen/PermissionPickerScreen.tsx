import type { Column } from '../../../components/DataTable/column.ts';
import { DataTable } from '../../../components/DataTable/DataTable.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { Identifier } from '../../../components/Identifier/Identifier.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { ListPage } from '../../../components/ListPage/ListPage.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { labels } from '../../../domain/text/labels.ts';
import { messages } from '../../../domain/text/messages.ts';
import type { PermissionPickerRow, PermissionPickerView } from './permissionPickerView.ts';

type PermissionPickerScreenProps = { view: PermissionPickerView; on: { retry: () => void } };

const columns: readonly Column<PermissionPickerRow>[] = [
  { id: 'netid', header: labels.node.network, isRowHeader: true, cell: (row) => <Name row={row} /> },
  { id: 'users', header: labels.section.users, width: '120px', isNumeric: true, cell: (row) => row.users },
  { id: 'levels', header: 'Access levels', cell: (row) => row.levels },
];

/** §2 "Users", enterprise: whose permissions are kept by network. */
export function PermissionPickerScreen({ view, on }: PermissionPickerScreenProps) {
  return (
    <ListPage header={<PageHeader title={labels.section.userPermissions} />} toolbar={<Hint />}>
      <Content view={view} on={on} />
    </ListPage>
  );
}

function Content({ view, on }: PermissionPickerScreenProps) {
  switch (view.status) {
    case 'failed':
      return (
        <ErrorState heading="The permissions could not be loaded" text={view.reason} onRetry={on.retry} />
      );
    case 'empty':
      return (
        <EmptyState heading={messages['error.noresults']} text="There is no network to give rights on." />
      );
    case 'loading':
    case 'ready':
      return (
        <DataTable
          label="Networks"
          columns={columns}
          rows={view.status === 'ready' ? view.rows : []}
          rowKey={(row) => row.netid}
          isLoading={view.status === 'loading'}
          renderCard={(row) => (
            <Stack gap="small">
              <Name row={row} />
              <Text tone="secondary">{row.levels}</Text>
            </Stack>
          )}
        />
      );
  }
}

function Hint() {
  return <Text tone="secondary">{labels.action.selectNetwork} to see what its users may do there.</Text>;
}

function Name({ row: { netid, href } }: { row: PermissionPickerRow }) {
  return (
    <Link href={href} emphasis="name">
      <Identifier>{netid}</Identifier>
    </Link>
  );
}
