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
  /** Ids of the user’s own nodes. */
  nodes: texts('nodes'),
  /** Ids of the user’s own external clients. */
  clients: texts('clients'),
  carried: carried({ without: [] }),
});

type NetworkUser = Read<typeof networkUserRecord>;

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

const networkUserDataRecord = record({
  user: readOnly((wire) => wire.required('user', networkUserFromWire)),
  nodes: readOnly((wire) => wire.list('nodes', nodeFromWire)),
  clients: readOnly((wire) => wire.list('clients', externalClientFromWire)),
  gateways: readOnly((wire) => wire.list('vpns', nodeFromWire)),
  /** The server fills this only for level 0, so views for other levels must not depend on network settings. */
  networks: readOnly((wire) => wire.list('networks', networkFromWire)),
});

type NetworkUserData = { readonly network: string } & Read<typeof networkUserDataRecord>;

/** Fills in `user.id`, which the server leaves empty here. */
export function networkUserDataFromWire(json: unknown, username: string): readonly NetworkUserData[] {
  const wire = new WireObject(json ?? {}, 'me');
  return wire
    .entries()
    .map(([network, value]) => {
      const data = networkUserDataRecord.read(value, wire.pathOf(network));
      return { network, ...data, user: { ...data.user, id: username } };
    })
    .toSorted((a, b) => compareNames(a.network, b.network));
}
