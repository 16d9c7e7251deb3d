import { addressFilter, oneOf } from '../../../domain/listFilter.ts';
import { counted } from '../../../domain/format/count.ts';
import { formatDay } from '../../../domain/format/dateTime.ts';
import { type Attempted, valueOf } from '../../../domain/loadable.ts';
import {
  actionText,
  actionTime,
  lastDay,
  withNames,
  type LogAction,
  type NodeNames,
} from '../../../domain/log/logActions.ts';
import type { LogLine } from '../../../domain/log/logLine.ts';
import { pageOf, paginate, readPageRequest } from '../../../domain/paging.ts';
import type { Records } from '../../../domain/records.ts';
import type { RowsPerPage } from '../../../domain/settings/settings.ts';
import { failedAttemptsView } from '../../state/FailedAttempts/failedAttemptsView.ts';
import { freshness } from '../../list/freshness/freshness.ts';
import { progressView } from '../../state/LoadingProgress/progressView.ts';
import { trimmed } from '../../../domain/trimmed.ts';

export type Found = { readonly search: string; readonly positions: readonly number[] };

export type LogsView = ReturnType<typeof logsView>;
export type LogsFrame = LogsView['frame'];
export type ReadyLogs = Extract<LogsView, { status: 'ready' }>;
export type ActionRow = ReadyLogs['actions'][number];

const noUsernames: ReadonlySet<string> = new Set();

export function logsView(
  { usernames = noUsernames }: Pick<Records, 'usernames'>,
  page: {
    readonly logs: Attempted<readonly LogLine[]>;
    /** Filtered lines, newest first. */
    readonly shown: readonly LogLine[];
    /** Matches of the search in `shown`. They lag behind typing. */
    readonly found: Found;
    readonly errorCount: number;
    /** Newest first. */
    readonly actions: readonly LogAction[];
    readonly nameOf: NodeNames;
    readonly filter: LogFilter;
    readonly isFollowing: boolean;
    readonly query: URLSearchParams;
    readonly rowsPerPage: RowsPerPage;
    /** Unix seconds. */
    readonly now: number;
  },
) {
  const { logs, shown, found, filter, actions } = page;
  const { data } = logs;
  const lines = valueOf(data) ?? [];
  const frame = {
    /** For example "21 Nov 2026 since 00:07 server time, 1,284 lines". */
    fact: lines.length > 0 ? [timeOf(lines), counted(lines.length, 'line')].join(', ') : undefined,
    loaded: freshness(data).updated,
    isRefreshing: logs.isLoading,
    isFollowing: page.isFollowing,
    filter,
    errorCount: lines.length > 0 ? page.errorCount : undefined,
  };
  if (data.status === 'failed' && data.failure.kind === 'unauthorized')
    return { status: 'denied' as const, frame };
  const attempts = failedAttemptsView(logs, 'the log', page.now);
  if (attempts) return { status: 'failed' as const, frame, attempts };
  if (data.status !== 'ready') return { status: 'loading' as const, frame, progress: progressView(data) };
  if (lines.length === 0) return { status: 'empty' as const, frame };
  const isMissing =
    trimmed(found.search) !== '' && trimmed(filter.search) !== '' && found.positions.length === 0;
  if (shown.length === 0 || isMissing) return { status: 'noMatch' as const, frame };

  const paging = paginate(actions.length, readPageRequest(page.query, page.rowsPerPage));
  const today = lastDay(lines);
  return {
    status: 'ready' as const,
    frame,
    lines: shown,
    found,
    usernames,
    paging,
    actions: pageOf(actions, paging).map((action, index) => ({
      id: `${action.number} ${index}`,
      time: actionTime(action, today),
      who: action.user,
      action: actionText(action),
      target: withNames(action.target, page.nameOf),
    })),
  };
}

/** The server's date can differ from the local one. */
function timeOf(lines: readonly LogLine[]): string {
  const today = lastDay(lines);
  const [day = '', clock = ''] = lines.find(({ timestamp }) => timestamp !== '')?.timestamp.split(' ') ?? [];
  if (today === undefined) return 'today';
  const since = actionTime({ day, time: clock.slice(0, 5) }, today);
  return `${formatDay(today)} since ${since} server time`;
}

export type LogFilter = { readonly show: LogShow; readonly search: string };
const logShows = ['actions', 'all', 'errors'] as const;
type LogShow = (typeof logShows)[number];

export const logFilter = addressFilter<LogFilter>(
  {
    // Most lines of a day are reads, the console’s own among them.
    show: oneOf('show', logShows, 'actions'),
    search: {
      read: (query) => query.get('search') ?? '',
      write: (search) => ({ search: search === '' ? [] : [search] }),
    },
  },
  [],
);

/** Newest first. */
export function linesToShow(lines: readonly LogLine[], show: LogShow): readonly LogLine[] {
  const isShown = (line: LogLine) =>
    show === 'all' || (show === 'errors' ? line.level === 'error' : line.change !== undefined);
  return lines.filter(isShown).toReversed();
}
