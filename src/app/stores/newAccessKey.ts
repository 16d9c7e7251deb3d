import { ref } from 'valtio';
import type { AccessKey } from '../../domain/accessKey/accessKey.ts';
import { timeNow } from './clock.ts';
import { sessionScoped } from './store.ts';

export type NewKey = {
  readonly netid: string;
  /** Its secret is hidden when it got lost on the way. */
  readonly key: AccessKey;
  readonly createdAt: number;
};

/** §4: the key that was just created, kept in memory alone to be shown once. */
export const newAccessKey = sessionScoped<{ created: NewKey | undefined }>('newAccessKey', () => ({
  created: undefined,
}));

export function showNewAccessKey(netid: string, key: AccessKey): void {
  newAccessKey.created = ref({ netid, key, createdAt: timeNow() });
}

export function clearNewAccessKey(): void {
  newAccessKey.created = undefined;
}
