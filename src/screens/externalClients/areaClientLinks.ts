import { paths } from '../../domain/paths.ts';
import { levelOn, type Viewer } from '../../domain/session/permissions.ts';
import { userAreaSections } from '../../domain/session/userArea.ts';
import { ownRights, userAreaCards } from '../../domain/text/userAreaText.ts';
import { areaNodePlaces } from '../nodes/nodePlaces.ts';
import type { ClientLinks } from './clientLinks.ts';

/** In the user area. Whoever has remote access only (level 2) has no page about nodes, and stays where the clients are. */
export function areaClientLinks(viewer: Viewer, netid: string): ClientLinks {
  const level = levelOn(viewer, netid);
  const hasNodes = userAreaSections(level).includes('nodeview');
  return {
    title: userAreaCards.vpnview.title,
    note: ownRights(viewer, netid).text,
    list: paths.userAreaClients,
    qr: ({ network, clientId }) => paths.userAreaClientQr(network, clientId),
    rename: ({ network, clientId }) => paths.userAreaEditClient(network, clientId),
    gateway: hasNodes ? areaNodePlaces(level).node : ({ network }) => paths.userAreaClients(network),
    nodes: hasNodes ? paths.userAreaNodes : paths.userArea,
  };
}
