import { LinkButton } from '../../../components/Button/Button.tsx';
import { Inline } from '../../../components/Layout/Layout.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { Identifier, Secondary } from '../../../components/Text/Text.tsx';
import { StateBadge } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import type { Act } from '../../../domain/actions/action.ts';
import { accessKeyText } from '../../../domain/accessKey/accessKey.ts';
import { grouped } from '../../../domain/format/count.ts';
import { labels } from '../../../domain/text/labels.ts';
import { messages } from '../../../domain/text/messages.ts';
import { NameLink } from '../../list/NameLink.tsx';
import { RecordNotFoundScreen } from '../../state/NotFoundScreen/NotFoundScreen.tsx';
import type { ListDefinition } from '../../list/RecordList/listDefinition.ts';
import type { ListActions } from '../../list/RecordList/listState.ts';
import { RecordList } from '../../list/RecordList/RecordList.tsx';
import { RowName } from '../../list/RecordList/RowParts.tsx';
import { SelectionBar, type BulkDefinition } from '../../list/RecordList/SelectionBar.tsx';
import { deletionOfSelected, RecordTable, type TableDefinition } from '../../list/RecordList/RecordTable.tsx';
import {
  sortAfter,
  type AccessKeyFilter,
  type AccessKeyListView,
  type AccessKeyRow,
  type ListedKeys,
} from './accessKeyListView.ts';

type AccessKeyListScreenProps = {
  view: AccessKeyListView;
  on: ListActions<AccessKeyFilter> & { act: Act };
};

/** Lists the access keys of one network. */
export function AccessKeyListScreen({ view, on }: AccessKeyListScreenProps) {
  if (view.status === 'noRecord') return <RecordNotFoundScreen view={view} />;
  return <RecordList list={list} view={view} on={on} />;
}

const list: ListDefinition<ListedKeys, AccessKeyListScreenProps['on']> = {
  noun: 'access keys',
  title: labels.section.accessKeys,
  header: ({ netid, status }) => ({
    facts: (
      <Secondary>
        in <Identifier>{netid}</Identifier>
        {status === 'ready' && <> · machines use one of them to join</>}
      </Secondary>
    ),
  }),
  notices: ({ areKeysHidden }) =>
    areKeysHidden && (
      <Notice
        tone="info"
        fact={accessKeyText.hidden}
        advice="A key and its token are only shown when the key is created."
      />
    ),
  create: { label: accessKeyText.create, href: ({ createHref }) => createHref },
  placeholder: 'Search name',
  empty: ({ createHref }) => ({
    heading: messages['accesskey.none'],
    text: 'Create a key to let machines join the network without approval.',
    primary: (
      <LinkButton kind="primary" size="form" icon="key" href={createHref}>
        {accessKeyText.create}
      </LinkButton>
    ),
  }),
  noMatchHeading: messages['accesskey.none'],
  bulk: ({ selection }, on) => <SelectionBar bulk={bulk} selection={selection} on={on} />,
  rows: (view, on) => {
    const { sort } = view.filter;
    return (
      <RecordTable
        table={table}
        view={view}
        sort={{
          column: sort.field,
          isAscending: sort.isAscending,
          onSort: (column) => on.filter({ sort: sortAfter(sort, column) }),
        }}
        onAct={on.act}
        onSelect={on.select}
      />
    );
  },
};

const table: TableDefinition<AccessKeyRow> = {
  label: 'Access keys',
  columns: [
    {
      id: 'name',
      header: accessKeyText.key,
      width: 'clamp(200px, 24vw, 320px)',
      isRowHeader: true,
      isSortable: true,
      card: 'title',
      cell: (row) => <RowName href={row.href}>{row.name}</RowName>,
    },
    {
      id: 'uses',
      header: accessKeyText.uses,
      width: '108px',
      isSortable: true,
      cell: (row) => row.uses,
    },
    {
      id: 'state',
      header: 'State',
      width: '148px',
      cell: (row) => <KeyState row={row} />,
      card: (row) => (
        <Inline gap="large">
          <KeyState row={row} />
          <Secondary>
            {accessKeyText.uses}: {row.uses}
          </Secondary>
        </Inline>
      ),
    },
    { id: 'nodes', header: 'Joined with it', card: 'line', cell: (row) => <JoinedWith row={row} /> },
  ],
  rowKey: (row) => row.name,
  nameOf: (row) => row.name,
  actionsWidth: 'single',
  offerOf: ({ deletion }) => deletion,
};

const bulk: BulkDefinition<AccessKeyRow, AccessKeyListScreenProps['on']> = {
  nameOf: table.nameOf,
  record: ({ netid, name, uses, nodes }) => ({
    network: netid,
    name,
    uses,
    joinedNodes: nodes?.map((node) => node.name).join(' ') ?? '',
  }),
  actions: [deletionOfSelected(({ deletion }) => deletion)],
};

const namesShown = 2;

function JoinedWith({ row: { nodes } }: { row: AccessKeyRow }) {
  if (!nodes) return <Secondary>Unknown</Secondary>;
  if (nodes.length === 0) return <Secondary>No nodes</Secondary>;
  const more = nodes.length - namesShown;
  return (
    <Inline gap="small" isWrapping>
      {nodes.slice(0, namesShown).map(({ name, href }) => (
        <NameLink key={href} name={name} href={href} />
      ))}
      {more > 0 && <Secondary>and {grouped(more)} more</Secondary>}
    </Inline>
  );
}

/** The server deletes a key after its last use. Until the next refresh, the list still shows it. */
function KeyState({ row: { uses } }: { row: AccessKeyRow }) {
  return uses > 0 ? <StateBadge tone="healthy" label="Usable" /> : <StateBadge tone="off" label="Used up" />;
}
