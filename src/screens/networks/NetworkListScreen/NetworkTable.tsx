import { useCallback } from 'react';
import { DataTable } from '../../../components/DataTable/DataTable.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { Menu } from '../../../components/Menu/Menu.tsx';
import { Mono } from '../../../components/Mono/Mono.tsx';
import { networkText } from '../../../domain/network/networkText.ts';
import { labels } from '../../../domain/text/labels.ts';
import { useTableRoom } from '../../shared/tableRoom/useTableRoom.ts';
import type { NetworkDeletion } from '../networkDeletion.ts';
import {
  ModifiedAt,
  nameColumns,
  narrowColumns,
  wideColumns,
  NetworkName,
  NodeCounts,
} from './networkColumns.tsx';
import type { NetworkListActions, NetworkListView } from './networkListView.ts';
import { type AskAboutNetwork, keysQuestion, networkMenu, type NetworkRow } from './networkRow.ts';
import * as css from './NetworkTable.css.ts';

type NetworkTableProps = {
  view: Extract<NetworkListView, { status: 'loading' | 'ready' }>;
  on: NetworkListActions;
  /** The same function in every render. */
  onAsk: AskAboutNetwork;
};

const noRows: readonly NetworkRow[] = [];
const keyOf = (row: NetworkRow) => row.netid;

/** The rows: a table, on phones blocks. */
export function NetworkTable({ view, on, onAsk }: NetworkTableProps) {
  const { isByName, filter } = view;
  const isNarrow = useTableRoom() !== 'wide';
  const rowActions = useCallback(
    (row: NetworkRow) => <NetworkRowActions row={row} onAsk={onAsk} isShort={isNarrow} />,
    [onAsk, isNarrow],
  );
  const renderCard = useCallback((row: NetworkRow) => <NetworkCard row={row} onAsk={onAsk} />, [onAsk]);
  return (
    <DataTable
      label="Networks"
      columns={isByName ? nameColumns : isNarrow ? narrowColumns : wideColumns}
      rows={view.status === 'ready' ? view.rows : noRows}
      rowKey={keyOf}
      rowActions={rowActions}
      actionsWidth={isNarrow ? 'small' : 'normal'}
      renderCard={renderCard}
      isLoading={view.status !== 'ready'}
      sort={{
        column: 'netid',
        isAscending: filter.isAscending,
        onSort: () => on.filter({ isAscending: !filter.isAscending }),
      }}
    />
  );
}

/** A network on a phone: name, nodes and their states, ranges, when it was modified. */
function NetworkCard({ row, onAsk }: { row: NetworkRow; onAsk: AskAboutNetwork }) {
  const { settings } = row;
  const ranges = settings ? [settings.addressRange, settings.addressRange6].filter(Boolean) : [];
  return (
    <div className={css.card}>
      <div className={css.cardLine}>
        <span className={css.cardName}>
          <NetworkName row={row} />
        </span>
        <NodeCounts row={row} />
        <span className={css.cardMenu}>
          <NetworkMenu row={row} onAsk={onAsk} />
        </span>
      </div>
      {ranges.length > 0 && (
        <div className={css.cardFacts}>
          {ranges.map((range) => (
            <Mono key={range}>{range}</Mono>
          ))}
        </div>
      )}
      {settings && (
        <div className={css.cardFacts}>
          <span>
            Modified <ModifiedAt moment={settings.networkModified} />
          </span>
          <span>
            nodes <ModifiedAt moment={settings.nodesModified} />
          </span>
        </div>
      )}
    </div>
  );
}

type NetworkRowActionsProps = { row: NetworkRow; onAsk: AskAboutNetwork };

type TableActionsProps = NetworkRowActionsProps & {
  /** The menu alone, which has everything. */
  isShort: boolean;
};

function NetworkRowActions({ row, onAsk, isShort }: TableActionsProps) {
  return (
    <>
      {row.settings?.deletion && !isShort && (
        <OnDemand row={row} deletion={row.settings.deletion} onAsk={onAsk} />
      )}
      <NetworkMenu row={row} onAsk={onAsk} />
    </>
  );
}

function NetworkMenu({ row, onAsk }: NetworkRowActionsProps) {
  return (
    <Menu trigger={{ label: `More about ${row.netid}`, icon: 'more' }} sections={networkMenu(row, onAsk)} />
  );
}

type OnDemandProps = NetworkRowActionsProps & { deletion: NetworkDeletion };

function OnDemand({ row, deletion, onAsk }: OnDemandProps) {
  const { netid } = row;
  return (
    <span className={css.onDemand}>
      <IconButton
        icon="refreshKeys"
        label={`${networkText.refreshKeys} : ${netid}`}
        onPress={() => onAsk(keysQuestion(row))}
      />
      <IconButton
        icon="trash"
        label={`${labels.action.delete} ${netid}`}
        {...(deletion.isPossible
          ? { onPress: () => onAsk({ verb: 'delete', netid, deletion }) }
          : { isDisabled: true, disabledReason: deletion.reason })}
      />
    </span>
  );
}
