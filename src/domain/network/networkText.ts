import { counted, plural } from '../format/count.ts';
import { accessLevelChoice } from '../session/accessLevel.ts';
import type { NetworkDraft, NetworkRange, RangeReport } from './networkDraft.ts';
import { maxNetidLength } from './networkRules.ts';
import type { SpecialRange } from '../ip.ts';
import { sentences } from '../text/failureText.ts';

export const newNetworkText = {
  create: 'Create network',
  autofill: 'Autofill',
  undoAutofill: 'Undo Autofill',
  netid: 'Network name',
  netidHint: `At most ${maxNetidLength} lowercase characters`,
  isLocal: 'Local network',
  accessLevel: accessLevelChoice('3'),
  noNodeNames: 'None. This server’s DNS only serves IPv4 addresses',
  accessLevelReason: 'Always 3 for a new network. You can change it later',
} as const;

export const pointToSiteHelp = 'Nodes connect only to a central hub';

type Choice = 'isIPv4' | 'isIPv6' | 'udpHolePunch' | 'defaultAcl' | 'isPointToSite' | 'isLocal';

export function newNetworkHelp(choice: Choice, draft: NetworkDraft): string {
  switch (choice) {
    case 'isIPv4':
      return 'Give every node a private IPv4 address';
    case 'isIPv6':
      return 'Give every node a private IPv6 address';
    case 'udpHolePunch':
      return 'Helps where NAT would block traffic';
    case 'defaultAcl':
      return draft.defaultAcl
        ? 'New nodes can reach all peers'
        : 'New nodes can’t reach any peers until you allow it';
    case 'isPointToSite':
      return pointToSiteHelp;
    case 'isLocal':
      return 'Use if the server is on your own LAN';
  }
}

/** For example “254 addresses. No overlap with your 6 networks”. */
export function rangeHint(report: RangeReport, networkCount: number): string {
  const { addresses, storedAs, overlapping } = report;
  return [
    addressCount(addresses),
    storedAs && `Stored as ${storedAs}`,
    overlapText(overlapping, networkCount),
  ]
    .filter((part) => part !== undefined)
    .join('. ');
}

const specialTexts: Readonly<Record<SpecialRange, string>> = {
  everything: 'This is the whole internet, so nodes will send all their traffic into this network',
  public: 'These are public addresses, so nodes won’t be able to reach internet hosts that use them',
  loopback: 'Loopback addresses never leave a machine, so nodes can’t reach each other',
  linkLocal: 'Link-local addresses only work on one link, so nodes can’t reach each other',
  multicast: 'Multicast addresses can’t be assigned to nodes, so nodes can’t reach each other',
  reserved: 'These addresses are reserved, so nodes can’t reach each other',
};

export function rangeWarnings({ addresses, special }: RangeReport): readonly string[] {
  return [
    ...(special === undefined ? [] : [specialTexts[special]]),
    ...(addresses === 1 ? ['Only one node fits in this range'] : []),
  ];
}

export const rejectedNetidNotice = {
  fact: 'The server will reject any change to this network.',
  advice: 'Names now need 1 to 12 of a–z, 0–9, - and _, and this one can’t be changed.',
} as const;

/** Older servers accepted names that differ only in case. */
export function sameZoneText(netid: string, taken: ReadonlySet<string>): string | undefined {
  const other = [...taken].find(
    (candidate) => candidate !== netid && candidate.toLowerCase() === netid.toLowerCase(),
  );
  return other && `${other} uses the same DNS zone, so names in the two networks can clash`;
}

export function overlapNote(range: string, { overlapping }: RangeReport): string | undefined {
  return overlapping.length > 0 ? `${range} overlaps ${overlapping.map(rangeName).join(', ')}` : undefined;
}

export const overlapAdvice = 'Nodes in both networks can’t tell which one an address belongs to.';

/** The server can fail to assign addresses after it has stored the new range. */
export function unfinishedText(
  message: string,
  { ranges, left }: { readonly ranges: readonly string[]; readonly left: number },
  nodes: number,
): string {
  if (ranges.length === 0) return sentences(message, 'The server saved the network before it failed');
  const stored = `The server saved ${ranges.join(' and ')} before it failed`;
  if (left === 0) return sentences(message, `${stored}. All nodes have an address in it`);
  const rest = `${left} of ${counted(nodes, 'node')} still ${plural(left, 'has', 'have')} an address outside it`;
  return sentences(message, stored, rest, 'Choose a range with more addresses');
}

function rangeName({ netid, range }: NetworkRange): string {
  return `${netid} (${range})`;
}

function addressCount(addresses: number): string {
  return addresses > 2 ** 32
    ? `2^${Math.log2(addresses)} addresses`
    : counted(addresses, 'address', 'addresses');
}

function overlapText(overlapping: readonly NetworkRange[], networkCount: number): string | undefined {
  if (overlapping.length === 1) return 'Overlaps a network';
  if (overlapping.length > 1) return `Overlaps ${overlapping.length} networks`;
  if (networkCount === 0) return undefined;
  return networkCount === 1
    ? 'No overlap with your network'
    : `No overlap with your ${networkCount} networks`;
}

export const networkText = {
  nodes: 'Nodes',
  addressRanges: 'Address ranges',
  lastModified: 'Last modified',
  networkModified: 'Network last modified',
  nodesModified: 'Nodes last modified',
  refreshKeys: 'Refresh public keys',
  allowedGroups: 'Allowed groups',
  allowedUsers: 'Allowed users',
  editAllowedGroups: 'Edit allowed groups',
  editAllowedUsers: 'Edit allowed users',
  nodesUnknown: 'Waiting for the nodes to load',
} as const;

export type NetworkTag = 'manualSignup' | 'pointToSite';

export const networkTagLabels: Readonly<Record<NetworkTag, string>> = {
  manualSignup: 'Joining without a key',
  pointToSite: 'Point-to-site',
};

export const networkTypeLabels = { mesh: 'Mesh', ...networkTagLabels } as const;

export const behaviourTexts = {
  isIPv4: { on: 'Every node has a private IPv4 address', off: 'Nodes have no private IPv4 address' },
  isIPv6: { on: 'Every node has a private IPv6 address', off: 'Nodes have no private IPv6 address' },
  allowManualSignup: {
    on: 'Nodes without a key need approval',
    off: 'Nodes join only with an access key',
  },
  defaultUdpHolePunch: {
    on: 'Helps where NAT would block traffic',
    off: 'Peers connect to nodes directly on their ports',
  },
  isPointToSite: { on: pointToSiteHelp, off: 'Any node can peer with any other' },
  defaultAcl: { on: 'New nodes can reach all peers', off: 'New nodes can’t reach any peers' },
} as const;

export type NetworkBehaviour = keyof typeof behaviourTexts;
