import { useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { useCopy } from '../CopyButton/useCopy.ts';
import { focusRing } from '../theme/focusRing.css.ts';
import { type } from '../theme/type.css.ts';
import * as css from './ErrorReport.css.ts';

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
