import { maxAttempts } from '../../domain/loadable.ts';
import type { LogLine } from '../../domain/log/logLine.ts';
import { api } from './api.ts';
import { attempt, attemptsAt, startOver } from './attempts.ts';

export const logsStore = attemptsAt<readonly LogLine[]>('logs');

/** Does nothing once the attempts are used up. From then on only `reloadLogs` reads again. */
export async function loadLogs(): Promise<void> {
  if (logsStore.attempts < maxAttempts)
    await attempt(logsStore, (onProgress) => api.server.logs({ onProgress }));
}

export function reloadLogs(): Promise<void> {
  startOver(logsStore);
  return loadLogs();
}
