import { useState, useDeferredValue, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { valueOf } from '../../../domain/loadable.ts';
import { logActions } from '../../../domain/log/logActions.ts';
import type { LogLine } from '../../../domain/log/logLine.ts';
import { logFileName, rawLog, matchingLines } from '../../../domain/log/logSearch.ts';
import { LogsScreen } from '../../../screens/logs/LogsScreen/LogsScreen.tsx';
import {
  logFilter,
  linesToShow,
  logsView,
  type LogFilter,
} from '../../../screens/logs/LogsScreen/logsView.ts';
import { useQuery } from '../forms/useQuery.ts';
import { saveFile } from '../../flows/saveFile.ts';
import { followLogs, loadLogs, logsStore, reloadLogs } from '../../stores/logs.ts';
import { useNodeNames, useOnOpen, useRecords, useNow } from '../../stores/reading.ts';
import { retryUntilLoaded } from '../../stores/retryUntilLoaded.ts';
import { settingsStore } from '../../stores/settings.ts';

const noLines: readonly LogLine[] = [];

export function LogsRoute() {
  const { query, change, turnTo } = useQuery();
  const [isFollowing, setIsFollowing] = useState(false);
  const logs = useSnapshot(logsStore);
  const records = useRecords();
  const { settings } = useSnapshot(settingsStore);
  const now = useNow();
  const filter = logFilter.read(query);
  const nameOf = useNodeNames(valueOf(logs.data) ?? noLines);
  const found = useLogLines(valueOf(logs.data) ?? noLines, filter);

  useOnOpen(() => {
    if (logsStore.data.status === 'ready') void loadLogs();
    return retryUntilLoaded(logsStore, loadLogs);
  }, 'logs');
  useOnOpen(followLogs, isFollowing ? 'logs' : undefined);

  const { rowsPerPage } = settings;
  return (
    <LogsScreen
      view={logsView(records, { logs, ...found, nameOf, filter, isFollowing, query, rowsPerPage, now })}
      on={{
        refresh: () => void reloadLogs(),
        filter: (changes) =>
          change((before) => logFilter.change(before, changes), {
            replace: true,
          }),
        follow: setIsFollowing,
        turnTo,
        download: (lines) => saveFile(logFileName(lines), 'text/plain', rawLog(lines)),
      }}
    />
  );
}

/** Memoised part by part, because a long day has 200,000 lines. The search is deferred, so that typing stays fast. */
function useLogLines(lines: readonly LogLine[], filter: LogFilter) {
  const show = useDeferredValue(filter.show);
  const search = useDeferredValue(filter.search);
  const errorCount = useMemo(() => lines.filter((line) => line.level === 'error').length, [lines]);
  const actions = useMemo(() => logActions(lines), [lines]);
  const shown = useMemo(() => linesToShow(lines, show), [lines, show]);
  const positions = useMemo(() => matchingLines(shown, search), [shown, search]);
  return { errorCount, actions, shown, found: { search, positions } };
}
