import { externalClientFromWire } from '../externalClient/externalClientWire.ts';
import { networkFromWire } from '../network/networkWire.ts';
import { nodeFromWire } from '../node/nodeWire.ts';
import { compareNames } from '../order.ts';
import { accessLevelFromWire, type AccessLevel } from '../session/accessLevel.ts';
import { listFromWire, WireObject } from '../wire.ts';
import type { NetworkUser, NetworkUserData } from './networkUser.ts';

/** The body of a network user PUT, which replaces the record: beside these everything that is carried. */
export type NetworkUserWire = {
  readonly id: string;
  readonly accesslevel: AccessLevel;
  readonly nodelimit: number;
  readonly clientlimit: number;
  readonly nodes: string[];
  readonly clients: string[];
};

const ours: Record<keyof NetworkUserWire, true> = {
  id: true,
  accesslevel: true,
  nodelimit: true,
  clientlimit: true,
  nodes: true,
  clients: true,
};
const notCarried: ReadonlySet<string> = new Set(Object.keys(ours));

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
  const wire = new WireObject(json, path);
  return {
    id: wire.text('id'),
    accessLevel: accessLevelFromWire(wire.number('accesslevel', 3)),
    nodeLimit: wire.number('nodelimit'),
    clientLimit: wire.number('clientlimit'),
    nodes: wire.texts('nodes'),
    clients: wire.texts('clients'),
    carried: wire.without(notCarried),
  };
}

export function networkUserToWire(user: NetworkUser): NetworkUserWire {
  return {
    ...user.carried,
    id: user.id,
    accesslevel: user.accessLevel,
    nodelimit: user.nodeLimit,
    clientlimit: user.clientLimit,
    nodes: [...user.nodes],
    clients: [...user.clients],
  };
}

/** `GET /networkusers/data/{username}/me`, by netid; the server leaves `user.id` empty there, so the name asked for goes in. */
export function networkUserDataFromWire(json: unknown, username: string): readonly NetworkUserData[] {
  const wire = new WireObject(json ?? {}, 'me');
  return wire
    .entries()
    .map(([network, data]) => dataFromWire(new WireObject(data, wire.pathOf(network)), network, username))
    .toSorted((one, other) => compareNames(one.network, other.network));
}

function dataFromWire(wire: WireObject, network: string, username: string): NetworkUserData {
  return {
    network,
    user: { ...wire.required('user', networkUserFromWire), id: username },
    nodes: wire.list('nodes', nodeFromWire),
    clients: wire.list('clients', externalClientFromWire),
    gateways: wire.list('vpns', nodeFromWire),
    networks: wire.list('networks', networkFromWire),
  };
}
