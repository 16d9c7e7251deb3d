import { memo, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { useKeptFocus } from '../../../components/Layout/useKeptFocus.ts';
import { Hint, Identifier, Text, VisuallyHidden } from '../../../components/Text/Text.tsx';
import { ToneSegments } from '../../../components/ToneBar/ToneBar.tsx';
import { ToneGlyph } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import { focusRing } from '../../../components/theme/focusRing.css.ts';
import { grouped } from '../../../domain/format/count.ts';
import {
  canRetry,
  countResults,
  failuresFirst,
  isActive,
  runSummary,
  stateTexts,
  type ItemState,
  type Run,
  type RunResult,
} from '../../../domain/run/run.ts';
import * as css from './RunPanel.css.ts';

export type RunPanelProps = {
  run: Run;
  on: {
    stop(): void;
    continue(): void;
    retry(): void;
    undo(): void;
    close(): void;
  };
};

/** Progress and results of a run, at the bottom of the window. Opens its list at the first failure. */
export function RunPanel({ run, on }: RunPanelProps) {
  const { title, status, results, canUndo } = run;
  const kept = useKeptFocus<HTMLElement>();
  const { failed, unknown, done, running, waiting } = countResults(results);
  const [isChosenOpen, setOpen] = useState<boolean>();
  const isOpen = isChosenOpen ?? failed + unknown > 0;
  const isEnded = !isActive(run);
  const retriable = results.filter(canRetry).length;
  const canContinue = status !== 'interrupted' && isEnded;
  return (
    <section {...kept} aria-label={title} className={`${css.panel} ${focusRing}`}>
      <div className={css.bar}>
        <div className={css.words}>
          <p className={css.title}>{title}</p>
          <Hint tone="secondary">{runSummary(run)}</Hint>
        </div>
        <div className={css.progress}>
          <VisuallyHidden>
            <progress aria-label={title} value={done + failed + unknown} max={results.length} />
          </VisuallyHidden>
          <ToneSegments counts={{ healthy: done, warning: unknown, error: failed, off: running + waiting }} />
        </div>
        <div className={css.actions}>
          {!isEnded && (
            <Button
              size="form"
              onPress={on.stop}
              disabledReason={status === 'stopping' ? 'Waiting for requests in flight' : undefined}
            >
              Stop
            </Button>
          )}
          {canContinue && canUndo && (
            <Button size="form" onPress={on.undo}>
              Undo
            </Button>
          )}
          {canContinue && retriable > 0 && (
            <Button size="form" icon="refresh" onPress={on.retry}>
              {`Retry ${grouped(retriable)} failed`}
            </Button>
          )}
          {status === 'stopped' && (
            <Button size="form" kind="primary" onPress={on.continue}>
              Continue
            </Button>
          )}
          <IconButton
            icon={isOpen ? 'chevronDown' : 'chevronUp'}
            label={isOpen ? 'Hide results' : 'Show results'}
            onPress={() => setOpen(!isOpen)}
          />
          <IconButton
            icon="close"
            label="Close"
            onPress={on.close}
            disabledReason={isEnded ? undefined : 'Stop the run first'}
          />
        </div>
      </div>
      {isOpen && <Results results={results} />}
    </section>
  );
}

const pageSize = 100;

function Results({ results }: { results: readonly RunResult[] }) {
  const [limit, setLimit] = useState(pageSize);
  const left = results.length - limit;
  return (
    <ul aria-label="Results" className={`${css.list} ${focusRing}`}>
      {failuresFirst(results)
        .slice(0, limit)
        .map((result) => (
          <Result key={result.key} result={result} />
        ))}
      {left > 0 && (
        <li className={css.item}>
          <Button kind="ghost" size="small" onPress={() => setLimit(limit + pageSize)}>
            {`Show ${Math.min(left, pageSize)} more`}
          </Button>
          <Hint as="span">{`and ${grouped(left)} more`}</Hint>
        </li>
      )}
    </ul>
  );
}

const tones = {
  waiting: 'off',
  running: 'pending',
  done: 'healthy',
  failed: 'error',
  unknown: 'warning',
} as const satisfies Record<ItemState, string>;

const Result = memo(function Result({ result }: { result: RunResult }) {
  const { name, state, text } = result;
  return (
    <li className={css.item}>
      <ToneGlyph tone={tones[state]} word={text === undefined ? undefined : stateTexts[state]} />
      <span className={css.name}>
        <Identifier>{name}</Identifier>
      </span>
      <span className={css.text}>
        <Text as="span" tone={state === 'failed' ? 'error' : 'secondary'}>
          {text ?? stateTexts[state]}
        </Text>
      </span>
    </li>
  );
});
