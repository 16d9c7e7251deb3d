import type { NetworkUser } from '../domain/user/networkUser.ts';
import {
  networkUserDataFromWire,
  networkUsersFromWire,
  networkUserToWire,
} from '../domain/user/networkUserWire.ts';
import type { Http, ReadOptions } from './transport/http.ts';
import { confirmation, json } from './transport/reader.ts';

export const networkUsersApi = (http: Http) => ({
  /** By netid. Rejected with 500 while the server has no network at all. */
  list: () =>
    http.read('/networkusers', {}, json(networkUsersFromWire), {
      kind: 'networkUsers',
    }),

  /**
   * Everything that a person may see of their networks, the read that replaces all lists for non-administrators. Without
   * a kind no refresh takes this read over.
   */
  dataOf: (username: string, options: ReadOptions = { kind: 'networkUserData' }) =>
    http.read(
      '/networkusers/data/{networkuser}/me',
      { path: { networkuser: username } },
      json((wire) => networkUserDataFromWire(wire, username)),
      options,
    ),

  /** Replaces the whole record, nodes and clients of the user included. */
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
