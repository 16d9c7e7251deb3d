import type { Column } from '../../../components/DataTable/column.ts';
import { Identifier } from '../../../components/Identifier/Identifier.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { userText } from '../../../domain/text/userText.ts';
import { AdminFlag } from './AdminFlag.tsx';
import { UserName } from './UserName.tsx';
import { UserNetworks } from './UserNetworks.tsx';
import type { UserRow } from './userRow.ts';

/** §2 "Users", and the groups where there are any. */
export function userColumns(hasGroups: boolean): readonly Column<UserRow>[] {
  const columns: readonly Column<UserRow>[] = [
    {
      id: 'username',
      header: userText.username,
      isRowHeader: true,
      isSortable: true,
      cell: (row) => <UserName row={row} />,
    },
    {
      id: 'isAdmin',
      header: userText.isAdmin,
      width: '132px',
      cell: (row) => <AdminFlag row={row} />,
    },
    { id: 'networks', header: userText.networks, cell: (row) => <UserNetworks row={row} /> },
  ];
  if (!hasGroups) return columns;
  return [
    ...columns,
    {
      id: 'groups',
      header: userText.groups,
      width: '200px',
      hiddenBelow: 'wide',
      cell: (row) => (
        <Text as="span" tone="secondary" isTruncated>
          <Identifier>{row.groups}</Identifier>
        </Text>
      ),
    },
  ];
}
