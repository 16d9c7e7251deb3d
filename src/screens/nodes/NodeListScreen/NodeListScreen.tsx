import { useState } from 'react';
import { useFrameWidth } from '../../../components/AppFrame/frame.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { Pagination } from '../../../components/Pagination/Pagination.tsx';
import { SortControl } from '../../../components/SortControl/SortControl.tsx';
import type { NodeSort } from '../../../domain/node/nodeSort.ts';
import type { Paging } from '../../../domain/paging.ts';
import { rowsPerPageOptions } from '../../../domain/settings.ts';
import { messages } from '../../../domain/text/messages.ts';
import { ownText } from '../../../domain/user/userText.ts';
import { RecordNotFoundScreen } from '../../shared/NotFoundScreen/NotFoundScreen.tsx';
import { NodeQuestion } from '../NodeQuestion/NodeQuestion.tsx';
import type { RolePress } from '../roles/roleControl.ts';
import { useRolePress } from '../roles/useRolePress.tsx';
import { BulkResultDialog } from './BulkResultDialog.tsx';
import { NodeBulkBar } from './NodeBulkBar.tsx';
import type { NodeColumnId } from './nodeColumns.tsx';
import {
  answerYes,
  type ListQuestion,
  type NodeListActions,
  noFilter,
  type NodeFilter,
  sortProps,
} from './nodeListActions.ts';
import { NodeListHead } from './NodeListHead.tsx';
import type { NodeListFrame, NodeListView } from './nodeListView.ts';
import { NodesEmpty, NoOwnNodes } from './NodesEmpty.tsx';
import { NodeTable } from './NodeTable.tsx';
import * as css from './NodeListScreen.css.ts';

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

function FramedList({ view, on }: { view: FramedView; on: NodeListActions }) {
  const isPhone = useFrameWidth() === 'phone';
  const [question, setQuestion] = useState<ListQuestion>();
  const [hiddenColumns, setHiddenColumns] = useState<ReadonlySet<NodeColumnId>>(new Set());
  const { pressRole, roleQuestion } = useRolePress(on);
  const { frame } = view;
  return (
    <div className={css.screen}>
      <NodeListHead
        view={view}
        isPhone={isPhone}
        on={on}
        hiddenColumns={hiddenColumns}
        onHideColumns={setHiddenColumns}
      />
      <div className={css.content}>
        <Content
          view={view}
          isPhone={isPhone}
          on={on}
          hiddenColumns={hiddenColumns}
          onAsk={setQuestion}
          onRole={pressRole}
        />
      </div>
      {view.status === 'ready' && (
        <>
          {view.selection.count > 0 && !isPhone && (
            <NodeBulkBar selection={view.selection} on={on} onAsk={setQuestion} />
          )}
          <NodeListFooter paging={view.paging} sort={frame.sort} on={on} />
        </>
      )}
      {question && (
        <NodeQuestion
          question={question}
          onNo={() => setQuestion(undefined)}
          onYes={() => {
            setQuestion(undefined);
            answerYes(question, on);
          }}
        />
      )}
      {roleQuestion}
      {frame.bulkResult && (
        <BulkResultDialog result={frame.bulkResult} onRetry={on.retryFailed} onClose={on.closeBulkResult} />
      )}
    </div>
  );
}

type ContentProps = {
  view: FramedView;
  isPhone: boolean;
  on: NodeListActions;
  hiddenColumns: ReadonlySet<NodeColumnId>;
  onAsk: (question: ListQuestion) => void;
  onRole: (press: RolePress) => void;
};

function Content({ view, isPhone, on, hiddenColumns, onAsk, onRole }: ContentProps) {
  switch (view.status) {
    case 'loading':
    case 'ready':
      return <NodeTable {...{ view, isPhone, on, hiddenColumns, onAsk, onRole }} />;
    case 'failed':
      return <ErrorState heading="The nodes could not be loaded" text={view.reason} onRetry={on.refresh} />;
    case 'empty':
      return <NodesEmpty addKeyHref={view.addKeyHref} />;
    case 'noOwn':
      return <NoOwnNodes areaHref={view.areaHref} />;
    case 'noMatch':
      return <NoMatch filter={view.frame.filter} onFilter={on.filter} />;
  }
}

type NodeListFooterProps = { paging: Paging; sort: NodeSort; on: NodeListActions };

/** Where in the list one is; on phones with the sorting, which has no room above. */
function NodeListFooter({ paging, sort, on }: NodeListFooterProps) {
  const { rowsPerPage } = paging;
  return (
    <Pagination
      label="Pages of nodes"
      {...paging}
      rowsPerPageOptions={rowsPerPageOptions}
      onPageChange={(page) => on.turnTo({ page, rowsPerPage })}
      onRowsPerPageChange={(size) => on.turnTo({ page: 0, rowsPerPage: size })}
      phoneControl={<SortControl {...sortProps(sort, on.sortBy)} />}
    />
  );
}

/** The filters leave nothing: says which, and takes them away. */
function NoMatch({ filter, onFilter }: { filter: NodeFilter; onFilter: NodeListActions['filter'] }) {
  const { search, status, roles, versions, networks } = filter;
  const hasOthers = status !== undefined || roles.length + versions.length + networks.length > 0;
  const clearAll = (
    <Button size="form" onPress={() => onFilter(noFilter)}>
      Clear all filters
    </Button>
  );
  if (search === '')
    return (
      <EmptyState heading={messages['node.none']} text="No node passes these filters." primary={clearAll} />
    );
  return (
    <EmptyState
      heading={messages['node.none']}
      text={`No node’s name, address or network contains “${search}”${hasOthers ? ' and passes the other filters' : ''}.`}
      primary={
        <Button size="form" onPress={() => onFilter({ search: '' })}>
          Clear search
        </Button>
      }
      secondary={hasOthers && clearAll}
    />
  );
}
