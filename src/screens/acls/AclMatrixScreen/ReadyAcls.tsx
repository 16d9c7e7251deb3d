import { useDeferredValue, useMemo, useState } from 'react';
import { useFrameWidth } from '../../../components/AppFrame/frame.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { countChanges, isChanged, type AclEdit } from '../../../domain/acl/aclEdit.ts';
import { allowedInRow, allowedPairs, pairCount } from '../../../domain/acl/aclPairs.ts';
import { nodeSetChange, seenNodes, type SeenNodes } from '../../../domain/acl/nodeSet.ts';
import { counted } from '../../../domain/format/count.ts';
import type { Node } from '../../../domain/node/node.ts';
import { messages } from '../../../domain/text/messages.ts';
import type { Freshness } from '../../shared/freshness/freshness.ts';
import * as page from '../../shared/matrixPage/matrixPage.css.ts';
import { StaleNotice } from '../../shared/StaleNotice/StaleNotice.tsx';
import { AclArea } from './AclArea.tsx';
import { placesOf, type AclAxis } from './aclAxis.ts';
import { coveredPairs } from './aclCells.ts';
import { AclHeader, type ShownPairs } from './AclHeader.tsx';
import type { AclMatrixActions, AclFrame, AclSource } from './aclMatrixView.ts';
import { AclTools } from './AclTools.tsx';
import { ConflictDialog } from '../AclSubmit/ConflictDialog.tsx';
import { impactView, type ImpactView } from '../AclSubmit/impactView.ts';
import { NodeRuleList, PeerRuleList } from './RuleLists.tsx';
import { SubmitBar, SubmitQuestion } from '../AclSubmit/SubmitBar.tsx';
import { useAclSquare, type AclSquare } from './useAclSquare.ts';

type ReadyAclsProps = { frame: AclFrame; source: AclSource; on: AclMatrixActions };

/** The rules of a network, or of one of its nodes, while they can be changed. */
export function ReadyAcls({ frame, source, on }: ReadyAclsProps) {
  const { netid, filter, freshness } = frame;
  const { edit, nodes, submission, isPointToSite } = source;
  const [isAsking, setAsking] = useState(false);
  const square = useAclSquare(netid, source, filter);
  // Counting all of it takes longer than turning a cell over.
  const settledEdit = useDeferredValue(edit);
  const impact = useMemo(
    () => impactView(settledEdit, nodes, isPointToSite),
    [settledEdit, nodes, isPointToSite],
  );
  const { only } = square;
  const counts = useMemo(() => pairCounts(settledEdit, only), [settledEdit, only]);
  const { nodeIds, indexOf } = edit.loaded;
  const shown = useShownPairs(settledEdit, square);
  const nodeSet = useNodeSetChange(netid, nodeIds, nodes);
  return (
    <>
      <div className={page.header}>
        <AclHeader
          frame={frame}
          edit={edit}
          shown={shown}
          only={only === undefined ? undefined : { place: only, name: square.nodes[only]?.name ?? '' }}
          on={on}
        />
        <AclNotices freshness={freshness} nodeSet={nodeSet} onRefresh={on.refresh} />
      </div>
      <AclTools
        filter={filter}
        {...counts}
        hasOneRow={only !== undefined}
        openAll={square.openAll}
        onFilter={on.filter}
      />
      <Rules frame={frame} source={source} square={square} impact={impact} on={on} />
      <SubmitBar
        impact={impact}
        submission={submission}
        onDiscard={on.reset}
        onSubmit={() => setAsking(true)}
        onPutBack={on.putBack}
      />
      <SubmitQuestion
        isOpen={isAsking}
        netid={netid}
        edit={edit}
        impact={impact}
        onConfirm={() => {
          setAsking(false);
          on.submit();
        }}
        onCancel={() => setAsking(false)}
      />
      {submission.status === 'conflict' && (
        <ConflictDialog
          conflicts={submission.conflicts}
          nameOf={(id) => square.nodes[indexOf.get(id) ?? -1]?.name ?? id}
          onSettle={on.settle}
          onCancel={on.keepEditing}
        />
      )}
    </>
  );
}

