import { isCidr, isIPv4Cidr, isIPv6Cidr } from '../ip.ts';
import { countProblem, isWholeNumber } from '../fieldRules.ts';
import type { MessageKey, Problems } from '../text/messages.ts';
import type { NetworkDraft } from './networkDraft.ts';
import { trimmed } from '../trimmed.ts';

export const maxNetidLength = 12;

/** The field drops all other characters while the user types. */
export function toNetid(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9_-]/g, '')
    .slice(0, maxNetidLength);
}

export function netidProblem(
  netid: string,
  taken: ReadonlySet<string> = new Set<string>(),
): MessageKey | undefined {
  if (netid === '' || netid !== toNetid(netid)) return 'network.validation.netid';
  return taken.has(netid) ? 'network.validation.taken' : undefined;
}

export function ipv4RangeProblem(range: string, isOn: boolean): MessageKey | undefined {
  return !isOn || isIPv4Cidr(range) ? undefined : 'network.validation.ipv4';
}

export function ipv6RangeProblem(range: string, isOn: boolean): MessageKey | undefined {
  return !isOn || isIPv6Cidr(range) ? undefined : 'network.validation.ipv6';
}

export function localRangeProblem(range: string, isOn: boolean): MessageKey | undefined {
  return !isOn || range === '' || isCidr(range) ? undefined : 'network.validation.localrange';
}

export function accessLevelProblem(level: string): MessageKey | undefined {
  return isWholeNumber(level, 0, 3) ? undefined : 'network.validation.accesslevel';
}

export function networkDraftProblems(
  draft: NetworkDraft,
  taken: ReadonlySet<string>,
): Problems<keyof NetworkDraft> {
  return {
    netid: netidProblem(draft.netid, taken),
    isIPv4: draft.isIPv4 || draft.isIPv6 ? undefined : 'network.validation.nofamily',
    addressRange: ipv4RangeProblem(trimmed(draft.addressRange), draft.isIPv4),
    addressRange6: ipv6RangeProblem(trimmed(draft.addressRange6), draft.isIPv6),
    localRange: localRangeProblem(trimmed(draft.localRange), draft.isLocal),
    userNodeLimit: countProblem(draft.userNodeLimit, 'network.validation.nodelimit'),
    userClientLimit: countProblem(draft.userClientLimit, 'network.validation.clientlimit'),
  };
}
