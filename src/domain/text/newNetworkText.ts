import type { NetworkDraft } from '../network/networkDraft.ts';
import { longestNetid } from '../network/networkRules.ts';
import type { NetworkRange, RangeReport } from '../network/rangeReport.ts';
import { accessLevelChoice, networkFieldHelp } from './networkFieldText.ts';

export const newNetworkText = {
  create: 'Create network',
  autofill: 'Autofill',
  undoAutofill: 'Undo Autofill',
  netid: 'Network name',
  netidHint: `At most ${longestNetid} lowercase characters`,
  isLocal: 'Is local network',
  accessLevel: accessLevelChoice('3'),
  accessLevelReason: 'Always 3 on create. Change it after',
} as const;

type Choice = 'isIPv4' | 'isIPv6' | 'udpHolePunch' | 'defaultAcl' | 'isPointToSite' | 'isLocal';

/** What each switch of the create form does. */
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
        ? 'New nodes may reach all peers'
        : 'New nodes may reach no peer until you allow it';
    case 'isPointToSite':
      return networkFieldHelp.isPointToSite;
    case 'isLocal':
      return 'Use when the server sits on your own LAN';
  }
}

/** Under a range: `254 addresses. No overlap with your 6 networks`. */
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

/** lab (10.99.8.0/24) */
export function rangeName({ netid, range }: NetworkRange): string {
  return `${netid} (${range})`;
}

function addressCount(addresses: RangeReport['addresses']): string {
  if (typeof addresses !== 'number') return `2^${addresses.twoToThe} addresses`;
  return addresses === 1 ? '1 address' : `${addresses.toLocaleString('en-US')} addresses`;
}

function overlapText(overlapping: readonly NetworkRange[], networkCount: number): string | undefined {
  if (overlapping.length === 1) return 'Overlaps a network';
  if (overlapping.length > 1) return `Overlaps ${overlapping.length} networks`;
  if (networkCount === 0) return undefined;
  return networkCount === 1
    ? 'No overlap with your network'
    : `No overlap with your ${networkCount} networks`;
}
