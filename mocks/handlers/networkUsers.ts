import { admin, selfOrAdmin } from '../world/access.ts';
import { networkUser } from '../world/goStructs.ts';
import {
  deleteNetworkUser,
  getNetworkUser,
  listNetworkUsers,
  networkUsersOf,
  putNetworkUser,
  userData,
} from '../world/networkUsers.ts';
import { empty, emptyJson, json } from './answers.ts';
import { route, type Access, type Route } from './route.ts';

const oneselfOrAdmin: Access<'user'> = (world, authorization, segment) =>
  selfOrAdmin(world, authorization, segment('user'));

export const networkUserRoutes: readonly Route[] = [
  route('GET /networkusers', admin, ({ world, caller }) => json(listNetworkUsers(world, caller))),
  route('GET /networkusers/data/{user}/me', oneselfOrAdmin, ({ world, caller, param }) => {
    return json(userData(world, caller, param('user')));
  }),
  route('GET /networkusers/{network}', admin, ({ world, param }) =>
    json(networkUsersOf(world, param('network'))),
  ),
  route('GET /networkusers/{network}/{user}', admin, ({ world, param }) => {
    return json(getNetworkUser(world, param('network'), param('user')));
  }),
  route('PUT /networkusers/{network}', admin, ({ world, caller, param, body }) => {
    putNetworkUser(world, caller, param('network'), body(networkUser, 500));
    return emptyJson();
  }),
  route('DELETE /networkusers/{network}/{user}', admin, ({ world, param }) => {
    deleteNetworkUser(world, param('network'), param('user'));
    return empty();
  }),
];
