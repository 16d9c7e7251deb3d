import type { Loadable } from '../loadable.ts';
import type { Node } from '../node/node.ts';
import type { Viewer } from '../session/permissions.ts';
import type { NetworkUserData, NetworkUser } from '../user/networkUser.ts';
import type { ExternalClient } from './externalClient.ts';

/** What is loaded of the server, as far as external clients go. */
export type LoadedLists = {
  readonly nodes: Loadable<readonly Node[]>;
  readonly clients: Loadable<readonly ExternalClient[]>;
  readonly userData: Loadable<readonly NetworkUserData[]>;
};

/** Ingress gateways and external clients of all networks, as far as a person may know them. */
export type ClientLists = {
  readonly gateways: Loadable<readonly Node[]>;
  readonly clients: Loadable<readonly ExternalClient[]>;
};

/** The server lists all clients to administrators only. Others find in the own data those they may see. */
export function clientLists({ user }: Viewer, { nodes, clients, userData }: LoadedLists): ClientLists {
  if (user.isAdmin) {
    return { gateways: mapped(nodes, (all) => all.filter((node) => node.isIngressGateway)), clients };
  }
  return {
    gateways: mapped(userData, (data) => data.flatMap(({ gateways }) => gateways)),
    clients: mapped(userData, (data) => data.flatMap((one) => one.clients)),
  };
}

/** What a user of level 1 or 2 has used up on a network; undefined for whoever is not limited. */
export function quotaOf(
  { user }: Viewer,
  userData: readonly NetworkUserData[],
  netid: string,
): ClientQuota | undefined {
  const own = userData.find(({ network }) => network === netid);
  if (user.isAdmin || !own) return undefined;
  return own.user.accessLevel === 1 || own.user.accessLevel === 2
    ? clientQuota(own.user, own.clients.length)
    : undefined;
}

function mapped<T, U>(loadable: Loadable<T>, change: (value: T) => U): Loadable<U> {
  return loadable.status === 'ready' ? { ...loadable, value: change(loadable.value) } : loadable;
}

/** How many external clients a user holds and may still make on a network. */
export type ClientQuota = {
  readonly used: number;
  readonly available: number;
  readonly isReached: boolean;
};

/** §9 "Client slots". Network admins (level 0) are not limited, whatever their record says: undefined. */
export function clientQuota(
  user: Pick<NetworkUser, 'accessLevel' | 'clientLimit'>,
  used: number,
): ClientQuota | undefined {
  if (user.accessLevel === 0) return undefined;
  const available = user.clientLimit - used;
  return { used, available, isReached: available <= 0 };
}
