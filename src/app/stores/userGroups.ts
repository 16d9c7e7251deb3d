import { proxy } from 'valtio';
import { api } from '../api.ts';
import { emptyCollection, loadInto } from './collection.ts';

/** Names of user groups (enterprise). */
export const userGroupsStore = proxy(emptyCollection<readonly string[]>());

export function loadUserGroups() {
  return loadInto(userGroupsStore, () => api.userGroups.list());
}
