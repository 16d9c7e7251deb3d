import { fail, succeed } from '../domain/failure.ts';
import {
  newUserToWire,
  userFromWire,
  userNetworksToWire,
  usersFromWire,
  type NewUser,
  type User,
} from '../domain/user/userWire.ts';
import { refuse } from './transport/failure.ts';
import type { Http, ReadOptions } from './transport/http.ts';
import { confirmation, json } from './transport/reader.ts';

export const usersApi = (http: Http) => ({
  list: () => readUsers(http, { kind: 'users' }),

  /** One user, out of the list: the call for a single one answers only to that user. */
  read: async (username: string) => {
    const users = await readUsers(http);
    if (!users.ok) return users;
    const user = users.value.find((one) => one.username === username);
    return user ? succeed(user) : fail(refuse('The user no longer exists.'));
  },

  create: (user: NewUser) =>
    http.change(
      'post',
      '/users/{username}',
      { path: { username: user.username }, body: newUserToWire(user) },
      json(userFromWire),
    ),

  /** Networks, groups and role. The server answers the record from before the change, so the list has to be read again. */
  update: (user: User) =>
    http.change(
      'put',
      '/users/networks/{username}',
      { path: { username: user.username }, body: userNetworksToWire(user) },
      confirmation,
    ),

  /** Only for the person who is signed in, and only an administrator: the server refuses everybody else. */
  changePassword: (username: string, password: string) =>
    http.change(
      'put',
      '/users/{username}',
      { path: { username }, body: { username, password } },
      confirmation,
    ),

  remove: (username: string) =>
    http.change('delete', '/users/{username}', { path: { username } }, confirmation),
});

function readUsers(http: Http, options?: ReadOptions) {
  return http.read('/users', {}, json(usersFromWire), options);
}
