import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { valueOf } from '../../../domain/loadable.ts';
import type { LogLine } from '../../../domain/log/logLine.ts';
import { logFileName, rawLog } from '../../../domain/log/logFile.ts';
import { readPageRequest, writePageRequest } from '../../../domain/paging.ts';
import type { User } from '../../../domain/user/user.ts';
import { readLogFilter, writeLogFilter } from '../../../screens/logs/LogsScreen/logFilter.ts';
import { LogsScreen } from '../../../screens/logs/LogsScreen/LogsScreen.tsx';
import { logsView } from '../../../screens/logs/LogsScreen/logsView.ts';
import { saveFile } from '../../saveFile.ts';
import { followLogs } from '../../services/followLogs.ts';
import { keepTrying } from '../../services/keepTrying.ts';
import { clock } from '../../stores/clock.ts';
import { loadLogs, logsStore, reloadLogs } from '../../stores/logs.ts';
import { nodesStore } from '../../stores/nodes.ts';
import { setRowsPerPage, settingsStore } from '../../stores/settings.ts';
import { usersStore } from '../../stores/users.ts';
import { useLogLines } from './useLogLines.ts';

// The same ones in every render, so that nothing is worked out anew.
const noLines: readonly LogLine[] = [];
const noUsers: readonly User[] = [];

/** `/logs` */
export function LogsRoute() {
  const [query, setQuery] = useSearchParams();
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
        filter: (changes) => setQuery(writeLogFilter(query, { ...filter, ...changes }), { replace: true }),
        follow: setIsFollowing,
        turnTo: (request) => {
          const shown = readPageRequest(query, rowsPerPage);
          if (request.rowsPerPage !== shown.rowsPerPage) setRowsPerPage(request.rowsPerPage);
          setQuery(writePageRequest(query, request));
        },
        download: (lines) => saveFile(logFileName(lines), 'text/plain', rawLog(lines)),
      }}
    />
  );
}
