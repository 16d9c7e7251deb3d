import { useCallback } from 'react';
import { LinkButton } from '../../../components/Button/Button.tsx';
import { DataTable } from '../../../components/DataTable/DataTable.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { Inline } from '../../../components/Layout/Layout.tsx';
import { Menu } from '../../../components/Menu/Menu.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { Mono } from '../../../components/Text/Text.tsx';
import { counted } from '../../../domain/format/count.ts';
import { networkText, newNetworkText } from '../../../domain/network/networkText.ts';
import { paths } from '../../../domain/paths.ts';
import { summed } from '../../../domain/actions/words.ts';
import { labels } from '../../../domain/text/labels.ts';
import { ownText } from '../../../domain/user/userAreaText.ts';
import { useConfirm } from '../../shared/ChangeConfirm/ChangeConfirm.tsx';
import { shownRows } from '../../shared/RecordList/listState.ts';
import type { ListDefinition } from '../../shared/RecordList/listDefinition.ts';
import { RecordList } from '../../shared/RecordList/RecordList.tsx';
import { SelectionBar, type BulkDefinition } from '../../shared/RecordList/SelectionBar.tsx';
import { CardFacts, RowCard } from '../../shared/RecordList/RowParts.tsx';
import { FindingMark } from '../../shared/FindingMark/FindingMark.tsx';
import { hasSpaceFor, useTableLayout } from '../../shared/tableLayout/useTableLayout.ts';
import { networkConfirm, type NetworkConfirmView } from '../NetworkConfirm/NetworkConfirm.tsx';
import {
  ModifiedAt,
  nameColumns,
  mediumColumns,
  narrowColumns,
  wideColumns,
  NetworkName,
  NodeCounts,
} from './networkColumns.tsx';
import {
  networkTypes,
  noNetworkFilter,
  type NetworkListActions,
  type NetworkListView,
} from './networkListView.ts';
import { refreshKeysConfirm, networkMenu, type ConfirmNetworkAction, type NetworkRow } from './networkRow.ts';
import * as css from './NetworkListScreen.css.ts';

export type NetworkListScreenProps = { view: NetworkListView; on: NetworkListActions };

/** List of the viewer’s networks with their ranges, node health and actions. */
export function NetworkListScreen({ view, on }: NetworkListScreenProps) {
  return <RecordList list={list} view={view} on={on} />;
}

const list: ListDefinition<NetworkListView, NetworkListActions> = {
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

const bulk: BulkDefinition<NetworkRow, NetworkListActions> = {
  nameOf,
  noun: ['network'],
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
      obstacle: ({ settings }) => (settings?.deletion ? undefined : adminOnly),
      question: (rows) => ({
        title: `${networkText.refreshKeys} of ${counted(rows.length, 'network')}?`,
        message: 'Nodes will generate new keys. Connections may drop briefly. This can’t be undone.',
        confirmLabel: 'Refresh keys',
        consequences: [
          { label: 'Nodes', value: rows.reduce((sum, { nodes }) => sum + (nodes?.all ?? 0), 0) },
        ],
      }),
      apply: (rows, on) => on.refreshAllKeys(rows.map(nameOf)),
    },
    {
      label: labels.action.delete,
      icon: 'trash',
      isDanger: true,
      obstacle: ({ settings }) => (settings?.deletion ? settings.deletion.reason : adminOnly),
      question: (rows) => ({
        message: 'Their ACLs, access keys and external clients will also be deleted. This can’t be undone.',
        consequences: summed(
          rows.flatMap(({ settings }) =>
            settings?.deletion?.isPossible ? settings.deletion.consequences : [],
          ),
        ),
        typeToConfirm: 'delete',
      }),
      apply: (rows, on) => on.removeAll(rows.map(nameOf)),
    },
  ],
};

function NetworkTable({ view, on }: NetworkListScreenProps) {
  const { filter, isByName } = view;
  const { ask, question } = useConfirm<NetworkConfirmView>(networkConfirm, ({ verb, netid }) => {
    if (verb === 'delete') on.remove(netid);
    else on.refreshKeys(netid);
  });
  const room = useTableLayout();
  const isNarrow = !hasSpaceFor('wide', room);
  const columns = hasSpaceFor('ample', room) ? wideColumns : isNarrow ? narrowColumns : mediumColumns;
  const rowActions = useCallback(
    (row: NetworkRow) => <NetworkRowActions row={row} onAsk={ask} isShort={isNarrow} />,
    [ask, isNarrow],
  );
  const card = useCallback((row: NetworkRow) => <NetworkCard row={row} onAsk={ask} />, [ask]);
  return (
    <>
      <DataTable
        {...shownRows(view, on.select, nameOf)}
        label="Networks"
        columns={isByName ? nameColumns : columns}
        rowKey={nameOf}
        editHref={editHref}
        rowActions={rowActions}
        actionsWidth={isNarrow ? 'single' : 'normal'}
        renderCard={card}
        sort={{
          column: 'netid',
          isAscending: filter.isAscending,
          onSort: () => on.filter({ isAscending: !filter.isAscending }),
        }}
      />
      {question}
    </>
  );
}

const editHref = (row: NetworkRow) => row.links.edit;

function NetworkCard({ row, onAsk }: { row: NetworkRow; onAsk: ConfirmNetworkAction }) {
  const { settings } = row;
  const ranges = settings ? [settings.addressRange, settings.addressRange6].filter(Boolean) : [];
  return (
    <RowCard
      name={<NetworkName row={row} />}
      beside={<NodeCounts row={row} />}
      actions={<NetworkMenu row={row} onAsk={onAsk} />}
    >
      {row.mark && <FindingMark mark={row.mark} of={row.netid} />}
      {ranges.length > 0 && (
        <CardFacts>
          <Inline gap="medium" isWrapping>
            {ranges.map((range) => (
              <Mono key={range}>{range}</Mono>
            ))}
          </Inline>
        </CardFacts>
      )}
      {settings && (
        <CardFacts>
          Modified <ModifiedAt moment={settings.networkModified} /> · its nodes{' '}
          <ModifiedAt moment={settings.nodesModified} />
        </CardFacts>
      )}
    </RowCard>
  );
}

type NetworkRowActionsProps = { row: NetworkRow; onAsk: ConfirmNetworkAction };

function NetworkRowActions({ row, onAsk, isShort }: NetworkRowActionsProps & { isShort: boolean }) {
  const { netid, settings } = row;
  const deletion = settings?.deletion;
  return (
    <>
      {deletion && !isShort && (
        <span className={css.onDemand}>
          <IconButton
            icon="refreshKeys"
            label={`${networkText.refreshKeys} of ${netid}`}
            onPress={() => onAsk(refreshKeysConfirm(row))}
          />
          <IconButton
            icon="trash"
            label={`${labels.action.delete} ${netid}`}
            disabledReason={deletion.reason}
            onPress={() => deletion.isPossible && onAsk({ verb: 'delete', netid, deletion })}
          />
        </span>
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
