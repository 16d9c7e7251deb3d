import { useCallback, useMemo } from 'react';
import { Button, LinkButton } from '../../../components/Button/Button.tsx';
import { DataTable } from '../../../components/DataTable/DataTable.tsx';
import { CardFacts, RowCard } from '../../../components/DataTable/RowCard.tsx';
import { RoleChip } from '../../../components/RoleChip/RoleChip.tsx';
import { Identifier, Mono } from '../../../components/Text/Text.tsx';
import { addressesOf } from '../../../domain/addresses.ts';
import { roleNames } from '../../../domain/node/gateways.ts';
import { nodeKey } from '../../../domain/node/node.ts';
import { versionLabel } from '../../../domain/server/version.ts';
import { labels } from '../../../domain/text/labels.ts';
import { FindingMark } from '../../findings/FindingMark/FindingMark.tsx';
import { HealthBadge } from '../HealthBadge/HealthBadge.tsx';
import { shownRows } from '../../list/RecordList/listState.ts';
import { OwnerName } from '../../list/RecordList/OwnerName.tsx';
import { useTableLayout } from '../../list/useTableLayout.ts';
import { NodeName } from './nodeCells.tsx';
import { nodeColumns } from './nodeColumns.tsx';
import { sortedByColumn, type NodeListActions } from './nodeListActions.ts';
import type { ListedNodes } from './nodeListView.ts';
import {
  editingOf,
  healthOf,
  isApprovable,
  isOlder,
  offersOf,
  roleControls,
  type NodeRow,
} from './nodeRow.ts';
import { NodeRowActions, NodeMenu } from './NodeRowActions.tsx';
import * as css from './NodeListScreen.css.ts';

type NodeTableProps = { view: ListedNodes; on: NodeListActions };

const keyOf = ({ node }: NodeRow) => nodeKey(node);
const nameOf = ({ node }: NodeRow) => node.name;
const editHref = (row: NodeRow) => editingOf(row).href;
const toneOf = ({ node }: NodeRow) => (node.isPending ? 'pending' : undefined);

export function NodeTable({ view, on }: NodeTableProps) {
  const { hasFailover, hasHub, sort, filter } = view;
  const hasOwners = view.choices.owners.length > 0;
  // The filter is a new object in every render, but its text stays the same.
  const hidden = filter.hidden.join(' ');
  const room = useTableLayout();
  // Approve is in the column of roles.
  const hasRoles = !filter.hidden.includes('roles');
  const isCompact = room === 'tight' || room === 'narrow';
  const columns = useMemo(
    () => nodeColumns({ room, hasFailover, hasHub, hasOwners }, new Set(hidden.split(' ')), on.act),
    [room, hasFailover, hasHub, hasOwners, hidden, on],
  );
  const rowActions = useCallback(
    (row: NodeRow) =>
      hasRoles ? (
        <NodeMenu row={row} onAct={on.act} />
      ) : (
        <NodeRowActions row={row} onAct={on.act} isCompact={isCompact} />
      ),
    [on, hasRoles, isCompact],
  );
  const card = useCallback((row: NodeRow) => <NodeCard row={row} on={on} />, [on]);
  return (
    <DataTable
      {...shownRows(view, on.select, nameOf)}
      label="Nodes"
      columns={columns}
      rowKey={keyOf}
      rowTone={toneOf}
      rowActions={rowActions}
      editHref={editHref}
      actionsWidth={hasRoles ? 'single' : isCompact ? 'small' : 'medium'}
      renderCard={card}
      sort={{
        column: sort.field,
        isAscending: sort.ascending,
        onSort: (column) => on.sortBy(sortedByColumn(sort, column)),
      }}
    />
  );
}

type NodeCardProps = { row: NodeRow; on: NodeListActions };

function NodeCard({ row, on }: NodeCardProps) {
  const { node, places } = row;
  const { approve } = offersOf(row);
  const [address] = addressesOf(node);
  const version = versionLabel(node.version);
  return (
    <RowCard
      name={<NodeName row={row} />}
      beside={roleControls(row)
        .filter(({ isOn }) => isOn)
        .map(({ role }) => (
          <RoleChip key={role} kind={role} isOn label={roleNames[role]} />
        ))}
      actions={<NodeMenu row={row} onAct={on.act} hasRoles />}
    >
      <HealthBadge health={healthOf(row)} />
      {row.mark && <FindingMark mark={row.mark} of={node.name} />}
      <CardFacts>
        {address !== undefined && (
          <>
            <Mono>{address}</Mono> ·{' '}
          </>
        )}
        <Identifier>{node.network}</Identifier>
        {row.owner.username !== '' && (
          <>
            {' '}
            · <OwnerName owner={row.owner} />
          </>
        )}
        {version !== '' && ` · ${version}`}
        {isOlder(row) && <span className={css.older}> older</span>}
      </CardFacts>
      {isApprovable(row) && (
        <div className={css.buttons}>
          <Button
            kind="primary"
            icon="check"
            isFullWidth
            aria-label={approve.named}
            onPress={() => on.act([approve.action])}
          >
            {labels.action.approve}
          </Button>
          <LinkButton href={places.node(node)} isFullWidth>
            Details
          </LinkButton>
        </div>
      )}
    </RowCard>
  );
}
