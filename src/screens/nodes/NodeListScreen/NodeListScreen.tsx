import { useMemo, type ReactNode } from 'react';
import { LinkButton } from '../../../components/Button/Button.tsx';
import { EmptyState, type EmptyStateProps } from '../../../components/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { SortControl } from '../../../components/SortControl/SortControl.tsx';
import { FacetTabs } from '../../../components/Tabs/Tabs.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { gatewayRoles } from '../../../domain/node/gateways.ts';
import { counted } from '../../../domain/format/count.ts';
import { docsUrl } from '../../../domain/paths.ts';
import { sortQuery } from '../../../domain/node/nodeSort.ts';
import { labels } from '../../../domain/text/labels.ts';
import { messages } from '../../../domain/text/messages.ts';
import { ownText } from '../../../domain/user/userAreaText.ts';
import { RecordNotFoundScreen } from '../../state/NotFoundScreen/NotFoundScreen.tsx';
import { useStableCallbacks } from '../../useStableCallbacks.ts';
import type { ListDefinition } from '../../list/RecordList/listDefinition.ts';
import { exportSection } from '../../actions/menuItems.ts';
import { RecordList } from '../../list/RecordList/RecordList.tsx';
import { SelectionBar } from '../../list/RecordList/SelectionBar.tsx';
import { nodeBulk } from './nodeBulk.ts';
import { noFilter, sortProps, type NodeListActions } from './nodeListActions.ts';
import { NodeListTools } from './NodeListTools.tsx';
import type { Facet } from './nodeListFacets.ts';
import type { ListedNodes, NodeListView } from './nodeListView.ts';
import { NodeTable } from './NodeTable.tsx';

export type NodeListScreenProps = {
  view: NodeListView;
  on: NodeListActions;
  /** The age of the list, which changes more often than the list. */
  age?: ReactNode;
};

/** Node list of all networks or one network, with search, filters, gateway roles and bulk actions. */
export function NodeListScreen({ view, on, age }: NodeListScreenProps) {
  switch (view.status) {
    case 'noRecord':
      return <RecordNotFoundScreen view={view} />;
    case 'noNetworks':
      return <EmptyState heading={messages['node.none']} text={ownText.noNetwork} />;
    default:
      return <FramedList view={view} on={on} age={view.status === 'loading' ? 'Loading nodes…' : age} />;
  }
}

type FramedListProps = { view: ListedNodes; on: NodeListActions; age: ReactNode };

function FramedList({ view, on: actions, age }: FramedListProps) {
  const on = useStableCallbacks(actions);
  // The age renders more often than the list.
  return useMemo(() => <RecordList list={list} view={view} on={on} age={age} />, [view, on, age]);
}

const list: ListDefinition<ListedNodes, NodeListActions> = {
  noun: 'nodes',
  title: labels.section.nodes,
  header: ({ title, isNetwork, status, ownNote }) => ({
    title,
    isTitleIdentifier: isNetwork,
    facts: status === 'loading' ? <Skeleton width={24} height={14} /> : <OwnNote text={ownNote} />,
  }),
  links: ({ graphHref }) => [{ label: 'Graph', icon: 'graph', href: graphHref }],
  create: { label: 'Add node', href: ({ addNodeHref }) => addNodeHref },
  phone: ({ ownNote, count }, on) => ({
    note: <OwnNote text={ownNote} />,
    placeholder: count === undefined ? undefined : `Search ${counted(count, 'node')}`,
    sections: [exportSection(labels.action.export, on.export)],
  }),
  choices: ({ sort }) => sortQuery(sort),
  tabs: ({ facets, filter }) =>
    facets.length > 0 && (
      <FacetTabs
        label="States"
        current={filter.status ?? 'all'}
        facets={facets.map((facet) => ({
          ...facet,
          ...toneOf(facet.id),
          isApart: facet.id === 'findings',
        }))}
      />
    ),
  placeholder: 'Search name, address, network',
  filters: ({ choices, filter }, on) => [
    ...(choices.networks
      ? [
          {
            label: labels.node.network,
            icon: 'networks' as const,
            options: choices.networks,
            selected: filter.networks,
            onChange: (networks: readonly string[]) => on.filter({ networks }),
          },
        ]
      : []),
    {
      label: 'Role',
      icon: 'route',
      options: choices.roles,
      selected: filter.roles,
      onChange: (ids) => on.filter({ roles: gatewayRoles.filter((role) => ids.includes(role)) }),
    },
    {
      label: labels.node.version,
      icon: 'nodes',
      options: choices.versions,
      selected: filter.versions,
      onChange: (versions) => on.filter({ versions }),
    },
    ...(choices.owners.length + filter.owners.length > 0
      ? [
          {
            label: labels.node.owner,
            icon: 'users' as const,
            options: choices.owners,
            selected: filter.owners,
            onChange: (owners: readonly string[]) => on.filter({ owners }),
          },
        ]
      : []),
  ],
  tools: ({ sort, filter: { hidden }, ...state }, on) => (
    <NodeListTools {...{ sort, hidden, on }} count={state.status === 'ready' ? state.paging.total : 0} />
  ),
  empty: nothingToList,
  noFilter,
  noMatchHeading: messages['node.none'],
  noMatch: ({ filter: { search } }, hasFilters) =>
    search === ''
      ? 'No nodes match these filters.'
      : `No nodes match “${search}”${hasFilters ? ' and the other filters' : ''}.`,
  bulk: (view, on) => <SelectionBar bulk={nodeBulk(view)} selection={view.selection} on={on} />,
  // The header has no room for the sort control on phones.
  pages: ({ sort }, on) => ({ phoneControl: <SortControl {...sortProps(sort, on.sortBy)} /> }),
  rows: (view, on) => <NodeTable view={view} on={on} />,
};

function toneOf(id: Facet['id']) {
  return id === 'all' || id === 'expired' || id === 'findings' ? {} : { tone: id };
}

function OwnNote({ text }: { text: string | undefined }) {
  return (
    text && (
      <Text as="span" tone="secondary">
        {text}
      </Text>
    )
  );
}

function nothingToList({ areaHref, addKeyHref }: ListedNodes): EmptyStateProps {
  const heading = messages['node.none'];
  if (areaHref !== undefined) {
    return {
      art: 'graph',
      heading,
      text: ownText.ownNodesOnly,
      primary: (
        <LinkButton size="form" href={areaHref}>
          {labels.section.userArea}
        </LinkButton>
      ),
    };
  }
  const where = 'Machines appear here within seconds of joining.';
  return {
    art: 'graph',
    heading,
    text: addKeyHref ? `${where} Create an access key and run its join command.` : where,
    primary: addKeyHref && (
      <LinkButton kind="primary" size="form" icon="key" href={addKeyHref}>
        Create access key
      </LinkButton>
    ),
    secondary: (
      <LinkButton size="form" icon="docs" href={docsUrl} isExternal>
        Install instructions
      </LinkButton>
    ),
  };
}
