import { clientOffers, type KnownClients } from '../../../domain/actions/clientActions.ts';
import { addressesOf } from '../../../domain/addresses.ts';
import type { ClientFiles } from '../../../domain/externalClient/clientFiles.ts';
import type { ClientQuota } from '../../../domain/externalClient/clientQuota.ts';
import { clientKey, type ExternalClient } from '../../../domain/externalClient/externalClient.ts';
import { subjectKey } from '../../../domain/findings/finding.ts';
import type { FindingMarks } from '../../../domain/findings/marks.ts';
import { counted } from '../../../domain/format/count.ts';
import { whyQuery } from '../../../domain/paths.ts';
import { canCreateClients, canExplain } from '../../../domain/session/permissions.ts';
import { messages } from '../../../domain/text/messages.ts';
import { healthView } from '../../nodes/HealthBadge/healthView.ts';
import { rowOwner } from '../../list/RecordList/OwnerName.tsx';
import type { ClientLinks } from '../clientLinks.ts';
import type { GatewayGroup } from './gatewayGroups.ts';

export type ListRow = GatewayRow | ClientRow;

export type RowContext = {
  readonly known: KnownClients;
  readonly links: ClientLinks;
  /** The list’s query with its question mark, or empty. Links to dialogs keep it. */
  readonly search: string;
  readonly quota: ClientQuota | undefined;
  readonly files: ReadonlyMap<string, ClientFiles>;
  /** Keys of clients whose configuration is being downloaded. */
  readonly downloads: ReadonlySet<string>;
  readonly marks?: FindingMarks | undefined;
  /** Undefined where the viewer can’t list users. */
  readonly usernames?: ReadonlySet<string> | undefined;
};

export function gatewayRow(
  group: GatewayGroup,
  network: string,
  /** Undefined while the gateway is collapsed. */
  clientsOnPage: number | undefined,
  context: RowContext,
) {
  const { node, isFormer, gatewayId, name, clients } = group;
  const { known, links, quota } = context;
  const { viewer } = known;
  const ref = { network, id: gatewayId };
  const canAdd = node !== undefined && canCreateClients(viewer, network);
  return {
    kind: 'gateway' as const,
    key: `gateway ${gatewayId}`,
    ref,
    name,
    href: node || isFormer ? links.gateway(ref) : undefined,
    isServer: node?.isServer ?? false,
    network,
    addresses: node ? addressesOf(node) : [],
    /** For example “6 clients, 1 disabled, on another page”. */
    summary: [
      summaryOf(clients),
      ...(node ? [] : [isFormer ? 'no longer an ingress gateway' : 'unknown gateway']),
      ...(clientsOnPage === 0 && clients.length > 0 ? ['on another page'] : []),
    ].join(', '),
    hasClients: clients.length > 0,
    isExpanded: clientsOnPage !== undefined,
    health: node && healthView(node),
    /** Undefined if the viewer can never add a client here. `obstacle` is the reason why adding one isn’t possible now. */
    adding: canAdd ? { obstacle: quota?.isReached ? messages['extclient.limit'] : undefined } : undefined,
  };
}

export type GatewayRow = ReturnType<typeof gatewayRow>;

export function clientRow(client: ExternalClient, gatewayName: string, context: RowContext) {
  const { known, links, search, files, downloads } = context;
  const { clientId, network, ownerId, isEnabled } = client;
  const key = clientKey(client);
  const ref = { network, clientId };
  const offers = clientOffers(client, known);
  return {
    kind: 'client' as const,
    key,
    client,
    offers,
    ref,
    clientId,
    network,
    gatewayName,
    mark: context.marks?.get(subjectKey({ kind: 'client', network, name: clientId })),
    addresses: addressesOf(client),
    owner: rowOwner(ownerId, context.usernames),
    isEnabled,
    qrHref: links.qr(ref) + search,
    renameHref: links.rename(ref) + search,
    fileName: files.get(key)?.config ?? '',
    isDownloading: downloads.has(key),
    whyHref: canExplain(known.viewer, network) ? whyQuery(key) : undefined,
    obstacle: offers.remove.obstacle,
  };
}

export type ClientRow = ReturnType<typeof clientRow>;

function summaryOf(clients: readonly ExternalClient[]): string {
  if (clients.length === 0) return 'No clients';
  const disabled = clients.filter(({ isEnabled }) => !isEnabled).length;
  return counted(clients.length, 'client') + (disabled > 0 ? `, ${disabled} disabled` : '');
}
