import { clientQuota } from '../../../domain/externalClient/clientQuota.ts';
import { valueOf, type Loadable } from '../../../domain/loadable.ts';
import { compareNames } from '../../../domain/order.ts';
import { paths } from '../../../domain/paths.ts';
import { canCreateClients, type Viewer } from '../../../domain/session/permissions.ts';
import type { NetworkUserData } from '../../../domain/user/networkUser.ts';

export type OwnClients = ReturnType<typeof ownClients>;

const most = 5;

/** The first of the user’s own clients over all networks, and where to add one. */
export function ownClients(viewer: Viewer, data: Loadable<readonly NetworkUserData[]>) {
  const areas = valueOf(data) ?? [];
  const own = areas
    .flatMap(({ network, clients }) => clients.map((client) => ({ ...client, network })))
    .filter(({ ownerId }) => ownerId === viewer.user.name)
    .toSorted((a, b) => compareNames(a.clientId, b.clientId));
  const hasSeveralNetworks = new Set(own.map(({ network }) => network)).size > 1;
  return {
    shown: own.slice(0, most).map(({ clientId, network }) => ({
      clientId,
      network: hasSeveralNetworks ? network : undefined,
      qrHref: paths.userAreaClientQr(network, clientId),
    })),
    others: Math.max(0, own.length - most),
    addHref: addHref(areas, viewer),
  };
}

/** Undefined if the user can’t add clients, or if they first have to choose a network. */
function addHref(areas: readonly NetworkUserData[], viewer: Viewer): string | undefined {
  const open = areas.filter(
    ({ network, user, clients, gateways }) =>
      canCreateClients(viewer, network) &&
      gateways.length > 0 &&
      clientQuota(user, clients.length)?.isReached !== true,
  );
  const [area, ...others] = open;
  if (!area || others.length > 0) return undefined;
  const [gateway] = area.gateways;
  return gateway && area.gateways.length === 1
    ? paths.addClient(area.network, gateway.id)
    : paths.userAreaClients(area.network);
}
