import { mostAttempts } from '../../domain/loadable.ts';
import type { LogLine } from '../../domain/log/logLine.ts';
import { api } from './api.ts';
import { attempt, attemptsAt, startOver } from './attempts.ts';

export const logsStore = attemptsAt<readonly LogLine[]>('logs');

/** Nothing is asked once the attempts are used up (§4): from then on only a person does, with `reloadLogs`. */
export async function loadLogs(): Promise<void> {
  if (logsStore.attempts < mostAttempts)
    await attempt(logsStore, (onProgress) => api.server.logs({ onProgress }));
}

export function reloadLogs(): Promise<void> {
  startOver(logsStore);
  return loadLogs();
}
