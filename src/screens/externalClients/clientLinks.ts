import { type ExternalClientRef, externalClientText } from '../../domain/externalClient/externalClient.ts';
import type { NodeRef } from '../../domain/node/node.ts';
import { paths } from '../../domain/paths.ts';
import { levelOn, type Viewer, userAreaSections } from '../../domain/session/permissions.ts';
import { messages } from '../../domain/text/messages.ts';
import { ownRights, userAreaCards } from '../../domain/user/userAreaText.ts';
import { areaNodePaths } from '../nodes/nodePaths.ts';
import { isolated } from '../../domain/text/isolated.ts';

/** Paths of the client pages, which exist in the console and, for enterprise users, in the user dashboard. */
export type ClientLinks = {
  readonly title: string;
  readonly note?: string;
  readonly picker: string;
  readonly qr: (client: ExternalClientRef) => string;
  readonly rename: (client: ExternalClientRef) => string;
  readonly gateway: (node: NodeRef) => string;
  /** The list of nodes, one of which can be made a gateway. */
  readonly nodes: (netid: string) => string;
};

export const consoleClientLinks: ClientLinks = {
  title: externalClientText.title,
  picker: paths.externalClients(),
  qr: ({ network, clientId }) => paths.externalClientQr(network, clientId),
  rename: ({ network, clientId }) => paths.editExternalClient(network, clientId),
  gateway: paths.node,
  nodes: paths.nodes,
};

/** Users with level 2 have no node pages, so their links lead to the clients and the user dashboard instead. */
export function areaClientLinks(viewer: Viewer, netid: string): ClientLinks {
  const level = levelOn(viewer, netid);
  const hasNodes = userAreaSections(level).includes('nodeview');
  return {
    title: userAreaCards.vpnview.title,
    note: ownRights(viewer, netid).text,
    picker: paths.userArea(),
    qr: ({ network, clientId }) => paths.userAreaClientQr(network, clientId),
    rename: ({ network, clientId }) => paths.userAreaEditClient(network, clientId),
    gateway: hasNodes ? areaNodePaths(level).node : ({ network }) => paths.userAreaClients(network),
    nodes: hasNodes ? paths.userAreaNodes : paths.userArea,
  };
}

export function missingClient({ network, clientId }: ExternalClientRef) {
  return {
    heading: messages['extclient.notfound'],
    text: `No client ${isolated(clientId)} in ${network}. It may have been renamed or deleted, or you may not have access to it.`,
    closeLabel: 'Back to the list',
  };
}
