import { proxy } from 'valtio';
import type { ServerConfig } from '../../domain/server/serverConfig.ts';
import { api } from '../api.ts';
import { emptyCollection, loadInto } from './collection.ts';

export const serverConfigStore = proxy(emptyCollection<ServerConfig>());

export function loadServerConfig() {
  return loadInto(serverConfigStore, () => api.server.config());
}
