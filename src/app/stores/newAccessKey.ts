import { ref } from 'valtio';
import type { AccessKey } from '../../domain/accessKey/accessKey.ts';
import { timeNow } from './clock.ts';
import { sessionScoped } from './store.ts';

export type NewKey = {
  readonly netid: string;
  /** Its secret is hidden if the response was lost. */
  readonly key: AccessKey;
  readonly createdAt: number;
};

/** The key that was just created. It is kept in memory only, to be shown once. */
export const newAccessKey = sessionScoped<{ created: NewKey | undefined }>('newAccessKey', () => ({
  created: undefined,
}));

export function showNewAccessKey(netid: string, key: AccessKey): void {
  newAccessKey.created = ref({ netid, key, createdAt: timeNow() });
}

export function clearNewAccessKey(): void {
  newAccessKey.created = undefined;
}
