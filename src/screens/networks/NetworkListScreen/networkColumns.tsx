import type { Column } from '../../../components/DataTable/column.ts';
import { networkFieldLabels } from '../../../domain/text/networkFieldText.ts';
import { networkText } from '../../../domain/text/networkText.ts';
import { newNetworkText } from '../../../domain/text/newNetworkText.ts';
import { AddressRange } from './AddressRange.tsx';
import { ModifiedAt } from './ModifiedAt.tsx';
import { NetworkName } from './NetworkName.tsx';
import type { NetworkRow } from './networkRow.ts';
import { NodeCounts } from './NodeCounts.tsx';

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

export const nameColumns: readonly Column<NetworkRow>[] = [name, nodes];

export const networkColumns: readonly Column<NetworkRow>[] = [
  name,
  {
    id: 'addressRange',
    header: networkFieldLabels.addressRange,
    width: '160px',
    cell: ({ netid, settings }) => settings && <AddressRange range={settings.addressRange} netid={netid} />,
  },
  {
    id: 'addressRange6',
    header: networkFieldLabels.addressRange6,
    width: '184px',
    hiddenBelow: 'wide',
    cell: ({ netid, settings }) => settings && <AddressRange range={settings.addressRange6} netid={netid} />,
  },
  nodes,
  {
    id: 'networkModified',
    header: networkText.networkModified,
    width: '144px',
    hiddenBelow: 'wide',
    cell: ({ settings }) => <ModifiedAt moment={settings?.networkModified} />,
  },
  {
    id: 'nodesModified',
    header: networkText.nodesModified,
    width: '140px',
    hiddenBelow: 'wide',
    cell: ({ settings }) => <ModifiedAt moment={settings?.nodesModified} />,
  },
];