/** What a filter leaves; undefined while there is none. A list has rows only. */
function useShownPairs({ pairs }: AclEdit, square: AclSquare): ShownPairs | undefined {
  const hasColumns = useFrameWidth() !== 'phone' || square.only !== undefined;
  const { nodes, only } = square;
  return useMemo(() => {
    const placesIn = (axis: AclAxis) => placesOf(axis, 0, axis.entries.length);
    const rows = placesIn(square.rows);
    const columns = hasColumns ? placesIn(square.columns) : [...nodes.keys()];
    if (columns.length === nodes.length && (only !== undefined || rows.length === nodes.length))
      return undefined;
    return { rows, columns, pairs: coveredPairs(pairs, rows, columns).pairs };
  }, [pairs, square.rows, square.columns, nodes, only, hasColumns]);
}

type RulesProps = ReadyAclsProps & { square: AclSquare; impact: ImpactView };

function Rules({ frame, source: { edit }, square, impact, on }: RulesProps) {
  const isPhone = useFrameWidth() === 'phone';
  const { rows, columns, only } = square;
  if (rows.entries.length === 0 || columns.entries.length === 0) {
    return (
      <EmptyState
        heading={messages['error.noresults']}
        text={noMatchText(frame)}
        primary={
          <Button size="form" onPress={() => on.filter({ rows: '', columns: '', shown: 'all' })}>
            Show all pairs
          </Button>
        }
      />
    );
  }
  if (!isPhone) return <AclArea netid={frame.netid} edit={edit} square={square} impact={impact} on={on} />;
  if (only === undefined) return <NodeRuleList edit={edit} square={square} />;
  return (
    <PeerRuleList
      edit={edit}
      square={square}
      only={only}
      onSet={(peer, isAllowed) => on.set([only], [peer], isAllowed)}
    />
  );
}

function noMatchText({ filter: { rows, columns, shown } }: AclFrame): string {
  if (rows !== '' || columns !== '')
    return 'No node has a name or address that contains what is filtered for, or an ID that begins with it.';
  return shown === 'blocked' ? 'Every pair is allowed.' : 'Nothing is changed.';
}

/** How many pairs are blocked and changed, of all or of one node. */
function pairCounts(edit: AclEdit, only: number | undefined) {
  if (only !== undefined) {
    const others = [...edit.pairs.nodeIds.keys()];
    return {
      blocked: others.length - 1 - allowedInRow(edit.pairs, only),
      changed: others.filter((other) => isChanged(edit, only, other)).length,
    };
  }
  const { blocked, allowed } = countChanges(edit);
  const all = pairCount(edit.pairs.nodeIds.length);
  return { blocked: all - allowedPairs(edit.pairs), changed: blocked + allowed };
}

/** How many nodes came and went while these rules, of nodes with these ids, are shown. */
function useNodeSetChange(netid: string, nodeIds: readonly string[], nodes: readonly Node[]) {
  const present = useMemo(
    () => nodes.filter(({ network }) => network === netid).map(({ id }) => id),
    [netid, nodes],
  );
  const [kept, setKept] = useState<SeenNodes>();
  const seen = seenNodes(kept, nodeIds, present);
  if (seen !== kept) setKept(seen);
  return useMemo(() => nodeSetChange(seen, present), [seen, present]);
}

type AclNoticesProps = {
  freshness: Freshness;
  /** How many nodes have no rules here, and how many have left since the rules were read. */
  nodeSet: { readonly joined: number; readonly left: number };
  onRefresh: () => void;
};

/** What the rules that are shown do not know of. */
function AclNotices({ freshness, nodeSet, onRefresh }: AclNoticesProps) {
  const { joined, left } = nodeSet;
  return (
    <>
      <StaleNotice freshness={freshness} onRetry={onRefresh} />
      {joined + left > 0 && (
        <Notice
          tone="info"
          fact={nodeSetText(joined, left)}
          advice="Load the rules again to see theirs. Your changes stay."
          action={
            <Button size="small" onPress={onRefresh}>
              Load again
            </Button>
          }
        />
      )}
    </>
  );
}

function nodeSetText(joined: number, left: number): string {
  const came = joined > 0 ? [`${counted(joined, 'node')} joined`] : [];
  const went = left > 0 ? [`${counted(left, 'node')} left`] : [];
  return `${[...came, ...went].join(', ')} since these rules were read`;
}
