import { proxy } from 'valtio';
import type { User } from '../../domain/user/user.ts';
import { api } from '../api.ts';
import { emptyCollection, loadInto } from './collection.ts';

export const usersStore = proxy(emptyCollection<readonly User[]>());

export function loadUsers() {
  return loadInto(usersStore, () => api.users.list());
}
