import { proxy } from 'valtio';
import type { ExternalClient } from '../../domain/externalClient/externalClient.ts';
import { api } from '../api.ts';
import { emptyCollection, loadInto } from './collection.ts';

export const externalClientsStore = proxy(emptyCollection<readonly ExternalClient[]>());

export function loadExternalClients() {
  return loadInto(externalClientsStore, () => api.externalClients.list());
}
