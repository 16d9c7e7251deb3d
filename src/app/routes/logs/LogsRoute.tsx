import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { valueOf } from '../../../domain/loadable.ts';
import type { LogLine } from '../../../domain/log/logLine.ts';
import { logFileName, rawLog } from '../../../domain/log/logFile.ts';
import type { User } from '../../../domain/user/user.ts';
import { readLogFilter, writeLogFilter } from '../../../screens/logs/LogsScreen/logFilter.ts';
import { LogsScreen } from '../../../screens/logs/LogsScreen/LogsScreen.tsx';
import { logsView } from '../../../screens/logs/LogsScreen/logsView.ts';
import { useQuery } from '../../query/useQuery.ts';
import { saveFile } from '../../saveFile.ts';
import { followLogs } from '../../services/followLogs.ts';
import { keepTrying } from '../../services/keepTrying.ts';
import { clock } from '../../stores/clock.ts';
import { loadLogs, logsStore, reloadLogs } from '../../stores/logs.ts';
import { nodesStore, usersStore } from '../../stores/records.ts';
import { settingsStore } from '../../stores/settings.ts';
import { useLogLines } from './useLogLines.ts';

// The same ones in every render, so that nothing is worked out anew.
const noLines: readonly LogLine[] = [];
const noUsers: readonly User[] = [];

/** `/logs` */
export function LogsRoute() {
  const { query, change, turnTo } = useQuery();
  const [isFollowing, setIsFollowing] = useState(false);
  const logs = useSnapshot(logsStore);
  const { data: users } = useSnapshot(usersStore);
  const { data: nodes } = useSnapshot(nodesStore);
  const { settings } = useSnapshot(settingsStore);
  const { now } = useSnapshot(clock);
  const filter = readLogFilter(query);
  const found = useLogLines(valueOf(logs.data) ?? noLines, valueOf(users) ?? noUsers, filter);

  useEffect(() => {
    if (logsStore.data.status === 'ready') void loadLogs();
    return keepTrying(logsStore, loadLogs);
  }, []);
  useEffect(() => (isFollowing ? followLogs() : undefined), [isFollowing]);

  const { rowsPerPage } = settings;
  return (
    <LogsScreen
      view={logsView({ logs, ...found, nodes, filter, isFollowing, query, rowsPerPage, now: now / 1000 })}
      on={{
        refresh: () => void reloadLogs(),
        filter: (changes) =>
          change((before) => writeLogFilter(before, { ...readLogFilter(before), ...changes }), {
            replace: true,
          }),
        follow: setIsFollowing,
        turnTo,
        download: (lines) => saveFile(logFileName(lines), 'text/plain', rawLog(lines)),
      }}
    />
  );
}
