import { userGroupsFromWire } from '../domain/user/userGroupWire.ts';
import type { Http } from './http.ts';
import { confirmation, json } from './reader.ts';

/** Groups are bare names. The server lets the wildcard `*` and unknown names be deleted too. */
export const userGroupsApi = (http: Http) => ({
  list: () =>
    http.read((client, init) => client.GET('/usergroups', init), json(userGroupsFromWire), {
      kind: 'userGroups',
    }),

  create: (usergroup: string) =>
    http.change(
      (client, init) => client.POST('/usergroups/{usergroup}', { ...init, params: { path: { usergroup } } }),
      confirmation,
    ),

  remove: (usergroup: string) =>
    http.change(
      (client, init) =>
        client.DELETE('/usergroups/{usergroup}', { ...init, params: { path: { usergroup } } }),
      confirmation,
    ),
});
