import { succeed, type Failure, type Result } from '../domain/failure.ts';
import type { NetworkUser } from '../domain/user/networkUser.ts';
import {
  networkUserDataFromWire,
  networkUserFromWire,
  networkUsersFromWire,
  networkUserToWire,
} from '../domain/user/networkUserWire.ts';
import type { Http, ReadOptions } from './transport/http.ts';
import { confirmation, json } from './transport/reader.ts';

export const networkUsersApi = (http: Http) => ({
  /** By netid. */
  list: async () =>
    orEmpty(
      await http.read('/networkusers', {}, json(networkUsersFromWire), { kind: 'networkUsers' }),
      new Map(),
    ),

  /** Fails with HTTP 500 for a user without a record on the network. */
  read: (network: string, username: string) =>
    http.read(
      '/networkusers/{network}/{networkuser}',
      { path: { network, networkuser: username } },
      json(networkUserFromWire),
    ),

  /**
   * Everything that a user can see of their networks. It replaces all lists for non-administrators. Pass options without
   * a kind for a read that no refresh supersedes.
   */
  dataOf: async (username: string, options: ReadOptions = { kind: 'networkUserData' }) =>
    orEmpty(
      await http.read(
        '/networkusers/data/{networkuser}/me',
        { path: { networkuser: username } },
        json((wire) => networkUserDataFromWire(wire, username)),
        options,
      ),
      [],
    ),

  /** Replaces the whole record, including the user’s nodes and clients. */
  update: (network: string, user: NetworkUser) =>
    http.change(
      'put',
      '/networkusers/{network}',
      { path: { network }, body: networkUserToWire(user) },
      confirmation,
    ),

  /** The user loses all access to the network; their nodes and clients stay. */
  remove: (network: string, username: string) =>
    http.change(
      'delete',
      '/networkusers/{network}/{networkuser}',
      { path: { network, networkuser: username } },
      confirmation,
    ),
});

/** The server returns this error instead of an empty list while it has no networks. */
function orEmpty<T>(read: Result<T, Failure>, empty: T): Result<T, Failure> {
  const hasNone =
    !read.ok && read.error.kind === 'rejected' && read.error.message === 'could not find any records';
  return hasNone ? succeed(empty) : read;
}
