import { hashOf } from '../format/hash.ts';

export type TrialsKey = `netmaker-rule-trials-${number}`;

/** Key in local storage, so that a reload and other tabs show the trials of this user on this server. */
export function trialsKey(username: string, server: string): TrialsKey {
  return `netmaker-rule-trials-${hashOf(`${username} ${server}`)}`;
}
