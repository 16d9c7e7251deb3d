import { useMemo } from 'react';
import { useFrameWidth } from '../../../components/AppFrame/frame.ts';
import { LinkButton } from '../../../components/Button/Button.tsx';
import { useQuestion } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { EmptyState, type EmptyStateProps } from '../../../components/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { SortControl } from '../../../components/SortControl/SortControl.tsx';
import { FacetTabs } from '../../../components/Tabs/Tabs.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { counted } from '../../../domain/format/count.ts';
import { departingNodes } from '../../../domain/node/leftovers.ts';
import { docsUrl } from '../../../domain/paths.ts';
import { sortQuery } from '../../../domain/node/nodeSort.ts';
import { labels } from '../../../domain/text/labels.ts';
import { messages } from '../../../domain/text/messages.ts';
import { ownText } from '../../../domain/user/userText.ts';
import { Age } from '../../shared/freshness/Age.tsx';
import { RecordNotFoundScreen } from '../../shared/NotFoundScreen/NotFoundScreen.tsx';
import { chosenLeftovers, useLeftovers } from '../../shared/Leftovers/Leftovers.tsx';
import { useSteady } from '../../shared/useSteady.ts';
import { RecordList } from '../../shared/RecordList/RecordList.tsx';
import { nodeQuestion } from '../NodeQuestion/NodeQuestion.tsx';
import { useRolePress } from '../roles/useRolePress.tsx';
import { BulkResultDialog, NodeBulkBar } from './NodeBulkBar.tsx';
import {
  answerYes,
  exportItems,
  noFilter,
  sortProps,
  type ListQuestion,
  type NodeListActions,
  type NodeFilter,
} from './nodeListActions.ts';
import { NodeFilters, NodeListTools } from './NodeListTools.tsx';
import type { Facet } from './nodeListFacets.ts';
import type { NodeListFrame, NodeListView } from './nodeListView.ts';
import { NodeTable } from './NodeTable.tsx';

export type NodeListScreenProps = { view: NodeListView; on: NodeListActions };

/** §2 "Node list": the machines of all networks or of one. */
export function NodeListScreen({ view, on }: NodeListScreenProps) {
  switch (view.status) {
    case 'missing':
      return (
        <RecordNotFoundScreen
          view={{
            heading: messages['nodes.missing'],
            text: `There is no network ${view.netid}, or it is not one of yours.`,
            listHref: view.listHref,
            listLabel: 'Nodes of all networks',
          }}
        />
      );
    case 'noNetworks':
      return <EmptyState heading={messages['node.none']} text={ownText.noNetwork} />;
    default:
      return <FramedList view={view} on={on} />;
  }
}

type FramedView = Extract<NodeListView, { frame: NodeListFrame }>;

