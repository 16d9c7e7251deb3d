import { proxy } from 'valtio';
import type { LogLine } from '../../domain/log/logLine.ts';
import { api } from '../api.ts';
import { emptyCollection, loadInto } from './collection.ts';

export const logsStore = proxy(emptyCollection<readonly LogLine[]>());

export function loadLogs() {
  return loadInto(logsStore, () => api.server.logs());
}
