import { externalClientFromWire } from '../externalClient/externalClientWire.ts';
import { accessLevel, networkFromWire } from '../network/networkWire.ts';
import { nodeFromWire } from '../node/nodeWire.ts';
import { compareNames } from '../order.ts';
import { carried, number, type Read, readOnly, record, text, texts } from '../record.ts';
import { listFromWire, WireObject } from '../wire.ts';

export const networkUserRecord = record({
  id: text('id'),
  accessLevel: accessLevel('accesslevel'),
  nodeLimit: number('nodelimit'),
  clientLimit: number('clientlimit'),
  /** Ids of nodes and external clients that are the user's own. */
  nodes: texts('nodes'),
  clients: texts('clients'),
  carried: carried({ without: [] }),
});

type NetworkUser = Read<typeof networkUserRecord>;

/** `GET /networkusers`: netid to its users. */
export function networkUsersFromWire(json: unknown): ReadonlyMap<string, readonly NetworkUser[]> {
  const wire = new WireObject(json ?? {}, 'networkusers');
  return new Map(
    wire
      .entries()
      .map(([netid, users]) => [netid, listFromWire(users, wire.pathOf(netid), networkUserFromWire)]),
  );
}

export function networkUserFromWire(json: unknown, path = 'networkuser'): NetworkUser {
  return networkUserRecord.read(json, path);
}

export function networkUserToWire(user: NetworkUser) {
  return networkUserRecord.write(user);
}

export const networkUserDataRecord = record({
  user: readOnly((wire) => wire.required('user', networkUserFromWire)),
  nodes: readOnly((wire) => wire.list('nodes', nodeFromWire)),
  clients: readOnly((wire) => wire.list('clients', externalClientFromWire)),
  /** The network's ingress gateways. */
  gateways: readOnly((wire) => wire.list('vpns', nodeFromWire)),
  /** Filled for level 0 only: nothing may depend on network flags below it. */
  networks: readOnly((wire) => wire.list('networks', networkFromWire)),
});

type NetworkUserData = { readonly network: string } & Read<typeof networkUserDataRecord>;

/** `GET /networkusers/data/{username}/me`, by netid; the server leaves `user.id` empty there, so the name asked for goes in. */
export function networkUserDataFromWire(json: unknown, username: string): readonly NetworkUserData[] {
  const wire = new WireObject(json ?? {}, 'me');
  return wire
    .entries()
    .map(([network, answer]) => {
      const data = networkUserDataRecord.read(answer, wire.pathOf(network));
      return { network, ...data, user: { ...data.user, id: username } };
    })
    .toSorted((one, other) => compareNames(one.network, other.network));
}
