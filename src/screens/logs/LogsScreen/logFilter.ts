import { actionIn } from '../../../domain/log/logActions.ts';
import type { LogLine } from '../../../domain/log/logLine.ts';

/** What of the log is shown, and what is looked for in it. Both stand in the address. */
export type LogFilter = { readonly show: LogShow; readonly search: string };
export type LogShow = 'all' | 'actions' | 'errors';

export function readLogFilter(query: URLSearchParams): LogFilter {
  const show = query.get('show');
  return {
    show: show === 'actions' || show === 'errors' ? show : 'all',
    search: query.get('search') ?? '',
  };
}

export function writeLogFilter(query: URLSearchParams, { show, search }: LogFilter): URLSearchParams {
  const written = new URLSearchParams(query);
  if (show === 'all') written.delete('show');
  else written.set('show', show);
  if (search === '') written.delete('search');
  else written.set('search', search);
  return written;
}

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
