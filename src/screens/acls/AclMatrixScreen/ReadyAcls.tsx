import { useDeferredValue, useMemo, useState } from 'react';
import { useFrameWidth } from '../../../components/AppFrame/frame.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { allowedInRow, allowedPairs, pairCount } from '../../../domain/acl/aclPairs.ts';
import { countChanges, isChanged, type AclEdit } from '../../../domain/acl/aclEdit.ts';
import { messages } from '../../../domain/text/messages.ts';
import { AclArea } from './AclArea.tsx';
import { AclHeader } from './AclHeader.tsx';
import type { AclMatrixActions } from './aclMatrixActions.ts';
import type { AclFrame, AclSource } from './aclMatrixView.ts';
import { AclNotices } from './AclNotices.tsx';
import { AclTools } from './AclTools.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { impactView, type ImpactView } from './impactView.ts';
import { NodeRuleList } from './NodeRuleList.tsx';
import { PeerRuleList } from './PeerRuleList.tsx';
import { SubmitBar } from './SubmitBar.tsx';
import { SubmitQuestion } from './SubmitQuestion.tsx';
import { useAclSquare, type AclSquare } from './useAclSquare.ts';
import { useNodeSetChange } from './useNodeSetChange.ts';
import * as page from '../../shared/matrixPage/matrixPage.css.ts';

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
  const nodeSet = useNodeSetChange(netid, nodeIds, nodes);
  return (
    <>
      <div className={page.header}>
        <AclHeader
          frame={frame}
          edit={edit}
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
    return 'No node has a name, address or ID that contains what is filtered for.';
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
