import { useDeferredValue, useMemo } from 'react';
import { logActions } from '../../../domain/log/logActions.ts';
import type { LogLine } from '../../../domain/log/logLine.ts';
import { matchingLines } from '../../../domain/log/logSearch.ts';
import type { User } from '../../../domain/user/user.ts';
import { linesToShow, type LogFilter } from '../../../screens/logs/LogsScreen/logFilter.ts';

/**
 * What goes over all lines, each part only when what it depends on changes: a long day has 200,000 of them. The search
 * follows the typing, so that no key waits for it.
 */
export function useLogLines(lines: readonly LogLine[], users: readonly User[], filter: LogFilter) {
  const show = useDeferredValue(filter.show);
  const search = useDeferredValue(filter.search);
  const usernames = useMemo(() => new Set(users.map((user) => user.username)), [users]);
  const errorCount = useMemo(() => lines.filter((line) => line.level === 'error').length, [lines]);
  const actions = useMemo(() => logActions(lines, usernames), [lines, usernames]);
  const shown = useMemo(() => linesToShow(lines, show, usernames), [lines, show, usernames]);
  const positions = useMemo(() => matchingLines(shown, search), [shown, search]);
  return { usernames, errorCount, actions, shown, found: { search, positions } };
}
