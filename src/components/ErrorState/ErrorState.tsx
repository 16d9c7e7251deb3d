import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Placard } from '../EmptyState/Placard.tsx';
import { ErrorReport } from '../ErrorReport/ErrorReport.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './ErrorState.css.ts';

export type ErrorStateProps = {
  /** What did not work. */
  heading: string;
  /** What that means, and what to do. */
  text: string;
  onRetry?: () => void;
  /** Beside the retry: where more can be learned. */
  secondary?: ReactNode;
  /** What the other side said, letter for letter. */
  detail?: string;
  /** To be sent to whoever looks after the program, for errors that are the program's own. */
  report?: string;
};

/** Takes the place of what could not be loaded. */
export function ErrorState({ heading, text, onRetry, secondary, detail, report }: ErrorStateProps) {
  return (
    <div role="alert">
      <Placard
        art={
          <span className={css.glyph}>
            <Icon name="circleAlert" />
          </span>
        }
        heading={heading}
        text={text}
        quote={detail}
        primary={
          onRetry && (
            <Button icon="refresh" size="form" onPress={onRetry}>
              Try again
            </Button>
          )
        }
        secondary={secondary}
        foot={report !== undefined && <ErrorReport report={report} />}
      />
    </div>
  );
}
