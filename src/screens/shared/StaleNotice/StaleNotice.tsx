import { Button } from '../../../components/Button/Button.tsx';
import { Inline } from '../../../components/Layout/Layout.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import type { Freshness } from '../freshness/freshness.ts';
import { DiagnosisLink } from '../LoadError/LoadError.tsx';
import { AgeText } from '../freshness/Age.tsx';

type StaleNoticeProps = { freshness: Freshness; onRetry: () => void };

/** Explains why the page shows outdated data. */
export function StaleNotice({ freshness: { staleBecause, updated }, onRetry }: StaleNoticeProps) {
  if (staleBecause === undefined) return null;
  return (
    <Notice
      tone="warning"
      fact={staleBecause}
      advice={updated && <AgeText what="Last updated" moment={updated} />}
      action={
        <Inline gap="xsmall">
          <DiagnosisLink reason={staleBecause} size="small" />
          <Button size="small" onPress={onRetry}>
            Try again
          </Button>
        </Inline>
      }
    />
  );
}
