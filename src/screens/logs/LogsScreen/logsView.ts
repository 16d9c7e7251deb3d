import { addressFilter, oneOf } from '../../../domain/listFilter.ts';
import { counted } from '../../../domain/format/count.ts';
import { type Attempted, valueOf, type Loadable } from '../../../domain/loadable.ts';
import { withNames, type LogAction, actionIn, deedOf } from '../../../domain/log/logActions.ts';
import type { LogLine } from '../../../domain/log/logLine.ts';
import type { Node } from '../../../domain/node/node.ts';
import { pageOf, paginate, readPageRequest, type Paging, type PageRequest } from '../../../domain/paging.ts';
import type { RowsPerPage } from '../../../domain/settings/settings.ts';
import {
  failedAttemptsView,
  type FailedAttemptsView,
} from '../../shared/FailedAttempts/failedAttemptsView.ts';
import { freshness, type Moment } from '../../shared/freshness/freshness.ts';
import { progressView, type ProgressView } from '../../shared/LoadingProgress/progressView.ts';

export type LogsInput = {
  readonly logs: Attempted<readonly LogLine[]>;
  /** What the filter leaves, newest first. */
  readonly shown: readonly LogLine[];
  /** Where in `shown` stands what was searched for: it follows the typing. */
  readonly found: Found;
  readonly errorCount: number;
  /** Newest first. */
  readonly actions: readonly LogAction[];
  readonly usernames: ReadonlySet<string>;
  readonly nodes: Loadable<readonly Node[]>;
  readonly filter: LogFilter;
  readonly isFollowing: boolean;
  /** Of the address: page and page size of the actions. */
  readonly query: URLSearchParams;
  readonly rowsPerPage: RowsPerPage;
  /** Unix seconds. */
  readonly now: number;
};

export type Found = { readonly search: string; readonly positions: readonly number[] };

export type ActionRow = {
  readonly number: number;
  readonly time: string;
  readonly who: string;
  readonly deed: string;
  readonly target: string;
};

export type LogsFrame = {
  /** "today since 00:07, 1284 lines" */
  readonly fact: string | undefined;
  readonly loaded: Moment | undefined;
  readonly isRefreshing: boolean;
  readonly isFollowing: boolean;
  readonly filter: LogFilter;
  /** Undefined while there are no lines. */
  readonly errorCount: number | undefined;
};

export type LogsView = { readonly frame: LogsFrame } & (
  | { readonly status: 'loading'; readonly progress: ProgressView | undefined }
  | { readonly status: 'empty' | 'noMatch' | 'denied' }
  | { readonly status: 'failed'; readonly attempts: FailedAttemptsView }
  | {
      readonly status: 'ready';
      readonly lines: readonly LogLine[];
      readonly found: Found;
      readonly usernames: ReadonlySet<string>;
      readonly actions: readonly ActionRow[];
      readonly paging: Paging;
    }
);

/** §2 "Logs and metrics". */
export function logsView(input: LogsInput): LogsView {
  const { logs, shown, found, filter, usernames, actions } = input;
  const { data } = logs;
  const frame = frameOf(input);
  if (data.status === 'failed' && data.failure.kind === 'unauthorized') return { status: 'denied', frame };
  const attempts = failedAttemptsView(logs, 'log', input.now);
  if (attempts) return { status: 'failed', frame, attempts };
  if (data.status !== 'ready') return { status: 'loading', frame, progress: progressView(data) };
  if (data.value.length === 0) return { status: 'empty', frame };
  const isMissing = found.search.trim() !== '' && filter.search.trim() !== '' && found.positions.length === 0;
  if (shown.length === 0 || isMissing) return { status: 'noMatch', frame };

  const paging = paginate(actions.length, readPageRequest(input.query, input.rowsPerPage));
  const names = new Map((valueOf(input.nodes) ?? []).map((node) => [node.id, node.name]));
  return {
    status: 'ready',
    frame,
    lines: shown,
    found,
    usernames,
    paging,
    actions: pageOf(actions, paging).map(({ number, time, who, what }) => ({
      number,
      time,
      who,
      ...deedOf(withNames(what, (id) => names.get(id))),
    })),
  };
}

function frameOf({ logs, errorCount, isFollowing, filter }: LogsInput): LogsFrame {
  const lines = valueOf(logs.data) ?? [];
  const [, clock = ''] = lines.find(({ timestamp }) => timestamp !== '')?.timestamp.split(' ') ?? [];
  const since = clock === '' ? 'today' : `today since ${clock.slice(0, 5)}`;
  return {
    fact: lines.length > 0 ? `${since}, ${counted(lines.length, 'line')}` : undefined,
    loaded: freshness(logs.data).updated,
    isRefreshing: logs.isLoading,
    isFollowing,
    filter,
    errorCount: lines.length > 0 ? errorCount : undefined,
  };
}

/** What of the log is shown, and what is looked for in it. Both stand in the address. */
export type LogFilter = { readonly show: LogShow; readonly search: string };
const logShows = ['all', 'actions', 'errors'] as const;
type LogShow = (typeof logShows)[number];

export const logFilter = addressFilter<LogFilter>(
  {
    show: oneOf('show', logShows, 'all'),
    search: {
      read: (query) => query.get('search') ?? '',
      write: (search) => ({ search: search === '' ? [] : [search] }),
    },
  },
  [],
);

/** Newest first; actions are lines that begin with a known user's name and words of change. */
export function linesToShow(
  lines: readonly LogLine[],
  show: LogShow,
  usernames: ReadonlySet<string>,
): readonly LogLine[] {
  const shown = {
    all: () => lines,
    errors: () => lines.filter((line) => line.level === 'error'),
    actions: () => lines.filter((line) => actionIn(line, usernames)),
  };
  return shown[show]().toReversed();
}

export type LogsActions = {
  refresh: () => void;
  filter: (changes: Partial<LogFilter>) => void;
  follow: (isFollowing: boolean) => void;
  turnTo: (request: PageRequest) => void;
  download: (lines: readonly LogLine[]) => void;
};
