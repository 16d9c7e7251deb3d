import { maxAttempts } from '../../domain/loadable.ts';
import type { LogLine } from '../../domain/log/logLine.ts';
import { api } from './api.ts';
import { resource } from './resource.ts';

const logs = resource<readonly LogLine[]>('logs', (_, onProgress) => api.server.logs({ onProgress }), {
  isRetried: true,
});

export const { store: logsStore, refresh: reloadLogs } = logs;

/** Polls the log. After a failure `retryUntilLoaded` takes over. */
export const followLogs = () => logs.follow(() => logsStore.data.status === 'ready');

/** Does nothing once the attempts are used up. From then on only `reloadLogs` reads again. */
export async function loadLogs(): Promise<void> {
  if (logsStore.attempts < maxAttempts) await logs.load();
}
