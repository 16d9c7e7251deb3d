import type { LogLine } from '../../../domain/log/logLine.ts';
import type { PageRequest } from '../../../domain/paging.ts';
import type { LogFilter } from './logFilter.ts';

export type LogsActions = {
  refresh: () => void;
  filter: (changes: Partial<LogFilter>) => void;
  follow: (isFollowing: boolean) => void;
  turnTo: (request: PageRequest) => void;
  download: (lines: readonly LogLine[]) => void;
};
