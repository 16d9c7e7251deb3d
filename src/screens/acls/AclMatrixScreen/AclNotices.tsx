import { Button } from '../../../components/Button/Button.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { counted } from '../../../domain/format/count.ts';
import type { Freshness } from '../../shared/freshness/freshness.ts';
import { StaleNotice } from '../../shared/StaleNotice/StaleNotice.tsx';

type AclNoticesProps = {
  freshness: Freshness;
  /** How many nodes have no rules here, and how many have left since the rules were read. */
  nodeSet: { readonly joined: number; readonly left: number };
  onRefresh: () => void;
};

/** What the rules that are shown do not know of. */
export function AclNotices({ freshness, nodeSet, onRefresh }: AclNoticesProps) {
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
