import { useCallback } from 'react';
import { useFrameWidth } from '../../../components/AppFrame/frame.ts';
import { LinkButton } from '../../../components/Button/Button.tsx';
import { DataTable } from '../../../components/DataTable/DataTable.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { Menu } from '../../../components/Menu/Menu.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import type { Act } from '../../../domain/actions/action.ts';
import { networkText, newNetworkText } from '../../../domain/network/networkText.ts';
import { paths } from '../../../domain/paths.ts';
import { labels } from '../../../domain/text/labels.ts';
import { ownText } from '../../../domain/user/userAreaText.ts';
import { shownRows, type ListActions } from '../../list/RecordList/listState.ts';
import type { ListDefinition } from '../../list/RecordList/listDefinition.ts';
import { RecordList } from '../../list/RecordList/RecordList.tsx';
import { SelectionBar, type BulkDefinition } from '../../list/RecordList/SelectionBar.tsx';
import { hasSpaceFor, useTableLayout } from '../../list/useTableLayout.ts';
import { nameColumns, mediumColumns, narrowColumns, wideColumns } from './networkColumns.tsx';
import {
  networkTypes,
  noNetworkFilter,
  type NetworkFilter,
  type NetworkListView,
} from './networkListView.ts';
import { networkMenu, type NetworkRow } from './networkRow.ts';
import * as css from './NetworkListScreen.css.ts';

export type NetworkListScreenProps = { view: NetworkListView; on: ListActions<NetworkFilter> & { act: Act } };

/** List of the viewer’s networks with their ranges, node health and actions. */
export function NetworkListScreen({ view, on }: NetworkListScreenProps) {
  return <RecordList list={list} view={view} on={on} />;
}

const list: ListDefinition<NetworkListView, NetworkListScreenProps['on']> = {
  noun: 'networks',
  title: labels.section.networks,
  notices: ({ unused }) =>
    unused !== undefined && (
      <Notice
        tone="info"
        fact={`${unused} has no machines yet.`}
        advice="Create an access key to let machines join."
        action={
          <LinkButton size="small" icon="key" href={paths.createAccessKey(unused)}>
            Create access key
          </LinkButton>
        }
      />
    ),
  create: { label: newNetworkText.create, href: ({ createHref }) => createHref },
  placeholder: ({ isByName }) => (isByName ? 'Search name' : 'Search name or address range'),
  filters: ({ filter, typeChoices }, on) =>
    typeChoices.length === 0
      ? []
      : [
          {
            label: 'Type',
            icon: 'filter',
            options: typeChoices,
            selected: filter.types,
            onChange: (ids) => on.filter({ types: networkTypes.filter((type) => ids.includes(type)) }),
          },
        ],
  empty: ({ createHref }) =>
    createHref === undefined
      ? { heading: 'No networks yet', text: ownText.noNetwork }
      : {
          art: 'graph',
          heading: 'No networks yet',
          text: 'A network is a private address range and the rules for the nodes in it.',
        },
  noFilter: noNetworkFilter,
  noMatch: ({ filter: { search } }, hasTypes) =>
    search === ''
      ? 'No networks match this type.'
      : `No networks match “${search}”${hasTypes ? ' and this type' : ''}.`,
  bulk: ({ selection }, on) => <SelectionBar bulk={bulk} selection={selection} on={on} />,
  rows: (view, on) => <NetworkTable view={view} on={on} />,
};

const nameOf = ({ netid }: NetworkRow) => netid;
const adminOnly = 'Only administrators can do this';

const bulk: BulkDefinition<NetworkRow, NetworkListScreenProps['on']> = {
  nameOf,
  record: ({ netid, settings, nodes }) => ({
    netid,
    addressRange: settings?.addressRange ?? '',
    addressRange6: settings?.addressRange6 ?? '',
    nodes: nodes?.all ?? '',
  }),
  actions: [
    {
      label: networkText.refreshKeys,
      icon: 'refreshKeys',
      obstacle: ({ settings }) => (settings?.offers ? settings.offers.refreshKeys.obstacle : adminOnly),
      act: (rows, on, options) =>
        on.act(
          rows.map(({ netid }) => ({ kind: 'refreshKeys', netid })),
          options,
        ),
    },
    {
      label: labels.action.delete,
      icon: 'trash',
      isDanger: true,
      obstacle: ({ settings }) => (settings?.offers ? settings.offers.remove.obstacle : adminOnly),
      act: (rows, on, options) =>
        on.act(
          rows.map(({ netid }) => ({ kind: 'deleteNetwork', netid })),
          options,
        ),
    },
  ],
};

function NetworkTable({ view, on }: NetworkListScreenProps) {
  const { filter, isByName } = view;
  const room = useTableLayout();
  const isNarrow = !hasSpaceFor('wide', room);
  const hasAllColumns = useFrameWidth() === 'phone' || hasSpaceFor('ample', room);
  const columns = hasAllColumns ? wideColumns : isNarrow ? narrowColumns : mediumColumns;
  const rowActions = useCallback(
    (row: NetworkRow) => <NetworkRowActions row={row} onAct={on.act} isShort={isNarrow} />,
    [on.act, isNarrow],
  );
  return (
    <DataTable
      {...shownRows(view, on.select, nameOf)}
      label="Networks"
      columns={isByName ? nameColumns : columns}
      rowKey={nameOf}
      editHref={editHref}
      rowActions={rowActions}
      actionsWidth={isNarrow ? 'single' : 'medium'}
      sort={{
        column: 'netid',
        isAscending: filter.isAscending,
        onSort: () => on.filter({ isAscending: !filter.isAscending }),
      }}
    />
  );
}

const editHref = (row: NetworkRow) => row.links.edit;

type NetworkRowActionsProps = { row: NetworkRow; onAct: Act; isShort: boolean };

function NetworkRowActions({ row, onAct, isShort }: NetworkRowActionsProps) {
  const { offers } = row.settings ?? {};
  return (
    <>
      {offers && !isShort && (
        <span className={css.onDemand}>
          <IconButton
            icon={offers.refreshKeys.icon}
            label={offers.refreshKeys.named}
            onPress={() => onAct([offers.refreshKeys.action])}
          />
          <IconButton
            icon={offers.remove.icon}
            label={offers.remove.named}
            disabledReason={offers.remove.obstacle}
            onPress={() => onAct([offers.remove.action])}
          />
        </span>
      )}
      <Menu trigger={{ label: `More about ${row.netid}`, icon: 'more' }} sections={networkMenu(row, onAct)} />
    </>
  );
}
