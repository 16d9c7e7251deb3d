import type { MenuSectionItems } from '../../../components/Menu/MenuList.tsx';
import type { ExternalClient } from '../../../domain/externalClient/externalClient.ts';
import { subjectKey } from '../../../domain/findings/finding.ts';
import type { FindingMarks } from '../../../domain/findings/marks.ts';
import type { Network } from '../../../domain/network/network.ts';
import { type NetworkTag, networkText } from '../../../domain/network/networkText.ts';
import { nodeFacets } from '../../../domain/node/health.ts';
import type { Node } from '../../../domain/node/node.ts';
import { paths } from '../../../domain/paths.ts';
import { seesOwnNodesOnly, type Viewer } from '../../../domain/session/permissions.ts';
import { momentOf } from '../../shared/freshness/freshness.ts';
import { networkDeletion } from '../networkDeletion.ts';
import { networkLinks, pageItems } from '../networkLinks.ts';
import type { NetworkConfirmView } from '../NetworkConfirm/NetworkConfirm.tsx';
import { deleteItem } from '../../shared/menuItems.ts';

export type NetworkRowContext = {
  readonly viewer: Viewer;
  readonly nodes: ReadonlyMap<string, readonly Node[]> | undefined;
  readonly clients: ReadonlyMap<string, readonly ExternalClient[]> | undefined;
  readonly now: number;
  readonly marks?: FindingMarks | undefined;
};

export function networkRow(network: Network, around: NetworkRowContext): NetworkRow {
  return namedRow(network.netid, around, settingsOf(network, around));
}

function settingsOf(network: Network, { viewer, nodes, clients }: NetworkRowContext) {
  const { netid, isIPv4, isIPv6 } = network;
  return {
    tags: tagsOf(network),
    addressRange: isIPv4 ? network.addressRange : '',
    addressRange6: isIPv6 ? network.addressRange6 : '',
    networkModified: momentOf(network.networkLastModified),
    nodesModified: momentOf(network.nodesLastModified),
    deletion: viewer.user.isAdmin
      ? networkDeletion(network, {
          nodes: nodes && (nodes.get(netid) ?? []),
          clientCount: clients && (clients.get(netid)?.length ?? 0),
        })
      : undefined,
  };
}

export type NetworkRowSettings = ReturnType<typeof settingsOf>;

export function namedRow(
  netid: string,
  { viewer, nodes, now, marks }: NetworkRowContext,
  settings?: NetworkRowSettings,
) {
  const known = nodes && (nodes.get(netid) ?? []);
  const isOwnOnly = known !== undefined && seesOwnNodesOnly(viewer, netid, known);
  return {
    netid,
    mark: marks?.get(subjectKey({ kind: 'network', network: netid })),
    href: paths.network(netid),
    links: networkLinks(netid, viewer),
    nodes: known && !(isOwnOnly && known.length === 0) ? nodeFacets(known, now) : undefined,
    isOwnOnly,
    settings,
  };
}

export type NetworkRow = ReturnType<typeof namedRow>;

function tagsOf({ allowManualSignup, isPointToSite }: Network): readonly NetworkTag[] {
  return [
    ...(isPointToSite ? (['pointToSite'] as const) : []),
    ...(allowManualSignup ? (['manualSignup'] as const) : []),
  ];
}

export type ConfirmNetworkAction = (question: NetworkConfirmView) => void;

export function networkMenu(row: NetworkRow, onAsk: ConfirmNetworkAction): readonly MenuSectionItems[] {
  const { netid, links } = row;
  const deletion = row.settings?.deletion;
  return [
    { id: 'places', items: pageItems(links) },
    {
      id: 'actions',
      items: deletion
        ? [
            {
              id: 'refreshKeys',
              label: networkText.refreshKeys,
              icon: 'refreshKeys',
              onAction: () => onAsk(refreshKeysConfirm(row)),
            },
            deleteItem({
              name: netid,
              reason: deletion.reason,
              onAction: () => deletion.isPossible && onAsk({ verb: 'delete', netid, deletion }),
            }),
          ]
        : [],
    },
  ];
}

export function refreshKeysConfirm({ netid, nodes }: NetworkRow): NetworkConfirmView {
  return { verb: 'refreshKeys', netid, nodeCount: nodes?.all };
}
