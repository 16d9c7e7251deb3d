import type { ReactNode } from 'react';
import type { Column } from '../../../components/DataTable/column.ts';
import { networkFieldLabels } from '../../../domain/text/networkFieldText.ts';
import { networkText } from '../../../domain/text/networkText.ts';
import { newNetworkText } from '../../../domain/text/newNetworkText.ts';
import { AddressRange } from './AddressRange.tsx';
import { ModifiedAt } from './ModifiedAt.tsx';
import { NetworkName } from './NetworkName.tsx';
import type { NetworkRow, NetworkRowSettings } from './networkRow.ts';
import { NodeCounts } from './NodeCounts.tsx';
import * as css from './NetworkTable.css.ts';

/** A column about what only the network's administrators are told. */
function settingsColumn(
  column: Omit<Column<NetworkRow>, 'cell'>,
  cell: (settings: NetworkRowSettings, netid: string) => ReactNode,
): Column<NetworkRow> {
  return { ...column, cell: ({ netid, settings }) => settings && cell(settings, netid) };
}

const name: Column<NetworkRow> = {
  id: 'netid',
  header: newNetworkText.netid,
  isRowHeader: true,
  isSortable: true,
  cell: (row) => <NetworkName row={row} />,
};

const nodes: Column<NetworkRow> = {
  id: 'nodes',
  header: networkText.nodes,
  width: '176px',
  cell: (row) => <NodeCounts row={row} />,
};

/** Where only the name of a network and its nodes are known. */
export const nameColumns: readonly Column<NetworkRow>[] = [name, nodes];

/** In a window with room for all. */
export const wideColumns: readonly Column<NetworkRow>[] = [
  name,
  settingsColumn(
    { id: 'addressRange', header: networkFieldLabels.addressRange, width: '160px' },
    ({ addressRange }, netid) => <AddressRange range={addressRange} netid={netid} />,
  ),
  settingsColumn(
    { id: 'addressRange6', header: networkFieldLabels.addressRange6, width: '184px' },
    ({ addressRange6 }, netid) => <AddressRange range={addressRange6} netid={netid} />,
  ),
  nodes,
  settingsColumn(
    { id: 'networkModified', header: networkText.networkModified, width: '144px' },
    ({ networkModified }) => <ModifiedAt moment={networkModified} />,
  ),
  settingsColumn(
    { id: 'nodesModified', header: networkText.nodesModified, width: '140px' },
    ({ nodesModified }) => <ModifiedAt moment={nodesModified} />,
  ),
];

/** The same with one below the other. */
export const narrowColumns: readonly Column<NetworkRow>[] = [
  { ...name, cell: (row) => <NetworkName row={row} isStacked /> },
  settingsColumn(
    { id: 'addressRanges', header: networkText.addressRanges, width: '196px' },
    ({ addressRange, addressRange6 }, netid) => (
      <span className={css.stacked}>
        {[addressRange, addressRange6].filter(Boolean).map((range) => (
          <AddressRange key={range} range={range} netid={netid} />
        ))}
      </span>
    ),
  ),
  nodes,
  settingsColumn(
    { id: 'modified', header: networkText.lastModified, width: '152px', hiddenBelow: 'wide' },
    ({ networkModified, nodesModified }) => (
      <span className={css.stacked}>
        <ModifiedAt what="network" moment={networkModified} />
        <ModifiedAt what="nodes" moment={nodesModified} />
      </span>
    ),
  ),
];
