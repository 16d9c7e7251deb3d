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
  nodes: texts('nodes'),
  clients: texts('clients'),
  carried: carried({ without: [] }),
});

type NetworkUser = Read<typeof networkUserRecord>;

/** Ids of the user’s own nodes and external clients. */
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
  gateways: readOnly((wire) => wire.list('vpns', nodeFromWire)),
  /** Only filled for level 0, so nothing may depend on network settings below it. */
  networks: readOnly((wire) => wire.list('networks', networkFromWire)),
});

type NetworkUserData = { readonly network: string } & Read<typeof networkUserDataRecord>;

/** The server leaves `user.id` empty here, so the requested name goes in. */
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
