import { roleNames } from '../../../domain/node/gateways.ts';
import { useCallback, useMemo } from 'react';
import { Button, LinkButton } from '../../../components/Button/Button.tsx';
import { DataTable } from '../../../components/DataTable/DataTable.tsx';
import { RoleChip } from '../../../components/RoleChip/RoleChip.tsx';
import { Identifier, Mono } from '../../../components/Text/Text.tsx';
import { labels } from '../../../domain/text/labels.ts';
import { HealthBadge } from '../../shared/HealthBadge/HealthBadge.tsx';
import { shownRows } from '../../shared/RecordList/listState.ts';
import { useRowsSelected } from '../../shared/RecordList/SelectionBar.tsx';
import { CardFacts, RowCard } from '../../shared/RecordList/RowParts.tsx';
import { useTableLayout } from '../../shared/tableLayout/useTableLayout.ts';
import type { RolePress } from '../roles/roleControl.ts';
import { nodeColumns, NodeName } from './nodeColumns.tsx';
import type { NodeConfirmView } from '../NodeConfirm/NodeConfirm.tsx';
import { sortedByColumn, type ConfirmingActions } from './nodeListActions.ts';
import type { ListedNodes } from './nodeListView.ts';
import type { NodeRow } from './nodeRow.ts';
import { NodeRowActions, approvalOf, NodeMenu } from './NodeRowActions.tsx';
import * as css from './NodeListScreen.css.ts';

type NodeTableProps = { view: ListedNodes; on: ConfirmingActions };

const keyOf = (row: NodeRow) => row.key;
const nameOf = (row: NodeRow) => row.name;
const editHref = (row: NodeRow) => row.editing.href;
const toneOf = (row: NodeRow) => (row.isPending ? 'pending' : undefined);

export function NodeTable({ view, on }: NodeTableProps) {
  const { hasFailover, hasHub, sort, filter } = view;
  const { sortBy, select, ask, pressRole } = on;
  // The filter is a new object in every render, but its text stays the same.
  const hidden = filter.hidden.join(' ');
  const room = useTableLayout();
  const isTight = room === 'tight';
  const columns = useMemo(
    () => nodeColumns({ room, hasFailover, hasHub }, new Set(hidden.split(' ')), pressRole),
    [room, hasFailover, hasHub, hidden, pressRole],
  );
  const rowActions = useCallback(
    (row: NodeRow) => <NodeRowActions row={row} onAsk={ask} isCompact={isTight} />,
    [ask, isTight],
  );
  const card = useCallback(
    (row: NodeRow) => <NodeCard row={row} onAsk={ask} onRole={pressRole} />,
    [ask, pressRole],
  );
  const order = useMemo(
    () => ({
      column: sort.field,
      isAscending: sort.ascending,
      onSort: (column: string) => sortBy(sortedByColumn(sort, column)),
    }),
    [sort, sortBy],
  );
  const selection = useRowsSelected({ selection: view.selection, select, labelOf: nameOf });
  return (
    <DataTable
      {...shownRows(view)}
      label="Nodes"
      columns={columns}
      rowKey={keyOf}
      rowTone={toneOf}
      rowActions={rowActions}
      editHref={editHref}
      actionsWidth={isTight ? 'small' : 'normal'}
      renderCard={card}
      sort={order}
      selection={selection}
    />
  );
}

type NodeCardProps = {
  row: NodeRow;
  onAsk: (question: NodeConfirmView) => void;
  onRole: (press: RolePress) => void;
};

function NodeCard({ row, onAsk, onRole }: NodeCardProps) {
  const [address] = row.addresses;
  const roles = row.roles?.filter((role) => role.isOn) ?? [];
  return (
    <RowCard
      name={<NodeName row={row} />}
      beside={roles.map(({ role }) => (
        <RoleChip key={role} kind={role} isOn label={roleNames[role]} />
      ))}
      actions={<NodeMenu row={row} onAsk={onAsk} onRole={onRole} />}
    >
      <HealthBadge health={row.health} />
      <CardFacts>
        {address !== undefined && (
          <>
            <Mono>{address}</Mono> ·{' '}
          </>
        )}
        <Identifier>{row.network}</Identifier>
        {row.version !== '' && ` · ${row.version}`}
        {row.isOlder && <span className={css.older}> older</span>}
      </CardFacts>
      {row.canApprove && (
        <div className={css.buttons}>
          <Button
            kind="primary"
            icon="check"
            isFullWidth
            aria-label={`${labels.action.approve} ${row.name}`}
            onPress={() => onAsk(approvalOf(row))}
          >
            {labels.action.approve}
          </Button>
          <LinkButton href={row.href} isFullWidth>
            Details
          </LinkButton>
        </div>
      )}
    </RowCard>
  );
}
