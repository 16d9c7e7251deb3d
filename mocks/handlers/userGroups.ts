import { admin } from '../world/access.ts';
import { createUserGroup, deleteUserGroup, listUserGroups } from '../world/userGroups.ts';
import { empty, emptyJson, json } from './answers.ts';
import { route, type Route } from './route.ts';

export const userGroupRoutes: readonly Route[] = [
  route('GET /usergroups', admin, ({ world, caller }) => json(listUserGroups(world, caller))),
  route('POST /usergroups/{group}', admin, ({ world, caller, param }) => {
    createUserGroup(world, caller, param('group'));
    return emptyJson();
  }),
  route('DELETE /usergroups/{group}', admin, ({ world, caller, param }) => {
    deleteUserGroup(world, caller, param('group'));
    return empty();
  }),
];
