import { useRef, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { useCopy } from '../CopyButton/CopyButton.tsx';
import { EmptyMessage } from '../EmptyState/EmptyState.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { focusRing } from '../theme/focusRing.css.ts';
import { type } from '../theme/type.css.ts';
import * as css from './ErrorState.css.ts';

export type ErrorStateProps = {
  heading: string;
  /** The cause and what to do. */
  text: string;
  onRetry?: () => void;
  /** Beside the retry button. */
  secondary?: ReactNode;
  /** The server's message, verbatim. */
  detail?: string;
  /** Report for the developers, for an error in the program itself. */
  report?: string;
};

/** Error message in place of content that failed to load. */
export function ErrorState({ heading, text, onRetry, secondary, detail, report }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyMessage
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
  /** Must not contain secrets. */
  report: string;
  /** @default 'center' */
  align?: keyof typeof css.align;
};

const labels = {
  idle: 'Copy error report',
  copied: 'Copied',
  selected: 'Selected. Copy it with the keyboard',
  failed: 'Expand the report to copy it',
} as const;

/** A scrolling element must be focusable, so that arrow keys scroll it. */
const scrolledByKeys = { tabIndex: 0 } as const;

/** Error report for support. Can be copied, or expanded and reviewed first. */
export function ErrorReport({ report, align = 'center' }: ErrorReportProps) {
  const text = useRef<HTMLPreElement>(null);
  const { state, copy } = useCopy({ value: report, shownIn: text });
  return (
    <div className={`${css.report} ${css.align[align]}`}>
      <Button size="form" icon={state === 'copied' ? 'check' : 'copy'} onPress={copy}>
        {labels[state]}
      </Button>
      <details className={css.details}>
        <summary className={`${css.summary} ${type.hint} ${focusRing}`}>Report contents</summary>
        <pre ref={text} {...scrolledByKeys} translate="no" className={`${css.text} ${focusRing}`}>
          {report}
        </pre>
      </details>
    </div>
  );
}
