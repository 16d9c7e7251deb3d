import { addressFilter, oneOf } from '../../../domain/listFilter.ts';
import { counted } from '../../../domain/format/count.ts';
import { formatDay } from '../../../domain/format/dateTime.ts';
import { type Attempted, valueOf, type Loadable } from '../../../domain/loadable.ts';
import { actionTime, lastDay, withNames, type LogAction } from '../../../domain/log/logActions.ts';
import type { LogLine } from '../../../domain/log/logLine.ts';
import type { Node } from '../../../domain/node/node.ts';
import { pageOf, paginate, readPageRequest, type Paging, type PageRequest } from '../../../domain/paging.ts';
import type { RowsPerPage } from '../../../domain/settings/settings.ts';
import {
  failedAttemptsView,
  type FailedAttemptsView,
} from '../../shared/FailedAttempts/failedAttemptsView.ts';
import { freshness } from '../../shared/freshness/freshness.ts';
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
  readonly query: URLSearchParams;
  readonly rowsPerPage: RowsPerPage;
  /** Unix seconds. */
  readonly now: number;
};

export type Found = { readonly search: string; readonly positions: readonly number[] };

export type ActionRow = {
  readonly id: string;
  readonly time: string;
  /** Undefined where the server does not record it. */
  readonly who: string | undefined;
  readonly deed: string;
  readonly target: string;
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

export function logsView(input: LogsInput): LogsView {
  const { logs, shown, found, filter, usernames, actions } = input;
  const { data } = logs;
  const frame = frameOf(input);
  if (data.status === 'failed' && data.failure.kind === 'unauthorized') return { status: 'denied', frame };
  const attempts = failedAttemptsView(logs, 'the log', input.now);
  if (attempts) return { status: 'failed', frame, attempts };
  if (data.status !== 'ready') return { status: 'loading', frame, progress: progressView(data) };
  if (data.value.length === 0) return { status: 'empty', frame };
  const isMissing = found.search.trim() !== '' && filter.search.trim() !== '' && found.positions.length === 0;
  if (shown.length === 0 || isMissing) return { status: 'noMatch', frame };

  const paging = paginate(actions.length, readPageRequest(input.query, input.rowsPerPage));
  const names = new Map((valueOf(input.nodes) ?? []).map((node) => [node.id, node.name]));
  const today = lastDay(data.value);
  return {
    status: 'ready',
    frame,
    lines: shown,
    found,
    usernames,
    paging,
    actions: pageOf(actions, paging).map((action, index) => ({
      id: `${action.number} ${index}`,
      time: actionTime(action, today),
      who: action.who,
      deed: action.deed,
      target: withNames(action.target, (id) => names.get(id)),
    })),
  };
}

function frameOf({ logs, errorCount, isFollowing, filter }: LogsInput) {
  const lines = valueOf(logs.data) ?? [];
  return {
    /** "21 Nov 2026 since 00:07 server time, 1284 lines" */
    fact: lines.length > 0 ? [timeOf(lines), counted(lines.length, 'line')].join(', ') : undefined,
    loaded: freshness(logs.data).updated,
    isRefreshing: logs.isLoading,
    isFollowing,
    filter,
    errorCount: lines.length > 0 ? errorCount : undefined,
  };
}

export type LogsFrame = ReturnType<typeof frameOf>;

/** The server’s day and since when, whichever day it is here. */
function timeOf(lines: readonly LogLine[]): string {
  const today = lastDay(lines);
  const [day = '', clock = ''] = lines.find(({ timestamp }) => timestamp !== '')?.timestamp.split(' ') ?? [];
  if (today === undefined) return 'today';
  const since = actionTime({ day, time: clock.slice(0, 5), isEarlier: false }, today);
  return `${formatDay(today)} since ${since} server time`;
}

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

/** Newest first. */
export function linesToShow(lines: readonly LogLine[], show: LogShow): readonly LogLine[] {
  const shown = {
    all: () => lines,
    errors: () => lines.filter((line) => line.level === 'error'),
    actions: () => lines.filter((line) => line.change),
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
