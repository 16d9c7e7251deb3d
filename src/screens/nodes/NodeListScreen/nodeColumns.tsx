import type { Act } from '../../../domain/actions/action.ts';
import type { Column } from '../../../components/DataTable/column.ts';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { addressesOf } from '../../../domain/addresses.ts';
import { labels } from '../../../domain/text/labels.ts';
import { momentOf } from '../../list/freshness/freshness.ts';
import { HealthBadge } from '../HealthBadge/HealthBadge.tsx';
import { OwnerName } from '../../list/RecordList/OwnerName.tsx';
import { Addresses } from '../../list/RecordList/RowParts.tsx';
import { hasSpaceFor, type TableLayout } from '../../list/useTableLayout.ts';
import type { HideableColumn } from './nodeListActions.ts';
import { healthOf, listedRoles, type NodeRow } from './nodeRow.ts';
import * as css from './NodeListScreen.css.ts';
import {
  NodeFinding,
  NodeAge,
  Endpoint,
  NodeNetwork,
  NodeVersion,
  NodeRoles,
  NodeName,
} from './nodeCells.tsx';

type NodeColumnId = 'name' | HideableColumn;

type NodeColumn = Column<NodeRow> & { readonly id: NodeColumnId };

/** The least space in which a column is shown. Below, its content is in the name’s second line or below the status. */
export const leastRoom: Readonly<Record<NodeColumnId, TableLayout>> = {
  name: 'tight',
  status: 'tight',
  findings: 'narrow',
  roles: 'tight',
  address: 'tight',
  network: 'wide',
  version: 'wide',
  endpoint: 'ample',
  modified: 'vast',
  owner: 'vast',
};

type ColumnChoice = {
  room: TableLayout;
  hasFailover: boolean;
  hasHub: boolean;
  hasOwners: boolean;
};

/** In the order of questions: which node, what is wrong, what is it for, where is it. */
export function nodeColumns(
  { room, hasFailover, hasHub, hasOwners }: ColumnChoice,
  hidden: ReadonlySet<string>,
  onAct: Act,
): readonly NodeColumn[] {
  const has = (id: NodeColumnId) =>
    !hidden.has(id) && hasSpaceFor(leastRoom[id], room) && (id !== 'owner' || hasOwners);
  const roles = listedRoles(hasFailover, hasHub);
  const columns: readonly NodeColumn[] = [
    {
      id: 'name',
      header: labels.node.name,
      maxWidth: '328px',
      isRowHeader: true,
      isSortable: true,
      cell: (row) => <NodeName row={row} isStacked={!has('network')} hasOwnerColumn={has('owner')} />,
    },
    {
      id: 'status',
      header: labels.node.health,
      // Fits “Error no check-in for 23 h 59 min”.
      width: '244px',
      cell: (row) => (
        <>
          <HealthBadge health={healthOf(row)} />
          {room === 'tight' && <NodeFinding row={row} />}
        </>
      ),
    },
    {
      id: 'findings',
      header: labels.section.findings,
      width: room === 'vast' && !hasOwners ? '256px' : '184px',
      cell: (row) => <NodeFinding row={row} />,
    },
    {
      id: 'roles',
      header: 'Roles',
      // A chip and its gap take 30 px.
      width: `${roles.length * 30 + 16}px`,
      cell: (row) => <NodeRoles row={row} onAct={onAct} />,
      skeleton: (
        <span className={css.chips}>
          {roles.map((role) => (
            <Skeleton key={role} width={26} height={22} />
          ))}
        </span>
      ),
    },
    {
      id: 'address',
      header: labels.node.addresses,
      // Fits the longest IPv4 address and its copy button.
      width: '140px',
      isSortable: true,
      cell: ({ node }) => <Addresses addresses={addressesOf(node)} of={node.name} />,
      skeleton: (
        <span className={css.addressBars}>
          <Skeleton width={78} height={8} />
          <Skeleton width={66} height={6} />
        </span>
      ),
    },
    {
      id: 'network',
      header: labels.node.network,
      width: '96px',
      isSortable: true,
      cell: (row) => (
        <Text as="span" tone="secondary">
          <NodeNetwork row={row} />
        </Text>
      ),
    },
    {
      id: 'version',
      header: labels.node.version,
      width: '88px',
      cell: (row) => <NodeVersion row={row} />,
    },
    {
      id: 'endpoint',
      header: labels.node.endpoint,
      width: '184px',
      cell: ({ node }) => <Endpoint node={node} />,
    },
    {
      id: 'modified',
      header: labels.node.lastModified,
      width: '120px',
      cell: ({ node }) => <NodeAge moment={momentOf(node.lastModified)} />,
    },
    {
      id: 'owner',
      header: labels.node.owner,
      width: '112px',
      cell: ({ owner }) => <OwnerName owner={owner} />,
    },
  ];
  return columns.filter(({ id }) => has(id));
}
