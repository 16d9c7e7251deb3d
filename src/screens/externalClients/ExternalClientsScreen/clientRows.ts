import type { ClientFiles } from '../../../domain/externalClient/clientFiles.ts';
import type { ClientQuota } from '../../../domain/externalClient/clientLists.ts';
import {
  clientKey,
  type ExternalClient,
  type ExternalClientRef,
  externalClientText,
} from '../../../domain/externalClient/externalClient.ts';
import { counted } from '../../../domain/format/count.ts';
import type { NodeRef } from '../../../domain/node/node.ts';
import { whyQuery } from '../../../domain/paths.ts';
import {
  canChangeClient,
  canKeepClients,
  canSeeAcls,
  type Viewer,
} from '../../../domain/session/permissions.ts';
import { messages } from '../../../domain/text/messages.ts';
import { healthView, type HealthView } from '../../shared/HealthBadge/healthView.ts';
import type { ClientLinks } from '../clientLinks.ts';
import type { GatewayGroup } from './gatewayGroups.ts';

export type GatewayRow = {
  readonly kind: 'gateway';
  readonly key: string;
  readonly ref: NodeRef;
  readonly name: string;
  readonly href: string | undefined;
  readonly isServer: boolean;
  readonly network: string;
  readonly addresses: readonly string[];
  /** How many clients, and where they are if not below: "6 clients, 1 disabled". */
  readonly summary: string;
  readonly hasClients: boolean;
  readonly isExpanded: boolean;
  readonly health: HealthView | undefined;
  /** Whether a client can be added, or why not; undefined where that is not for this person. */
  readonly adding: { readonly obstacle: string | undefined } | undefined;
};

export type ClientRow = {
  readonly kind: 'client';
  readonly key: string;
  readonly ref: ExternalClientRef;
  readonly clientId: string;
  readonly network: string;
  readonly gatewayName: string;
  readonly addresses: readonly string[];
  readonly description: string;
  readonly isEnabled: boolean;
  readonly qrHref: string;
  readonly renameHref: string;
  readonly fileName: string;
  readonly isDownloading: boolean;
  /** Who may see what decides about reach; undefined for others. */
  readonly whyHref: string | undefined;
  /** Why it cannot be changed right now. */
  readonly obstacle: string | undefined;
};

export type ListRow = GatewayRow | ClientRow;

export type RowSurroundings = {
  readonly viewer: Viewer;
  readonly links: ClientLinks;
  /** With its question mark, or empty: a dialog leaves the list below it as it is. */
  readonly search: string;
  readonly quota: ClientQuota | undefined;
  /** By `clientKey`. */
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
): GatewayRow {
  const { node, gatewayId, name, clients } = group;
  const { viewer, links, quota, timeZone } = around;
  const ref = { network, id: gatewayId };
  const canAdd = node !== undefined && canKeepClients(viewer, network);
  return {
    kind: 'gateway',
    key: `gateway ${gatewayId}`,
    ref,
    name,
    href: node && links.gateway(ref),
    isServer: node?.isServer ?? false,
    network,
    addresses: node ? addressesOf(node) : [],
    summary: [
      summaryOf(clients),
      ...(node ? [] : ['gateway unknown']),
      ...(shown === 0 && clients.length > 0 ? ['on another page'] : []),
    ].join(', '),
    hasClients: clients.length > 0,
    isExpanded: shown !== undefined,
    health: node && healthView(node, timeZone),
    adding: canAdd ? { obstacle: quota?.isReached ? messages['extclient.limit'] : undefined } : undefined,
  };
}

export function clientRow(client: ExternalClient, gatewayName: string, around: RowSurroundings): ClientRow {
  const { viewer, links, search, files, held, downloads } = around;
  const { clientId, network, description, isEnabled } = client;
  const key = clientKey(client);
  const ref = { network, clientId };
  const waiting = held.has(key) ? externalClientText.waiting : undefined;
  return {
    kind: 'client',
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

function addressesOf({ address, address6 }: Pick<ExternalClient, 'address' | 'address6'>) {
  return [address, address6].filter((one) => one !== '');
}

function summaryOf(clients: readonly ExternalClient[]): string {
  if (clients.length === 0) return 'No clients';
  const disabled = clients.filter(({ isEnabled }) => !isEnabled).length;
  return counted(clients.length, 'client') + (disabled > 0 ? `, ${disabled} disabled` : '');
}
