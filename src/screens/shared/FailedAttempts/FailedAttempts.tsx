import type { ReactNode } from 'react';
import { AttemptMarks } from '../../../components/AttemptMarks/AttemptMarks.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Placard } from '../../../components/EmptyState/Placard.tsx';
import { labels } from '../../../domain/text/labels.ts';
import { WhyUnreached } from '../FailedRead/FailedRead.tsx';
import type { FailedAttemptsView } from './failedAttemptsView.ts';

type FailedAttemptsProps = {
  view: FailedAttemptsView;
  onRefresh: () => void;
  /** Where else to look. */
  secondary?: ReactNode;
};

/** In place of what several requests could not load: how many failed, and that all of them did (§8 "error.overload"). */
export function FailedAttempts({ view, onRefresh, secondary }: FailedAttemptsProps) {
  return (
    // While attempts go on, each of them would be read aloud.
    <div {...(view.isOver && { role: 'alert' })}>
      <Placard
        art={<AttemptMarks failed={view.failed} most={view.most} />}
        heading={view.heading}
        text={view.text}
        primary={
          view.isOver && (
            <Button kind="primary" size="form" icon="refresh" onPress={onRefresh}>
              {labels.action.refresh}
            </Button>
          )
        }
        secondary={
          <>
            {view.isOver && secondary}
            <WhyUnreached reason={view.reason} />
          </>
        }
      />
    </div>
  );
}
