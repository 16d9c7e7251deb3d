import type { AccessLevel } from '../session/accessLevel.ts';
import type { NetworkUsers } from './networkLevels.ts';

/** The levels that give access, by user and network. */
export type AccessByUser = ReadonlyMap<string, ReadonlyMap<string, AccessLevel>>;

export function accessByUser(users: NetworkUsers): AccessByUser {
  const levels = new Map<string, Map<string, AccessLevel>>();
  for (const [netid, members] of users) {
    for (const { id, accessLevel } of members) {
      if (accessLevel === 3) continue;
      levels.set(id, (levels.get(id) ?? new Map<string, AccessLevel>()).set(netid, accessLevel));
    }
  }
  return levels;
}
