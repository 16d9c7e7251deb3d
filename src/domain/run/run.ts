import { grouped } from '../format/count.ts';
import type { SaveFailure } from '../failure.ts';
import { sentences } from '../text/failureText.ts';
import { rejectionText } from '../text/rejectionText.ts';
import { WireObject } from '../wire.ts';

/** One of several records to which the same change is made. */
export type RunItem = {
  readonly key: string;
  readonly name: string;
  /** Items of one lane run one at a time, because the server rewrites a record that they share. */
  readonly lane?: string;
  /** Runs after all other items have ended. */
  readonly isFollowUp?: boolean;
};

const itemStates = ['waiting', 'running', 'done', 'failed', 'unknown'] as const;
export type ItemState = (typeof itemStates)[number];

export type RunResult = Pick<RunItem, 'key' | 'name'> & {
  readonly state: ItemState;
  /** Why the item failed, or how the result differs from the request. */
  readonly text?: string;
  /** Someone else changed the same since, so a retry would fail as well. */
  readonly isFinal?: true;
};

export type RunStatus =
  | 'running'
  /** Requests in flight finish. */
  | 'stopping'
  | 'stopped'
  /** A reload or the end of the session stopped the run, and it can't continue. */
  | 'interrupted'
  | 'over';

export type Run = {
  readonly title: string;
  readonly status: RunStatus;
  readonly results: readonly RunResult[];
  readonly canUndo: boolean;
};

export const maxAtOnce = 4;

export function isActive({ status }: Pick<Run, 'status'>): boolean {
  return status === 'running' || status === 'stopping';
}

/** Explains why another run can't start. */
export function runObstacle(run: Run | undefined): string | undefined {
  return run && isActive(run) ? `Wait until “${run.title}” has finished` : undefined;
}

/** Returns the next item that can start. */
export function nextItem<Item extends RunItem>(
  items: readonly Item[],
  stateOf: (item: Item) => ItemState,
): Item | undefined {
  const busy = items.filter((item) => stateOf(item) === 'running');
  const waiting = items.filter((item) => stateOf(item) === 'waiting');
  const isFree = ({ lane }: Item) => lane === undefined || busy.every((item) => item.lane !== lane);
  const next = waiting.find((item) => !item.isFollowUp && isFree(item));
  if (next) return next;
  const isOpen = [...busy, ...waiting].some((item) => !item.isFollowUp);
  return isOpen ? undefined : waiting.find(isFree);
}

/** After the session has ended, a request in flight may have reached the server. */
export function failedResult(failure: SaveFailure): Pick<RunResult, 'state' | 'text' | 'isFinal'> {
  if (failure.kind === 'superseded') return { state: 'unknown' };
  const state = failure.kind === 'unknown' ? 'unknown' : 'failed';
  return { state, text: rejectionText(failure), ...(failure.kind === 'conflict' && { isFinal: true }) };
}

export function canRetry({ state, isFinal }: RunResult): boolean {
  return state === 'failed' && !isFinal;
}

export const stateTexts: Readonly<Record<ItemState, string>> = {
  waiting: 'Not sent',
  running: 'Sending…',
  done: 'Done',
  failed: 'Failed',
  unknown: 'Couldn’t confirm whether the change was applied',
};

/** Otherwise keeps the order, so that rows don’t move while they are read. */
export function failuresFirst(results: readonly RunResult[]): readonly RunResult[] {
  const isFailure = ({ state }: RunResult) => state === 'failed' || state === 'unknown';
  return [...results.filter(isFailure), ...results.filter((result) => !isFailure(result))];
}

export function countResults(results: readonly RunResult[]): Record<ItemState, number> {
  const counts = { waiting: 0, running: 0, done: 0, failed: 0, unknown: 0 };
  for (const { state } of results) counts[state] += 1;
  return counts;
}

export function runSummary(run: Pick<Run, 'status' | 'results'>): string {
  const { done, failed, unknown, waiting, running } = countResults(run.results);
  const left = waiting + running;
  const parts = [
    `${grouped(done)} done`,
    ...(failed > 0 ? [`${grouped(failed)} failed`] : []),
    ...(unknown > 0 ? [`${grouped(unknown)} unconfirmed`] : []),
    ...(left > 0 ? [`${grouped(left)} ${isActive(run) ? 'left' : 'not sent'}`] : []),
  ].join(', ');
  return run.status === 'interrupted'
    ? sentences('Stopped when the page reloaded or the session ended', parts)
    : parts;
}

/** Key in session storage. Nothing that is stored is sent before the user continues, retries or undoes the run. */
export const runStorageKey = 'netmaker-run';

const mostLetters = 2000;

/** What is stored beside the results, so that the run can go on after a reload. */
export type RunBackup = {
  readonly stopsAtFailure: boolean;
  /** By the key of the step. */
  readonly items: ReadonlyMap<string, object>;
};

export function runToStored({ title, results }: Run, session: number, backup?: RunBackup): string {
  return JSON.stringify({
    session,
    title,
    ...(backup?.stopsAtFailure && { stopsAtFailure: true }),
    results: results.map(({ key, name, state, text, isFinal }) => ({
      ...backup?.items.get(key),
      key,
      name,
      state,
      text,
      isFinal,
    })),
  });
}

/** A run whose result can still change is stored. */
export function canChange({ status, results }: Pick<Run, 'status' | 'results'>): boolean {
  return status !== 'over' || results.some(({ state }) => state === 'failed' || state === 'unknown');
}

/** Returns a run of this session that the end of the page interrupted. `session` is its mark. */
export function runFromStored(text: string | null, session: number): Run | undefined {
  if (text === null) return undefined;
  try {
    const stored = new WireObject(JSON.parse(text), 'run');
    if (stored.number('session') !== session) return undefined;
    return interrupted({
      title: stored.requiredText('title'),
      results: stored.list('results', (json, path) => {
        const result = new WireObject(json, path);
        const reason = result.text('text').slice(0, mostLetters);
        return {
          key: result.requiredText('key'),
          name: result.requiredText('name'),
          state: result.oneOf('state', itemStates) ?? 'unknown',
          ...(reason !== '' && { text: reason }),
          ...(result.boolean('isFinal') && { isFinal: true as const }),
        };
      }),
    });
  } catch {
    return undefined;
  }
}

export function interrupted({ title, results }: Pick<Run, 'title' | 'results'>): Run {
  return {
    title,
    status: 'interrupted',
    canUndo: false,
    results: results.map((result) => (result.state === 'running' ? { ...result, state: 'unknown' } : result)),
  };
}
