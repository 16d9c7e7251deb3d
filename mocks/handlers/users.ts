import { admin, adminSelf } from '../world/access.ts';
import { credentials, user } from '../wire/goStructs.ts';
import { ServerError } from '../world/serverError.ts';
import {
  authenticate,
  createAdmin,
  createUser,
  deleteUser,
  getUser,
  hasAdmin,
  listUsers,
  updateOauthUser,
  updateUser,
  updateUserNetworks,
} from '../world/users.ts';
import { bareJson, json } from './responses.ts';
import { anyone, route, type Access, type Route } from './route.ts';

const sameUser: Access<'user'> = (world, authorization, segment) =>
  adminSelf(world, authorization, segment('user'));

export const userRoutes: readonly Route[] = [
  route('POST /users/adm/authenticate', anyone, ({ world, body }) => {
    return bareJson(
      authenticate(
        world,
        readCredentials(() => body(credentials)),
      ),
    );
  }),
  route('GET /users/adm/hasadmin', anyone, ({ world }) => json(hasAdmin(world))),
  route('POST /users/adm/createadmin', anyone, ({ world, body }) => json(createAdmin(world, body(user)))),
  route('GET /users', admin, ({ world, caller }) => json(listUsers(world, caller))),
  route('GET /users/{user}', sameUser, ({ world, param }) => json(getUser(world, param('user')))),
  route('POST /users/{user}', admin, ({ world, body }) => json(createUser(world, body(user)))),
  route('PUT /users/{user}', sameUser, ({ world, param, body }) => {
    return json(updateUser(world, param('user'), body(user)));
  }),
  route('DELETE /users/{user}', admin, ({ world, param }) => {
    return json(deleteUser(world, param('user')));
  }),
  route('PUT /users/networks/{user}', admin, ({ world, param, body }) => {
    // The server rejects an unknown user before it reads the body.
    getUser(world, param('user'));
    return json(updateUserNetworks(world, param('user'), body(user)));
  }),
  route('PUT /users/{user}/adm', admin, ({ world, param }) => updateOauthUser(world, param('user'))),
];

type Credentials = { username: string; password: string };

/** This is the only call whose error doesn't say what is wrong with the JSON. */
function readCredentials(read: () => Credentials): Credentials {
  try {
    return read();
  } catch {
    throw new ServerError(500, "W1R3: It's not you it's me.");
  }
}
