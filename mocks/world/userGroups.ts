import type { Caller } from './access.ts';
import { log } from './logs.ts';
import type { World } from './state.ts';

/** Names as keys of an object, in order. */
export function listUserGroups(world: World, caller: Caller): Record<string, object> {
  log(world, `${caller.name} requested fetching user groups`);
  return Object.fromEntries([...world.userGroups].toSorted().map((name) => [name, {}]));
}

/** Creating a group twice is fine. */
export function createUserGroup(world: World, caller: Caller, name: string): void {
  log(world, `${caller.name} requested creating user group ${name}`);
  world.userGroups.add(name);
}

/** So is deleting one that is not there, or `*`. Users and networks keep the name. */
export function deleteUserGroup(world: World, caller: Caller, name: string): void {
  log(world, `${caller.name} requested deleting user group ${name}`);
  world.userGroups.delete(name);
}
