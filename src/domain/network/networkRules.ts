import { isIPv4Cidr, isIPv6Cidr } from '../ip.ts';
import type { MessageKey, Problems } from '../text/messages.ts';
import type { NetworkDraft } from './networkDraft.ts';

const longestNetid = 12;

/** What a person may type into the field of a network id (§5): the rest never gets in. */
export function toNetid(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9_-]/g, '')
    .slice(0, longestNetid);
}

export function netidProblem(netid: string): MessageKey | undefined {
  return netid !== '' && netid === toNetid(netid) ? undefined : 'network.validation.netid';
}

/** §5: checked only while the family is on. */
export function ipv4RangeProblem(range: string, isOn: boolean): MessageKey | undefined {
  return !isOn || isIPv4Cidr(range) ? undefined : 'network.validation.ipv4';
}

/** As for IPv4; the server needs the prefix here too. */
export function ipv6RangeProblem(range: string, isOn: boolean): MessageKey | undefined {
  return !isOn || isIPv6Cidr(range) ? undefined : 'network.validation.ipv6';
}

/** §5: 0 to 3. An emptied number field gives NaN. */
export function accessLevelProblem(level: number): MessageKey | undefined {
  return isWholeFromZero(level) && level <= 3 ? undefined : 'network.validation.accesslevel';
}

/** §5: how many nodes a user may have, 0 or more. */
export function nodeLimitProblem(limit: number): MessageKey | undefined {
  return isWholeFromZero(limit) ? undefined : 'network.validation.nodelimit';
}

/** §5: how many external clients a user may have, 0 or more. */
export function clientLimitProblem(limit: number): MessageKey | undefined {
  return isWholeFromZero(limit) ? undefined : 'network.validation.clientlimit';
}

/** Everything the create form checks. */
export function networkDraftProblems(draft: NetworkDraft): Problems<keyof NetworkDraft> {
  return {
    netid: netidProblem(draft.netid),
    addressRange: ipv4RangeProblem(draft.addressRange, draft.isIPv4),
    addressRange6: ipv6RangeProblem(draft.addressRange6, draft.isIPv6),
    userNodeLimit: nodeLimitProblem(draft.userNodeLimit),
    userClientLimit: clientLimitProblem(draft.userClientLimit),
  };
}

function isWholeFromZero(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}
