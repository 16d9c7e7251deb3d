import type { ClientFiles } from '../../../domain/externalClient/clientFiles.ts';
import type { ClientQuota } from '../../../domain/externalClient/clientLists.ts';
import {
  clientKey,
  type ExternalClient,
  externalClientText,
} from '../../../domain/externalClient/externalClient.ts';
import { counted } from '../../../domain/format/count.ts';
import { whyQuery } from '../../../domain/paths.ts';
import {
  canChangeClient,
  canKeepClients,
  canSeeAcls,
  type Viewer,
} from '../../../domain/session/permissions.ts';
import { messages } from '../../../domain/text/messages.ts';
import { healthView } from '../../shared/HealthBadge/healthView.ts';
import type { ClientLinks } from '../clientLinks.ts';
import type { GatewayGroup } from './gatewayGroups.ts';

export type ListRow = GatewayRow | ClientRow;

export type RowSurroundings = {
  readonly viewer: Viewer;
  readonly links: ClientLinks;
  /** With its question mark, or empty: a dialog leaves the list below it as it is. */
  readonly search: string;
  readonly quota: ClientQuota | undefined;
  readonly files: ReadonlyMap<string, ClientFiles>;
  /** By `clientKey`: a change or a download is on its way. */
  readonly held: ReadonlySet<string>;
  readonly downloads: ReadonlySet<string>;
  readonly timeZone: string | undefined;
};

export function gatewayRow(
  group: GatewayGroup,
  network: string,
  /** How many of its clients are on this page; undefined while they are hidden. */
  shown: number | undefined,
  around: RowSurroundings,
) {
  const { node, gatewayId, name, clients } = group;
  const { viewer, links, quota, timeZone } = around;
  const ref = { network, id: gatewayId };
  const canAdd = node !== undefined && canKeepClients(viewer, network);
  return {
    kind: 'gateway' as const,
    key: `gateway ${gatewayId}`,
    ref,
    name,
    href: node && links.gateway(ref),
    isServer: node?.isServer ?? false,
    network,
    addresses: node ? addressesOf(node) : [],
    /** How many clients, and where they are if not below: "6 clients, 1 disabled". */
    summary: [
      summaryOf(clients),
      ...(node ? [] : ['gateway unknown']),
      ...(shown === 0 && clients.length > 0 ? ['on another page'] : []),
    ].join(', '),
    hasClients: clients.length > 0,
    isExpanded: shown !== undefined,
    health: node && healthView(node, timeZone),
    /** Whether a client can be added, or why not; undefined where that is not for this person. */
    adding: canAdd ? { obstacle: quota?.isReached ? messages['extclient.limit'] : undefined } : undefined,
  };
}

export type GatewayRow = ReturnType<typeof gatewayRow>;

export function clientRow(client: ExternalClient, gatewayName: string, around: RowSurroundings) {
  const { viewer, links, search, files, held, downloads } = around;
  const { clientId, network, description, isEnabled } = client;
  const key = clientKey(client);
  const ref = { network, clientId };
  const waiting = held.has(key) ? externalClientText.waiting : undefined;
  return {
    kind: 'client' as const,
    key,
    ref,
    clientId,
    network,
    gatewayName,
    addresses: addressesOf(client),
    description,
    isEnabled,
    qrHref: links.qr(ref) + search,
    renameHref: links.rename(ref) + search,
    fileName: files.get(key)?.config ?? '',
    isDownloading: downloads.has(key),
    whyHref: canSeeAcls(viewer) ? whyQuery(key) : undefined,
    obstacle: canChangeClient(viewer, client) ? waiting : externalClientText.notOwner,
  };
}

export type ClientRow = ReturnType<typeof clientRow>;

function addressesOf({ address, address6 }: Pick<ExternalClient, 'address' | 'address6'>) {
  return [address, address6].filter((one) => one !== '');
}

function summaryOf(clients: readonly ExternalClient[]): string {
  if (clients.length === 0) return 'No clients';
  const disabled = clients.filter(({ isEnabled }) => !isEnabled).length;
  return counted(clients.length, 'client') + (disabled > 0 ? `, ${disabled} disabled` : '');
}
