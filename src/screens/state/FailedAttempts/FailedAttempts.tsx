import { Button, LinkButton } from '../../../components/Button/Button.tsx';
import { EmptyMessage } from '../../../components/EmptyState/EmptyState.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { paths } from '../../../domain/paths.ts';
import { labels } from '../../../domain/text/labels.ts';
import { DiagnosisLink } from '../LoadError/LoadError.tsx';
import * as css from './FailedAttempts.css.ts';
import type { FailedAttemptsView } from './failedAttemptsView.ts';

type FailedAttemptsProps = {
  view: FailedAttemptsView;
  onRefresh: () => void;
  /** Links to the server log, which may explain the failure. False on the log page itself. */
  hasLog?: boolean;
};

/** Replaces content that repeatedly failed to load. Shows how many attempts failed and whether the console keeps trying. */
export function FailedAttempts({ view, onRefresh, hasLog = false }: FailedAttemptsProps) {
  return (
    // While the console keeps trying, an alert would announce every attempt.
    <div {...(view.isOver && { role: 'alert' })}>
      <EmptyMessage
        art={<AttemptMarks failed={view.failed} total={view.total} />}
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
            {view.isOver && hasLog && (
              <LinkButton href={paths.logLines()} size="form" icon="log">
                {labels.section.logs}
              </LinkButton>
            )}
            <DiagnosisLink reason={view.reason} />
          </>
        }
      />
    </div>
  );
}

function AttemptMarks({ failed, total }: Pick<FailedAttemptsView, 'failed' | 'total'>) {
  return (
    <span aria-hidden className={css.marks}>
      {Array.from({ length: total }, (_, index) => (
        <span key={index} className={index < failed ? css.failed : css.open}>
          {index < failed && <Icon name="x" size={12} />}
        </span>
      ))}
    </span>
  );
}