function FramedList({ view, on: actions }: { view: FramedView; on: NodeListActions }) {
  const on = useSteady(actions);
  const isPhone = useFrameWidth() === 'phone';
  const leftoversOf = useLeftovers();
  const leftovers = ({ verb, nodes }: ListQuestion) =>
    verb === 'delete' ? leftoversOf((known) => departingNodes(nodes, known)) : [];
  const { ask, question } = useQuestion<ListQuestion>(
    (asked) => nodeQuestion({ ...asked, leftovers: leftovers(asked) }),
    (asked, isCleaningUp) => answerYes(asked, on, chosenLeftovers(leftovers(asked), isCleaningUp)),
  );
  const { pressRole, roleQuestion } = useRolePress(on);
  const { frame } = view;
  const state = view.status === 'noOwn' ? ({ status: 'empty' } as const) : view;
  const isLoading = view.status === 'loading';
  const count = view.status === 'ready' ? view.paging.total : 0;
  const { facets, choices, filter, sort } = frame;
  const { networks, roles, versions, hidden } = filter;
  // Drawn again when they change, not each time that the list is read.
  const tabs = useMemo(
    () =>
      facets.length > 0 && (
        <FacetTabs
          label="States"
          current={filter.status ?? 'all'}
          facets={facets.map((facet) => ({ ...facet, ...toneOf(facet.id) }))}
        />
      ),
    [facets, filter.status],
  );
  const filters = useMemo(
    () => <NodeFilters {...{ choices, networks, roles, versions }} onFilter={on.filter} />,
    [choices, networks, roles, versions, on.filter],
  );
  const order = useMemo(() => <SortControl {...sortProps(sort, on.sortBy)} />, [sort, on.sortBy]);
  const tools = useMemo(
    () => <NodeListTools {...{ hidden, order, count, on }} />,
    [hidden, order, count, on],
  );
  const listActions = useMemo(() => ({ ...on, search: (search: string) => on.filter({ search }) }), [on]);
  return (
    <>
      <RecordList
        what="nodes"
        header={{
          title: frame.title,
          isTitleIdentifier: frame.isNetwork,
          facts: isLoading ? <Skeleton width={24} height={14} /> : <OwnNote frame={frame} />,
        }}
        age={
          isLoading
            ? 'Loading nodes'
            : frame.freshness.updated && <Age what="Updated" moment={frame.freshness.updated} />
        }
        links={[{ label: 'Graph', icon: 'graph', href: frame.graphHref }]}
        create={{ label: 'Add node', href: frame.addNodeHref }}
        phone={{
          note: <OwnNote frame={frame} />,
          ...(frame.count !== undefined && { placeholder: `Search ${counted(frame.count, 'node')}` }),
          sections: [
            {
              id: 'formats',
              title: labels.action.export,
              items: exportItems((format) => on.export(format, 'shown')),
            },
          ],
        }}
        frame={frame}
        choices={sortQuery(frame.sort)}
        state={state}
        tabs={tabs}
        search={frame.filter.search}
        placeholder="Search name, address, network"
        filters={filters}
        tools={tools}
        empty={nothingToList(view)}
        noMatch={noMatch(frame.filter, on.filter)}
        bulk={
          view.status === 'ready' &&
          view.selection.count > 0 &&
          !isPhone && <NodeBulkBar selection={view.selection} on={on} onAsk={ask} />
        }
        // On phones the order has no room above.
        pages={{ phoneControl: order }}
        on={listActions}
      >
        <NodeTable state={state} view={view} isPhone={isPhone} on={on} onAsk={ask} onRole={pressRole} />
      </RecordList>
      {question}
      {roleQuestion}
      {frame.bulkResult && (
        <BulkResultDialog result={frame.bulkResult} onRetry={on.retryFailed} onClose={on.closeBulkResult} />
      )}
    </>
  );
}

/** States of health have a sign of their own. */
function toneOf(id: Facet['id']) {
  return id === 'all' || id === 'expired' ? {} : { tone: id };
}

function OwnNote({ frame: { ownNote } }: { frame: NodeListFrame }) {
  return (
    ownNote && (
      <Text as="span" tone="secondary">
        {ownNote}
      </Text>
    )
  );
}

function nothingToList(view: FramedView): EmptyStateProps {
  const heading = messages['node.none'];
  if (view.status === 'noOwn') {
    return {
      art: 'graph',
      heading,
      text: ownText.ownNodesOnly,
      primary: (
        <LinkButton size="form" href={view.areaHref}>
          {labels.section.userArea}
        </LinkButton>
      ),
    };
  }
  const addKeyHref = view.status === 'empty' ? view.addKeyHref : undefined;
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

/** The filters leave nothing: says which, and takes them away. */
function noMatch(filter: NodeFilter, onFilter: NodeListActions['filter']) {
  const { search, status, roles, versions, networks } = filter;
  const hasOthers = status !== undefined || roles.length + versions.length + networks.length > 0;
  const heading = messages['node.none'];
  const clearAll = ['Clear all filters', () => onFilter(noFilter)] as const;
  if (search === '') return { heading, text: 'No node passes these filters.', clear: [clearAll] };
  const clearSearch = ['Clear search', () => onFilter({ search: '' })] as const;
  return {
    heading,
    text: `No node’s name, address or network contains “${search}”${hasOthers ? ' and passes the other filters' : ''}.`,
    clear: hasOthers ? [clearSearch, clearAll] : [clearSearch],
  };
}
