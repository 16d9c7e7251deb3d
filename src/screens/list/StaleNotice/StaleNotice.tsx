import { Notice } from '../../../components/Notice/Notice.tsx';
import type { Freshness } from '../freshness/freshness.ts';
import { RetryButtons } from '../../state/LoadError/LoadError.tsx';
import { AgeText } from '../freshness/Age.tsx';

type StaleNoticeProps = { freshness: Freshness; onRetry: () => void };

/** Explains why the page shows outdated data. */
export function StaleNotice({ freshness: { staleBecause, updated }, onRetry }: StaleNoticeProps) {
  if (staleBecause === undefined) return null;
  return (
    <Notice
      tone="warning"
      fact={staleBecause}
      advice={updated && <AgeText what="Updated" moment={updated} />}
      action={<RetryButtons reason={staleBecause} onRetry={onRetry} />}
    />
  );
}
