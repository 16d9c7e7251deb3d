import type { MenuSectionItems } from '../../../components/Menu/MenuList.tsx';
import type { Act } from '../../../domain/actions/action.ts';
import { clientsByGateway } from '../../../domain/actions/known.ts';
import { networkOffers } from '../../../domain/actions/networkActions.ts';
import type { ExternalClient } from '../../../domain/externalClient/externalClient.ts';
import { subjectKey } from '../../../domain/findings/finding.ts';
import type { FindingMarks } from '../../../domain/findings/marks.ts';
import type { Network } from '../../../domain/network/network.ts';
import type { NetworkTag } from '../../../domain/network/networkText.ts';
import { nodeFacets } from '../../../domain/node/health.ts';
import type { Node } from '../../../domain/node/node.ts';
import { paths } from '../../../domain/paths.ts';
import { seesOwnNodesOnly, type Viewer } from '../../../domain/session/permissions.ts';
import { momentOf } from '../../list/freshness/freshness.ts';
import { networkLinks, pageItems } from '../networkLinks.ts';
import { deleteItem } from '../../actions/menuItems.ts';

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
    /** Undefined for viewers who can never do it. */
    offers: viewer.user.isAdmin
      ? networkOffers(network, {
          viewer,
          listedNodes: nodes && (nodes.get(netid) ?? []),
          clients: clients && clientsByGateway(clients.get(netid) ?? []),
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

export function networkMenu(row: NetworkRow, onAct: Act): readonly MenuSectionItems[] {
  const { netid, links, settings } = row;
  const { refreshKeys, remove } = settings?.offers ?? {};
  return [
    { id: 'places', items: pageItems(links) },
    {
      id: 'actions',
      items: [
        ...(refreshKeys
          ? [
              {
                id: 'refreshKeys',
                label: refreshKeys.label,
                icon: refreshKeys.icon,
                onAction: () => onAct([refreshKeys.action]),
              },
            ]
          : []),
        ...(remove
          ? [deleteItem({ name: netid, reason: remove.obstacle, onAction: () => onAct([remove.action]) })]
          : []),
      ],
    },
  ];
}
