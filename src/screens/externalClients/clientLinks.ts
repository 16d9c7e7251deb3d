import type { ExternalClientRef } from '../../domain/externalClient/externalClient.ts';
import type { NodeRef } from '../../domain/node/node.ts';
import { paths } from '../../domain/paths.ts';
import { externalClientText } from '../../domain/text/externalClientText.ts';

/** Where the pages of clients are: they stand in the console and, for enterprise users, in the user area. */
export type ClientLinks = {
  readonly title: string;
  /** What the person may do here. */
  readonly note?: string;
  readonly list: (netid: string) => string;
  readonly qr: (client: ExternalClientRef) => string;
  readonly rename: (client: ExternalClientRef) => string;
  readonly gateway: (node: NodeRef) => string;
  /** The nodes of a network, of which one could become a gateway. */
  readonly nodes: (netid: string) => string;
};

export const consoleClientLinks: ClientLinks = {
  title: externalClientText.title,
  list: paths.externalClients,
  qr: ({ network, clientId }) => paths.externalClientQr(network, clientId),
  rename: ({ network, clientId }) => paths.editExternalClient(network, clientId),
  gateway: paths.node,
  nodes: paths.nodes,
};
