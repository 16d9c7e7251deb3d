import { useMemo, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { nodeSetChange, seenNodes, type SeenNodes } from '../../../domain/acl/aclMatrix.ts';
import { allowedPairs, toggledPairs, unionOver, type AclPairs } from '../../../domain/acl/aclPairs.ts';
import { changesText, membersOf, othersText } from '../../../domain/acl/aclText.ts';
import { changedBlocks } from '../../../domain/acl/pairBlocks.ts';
import { counted } from '../../../domain/format/count.ts';
import type { Node } from '../../../domain/node/node.ts';
import { StaleNotice } from '../../list/StaleNotice/StaleNotice.tsx';
import type { AclFrame, AclMatrixActions, AclSource } from './aclPage.ts';

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

type AclNoticesProps = { frame: AclFrame; source: AclSource; on: AclMatrixActions };

export function AclNotices({ frame: { netid, freshness }, source, on }: AclNoticesProps) {
  const { edit, nodes, merged } = source;
  const { joined, left } = useNodeSetChange(netid, edit.loaded.nodeIds, nodes);
  return (
    <>
      <StaleNotice freshness={freshness} onRetry={on.refresh} />
      {merged && (
        <MergedNotice
          edit={edit}
          nodes={nodes}
          merged={merged}
          isOfOne={source.only !== undefined}
          onDismiss={on.dismissMerged}
        />
      )}
      {joined + left > 0 && (
        <Notice
          tone="info"
          fact={nodeSetText(joined, left)}
          advice="Reload to see their rules. Your changes are kept."
          action={
            <Button size="small" onPress={on.refresh}>
              Reload
            </Button>
          }
        />
      )}
    </>
  );
}

const maxNamed = 3;

type MergedNoticeProps = Pick<AclSource, 'edit' | 'nodes'> & {
  merged: AclPairs;
  isOfOne: boolean;
  onDismiss: () => void;
};

function MergedNotice({ edit: { before }, nodes, merged, isOfOne, onDismiss }: MergedNoticeProps) {
  const { count, words } = useMemo(() => {
    const pairs = unionOver(before.nodeIds, [merged]);
    const changes = changedBlocks({ before: toggledPairs(before, pairs), pairs: before }, maxNamed);
    return { count: allowedPairs(pairs), words: changesText(changes, membersOf(before.nodeIds, nodes)) };
  }, [before, nodes, merged]);
  if (count === 0) return null;
  return (
    <Notice
      tone="info"
      fact={othersText(count)}
      advice={`${words}. ${isOfOne ? 'They’re marked below.' : 'They’re marked with a dot in the matrix.'}`}
      action={
        <Button size="small" onPress={onDismiss}>
          Dismiss
        </Button>
      }
    />
  );
}

function nodeSetText(joined: number, left: number): string {
  const changes = [
    ...(joined > 0 ? [`${counted(joined, 'node')} joined`] : []),
    ...(left > 0 ? [`${counted(left, 'node')} left`] : []),
  ];
  return `${changes.join(' and ')} since these rules were loaded`;
}
