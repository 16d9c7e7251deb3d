import { admin, adminSelf } from '../world/access.ts';
import { credentials, user } from '../wire/goStructs.ts';
import { Refusal } from '../world/refusal.ts';
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
import { bareJson, json } from './answers.ts';
import { anyone, route, type Access, type Route } from './route.ts';

const oneself: Access<'user'> = (world, authorization, segment) =>
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
  route('GET /users/{user}', oneself, ({ world, param }) => json(getUser(world, param('user')))),
  route('POST /users/{user}', admin, ({ world, body }) => json(createUser(world, body(user)))),
  route('PUT /users/{user}', oneself, ({ world, param, body }) => {
    return json(updateUser(world, param('user'), body(user)));
  }),
  route('DELETE /users/{user}', admin, ({ world, param }) => {
    return json(deleteUser(world, param('user')));
  }),
  route('PUT /users/networks/{user}', admin, ({ world, param, body }) => {
    // An unknown user is noticed before the body is read.
    getUser(world, param('user'));
    return json(updateUserNetworks(world, param('user'), body(user)));
  }),
  route('PUT /users/{user}/adm', admin, ({ world, param }) => updateOauthUser(world, param('user'))),
];

type Credentials = { username: string; password: string };

/** The one call that does not say what is wrong with its JSON. */
function readCredentials(read: () => Credentials): Credentials {
  try {
    return read();
  } catch {
    throw new Refusal(500, "W1R3: It's not you it's me.");
  }
}
