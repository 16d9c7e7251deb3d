import { fail, succeed } from '../domain/failure.ts';
import {
  newUserToWire,
  userFromWire,
  userNetworksToWire,
  usersFromWire,
  type NewUser,
  type User,
} from '../domain/user/userWire.ts';
import { rejection } from './transport/failure.ts';
import type { Http, ReadOptions } from './transport/http.ts';
import { confirmation, json } from './transport/reader.ts';

export const usersApi = (http: Http) => ({
  list: () => readUsers(http, { kind: 'users' }),

  /** Reads the list, because the call for a single user works only for that user. */
  read: async (username: string) => {
    const users = await readUsers(http);
    if (!users.ok) return users;
    const user = users.value.find((candidate) => candidate.username === username);
    return user ? succeed(user) : fail(rejection('The user no longer exists.'));
  },

  create: (user: NewUser) =>
    http.change(
      'post',
      '/users/{username}',
      { path: { username: user.username }, body: newUserToWire(user) },
      json(userFromWire),
    ),

  /** Stores networks, groups and role. The response is the record from before the change, so read the list again. */
  update: (user: User) =>
    http.change(
      'put',
      '/users/networks/{username}',
      { path: { username: user.username }, body: userNetworksToWire(user) },
      confirmation,
    ),

  /** Works only for the logged-in user’s own password, and only if they are an administrator. */
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
