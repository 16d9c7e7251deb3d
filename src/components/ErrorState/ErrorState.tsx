import { useRef, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { useCopy } from '../CopyButton/CopyButton.tsx';
import { Placard } from '../EmptyState/EmptyState.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { focusRing } from '../theme/focusRing.css.ts';
import { type } from '../theme/type.css.ts';
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

export type ErrorReportProps = {
  /** Free of anything that must not be sent on. */
  report: string;
  /** @default 'center' */
  align?: keyof typeof css.align;
};

const said = {
  idle: 'Copy error report',
  copied: 'Copied',
  selected: 'Selected: copy it with the keyboard',
  failed: 'Show the report to copy it',
} as const;

/** Whatever scrolls has to be reached by the keys that scroll. */
const scrolledByKeys = { tabIndex: 0 } as const;

/** What can be sent to whoever looks after the program: copied with one press, and shown to who wants to read it first. */
export function ErrorReport({ report, align = 'center' }: ErrorReportProps) {
  const text = useRef<HTMLPreElement>(null);
  const { state, copy } = useCopy({ value: report, shownIn: text });
  return (
    <div className={`${css.report} ${css.align[align]}`}>
      <Button size="form" icon={state === 'copied' ? 'check' : 'copy'} onPress={copy}>
        {said[state]}
      </Button>
      <details className={css.details}>
        <summary className={`${css.summary} ${type.hint} ${focusRing}`}>What the report says</summary>
        <pre ref={text} {...scrolledByKeys} className={`${css.text} ${focusRing}`}>
          {report}
        </pre>
      </details>
    </div>
  );
}
