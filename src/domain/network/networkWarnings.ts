import { isIPAddress } from '../ip.ts';
import { listFromText } from '../list.ts';
import { sentences } from '../text/failureText.ts';
import type { Network } from './network.ts';
import { rangeReport, type NetworkRange } from './networkDraft.ts';
import { overlapAdvice, overlapNote, rangeHint, rangeWarnings } from './networkText.ts';
import { trimmed } from '../trimmed.ts';

type WarningContext = {
  readonly network: Pick<Network, 'netid'>;
  readonly networks: readonly Network[];
};

type RangeField = 'addressRange' | 'addressRange6';

function otherRanges(field: RangeField, { network, networks }: WarningContext): readonly NetworkRange[] {
  return networks
    .filter(({ netid }) => netid !== network.netid)
    .map((other) => ({ netid: other.netid, range: other[field] }));
}

export function rangeWarning(range: string, field: RangeField, context: WarningContext): string | undefined {
  const report = rangeReport(range, otherRanges(field, context));
  if (!report) return undefined;
  const overlap = overlapNote(range, report);
  return sentences(...rangeWarnings(report), overlap, overlap && overlapAdvice);
}

/** What the form for a new network says about a typed range. */
export function rangeNote(typed: string, field: RangeField, context: WarningContext): string | undefined {
  const others = otherRanges(field, context);
  const report = rangeReport(trimmed(typed), others);
  return report && rangeHint(report, others.length);
}

/** The server copies this text unchanged into every external client’s configuration file. */
export function clientDnsWarning(text: string): string | undefined {
  const entries = listFromText(text);
  const bad = entries.find((entry) => !isIPAddress(entry) && !isDomain(entry));
  if (bad !== undefined) {
    return `“${bad}” isn’t an IP address or a domain. WireGuard apps may reject external clients’ configuration files`;
  }
  return entries.length > 0 && !entries.some(isIPAddress)
    ? 'Without an IP address, external clients get search domains but no DNS server'
    : undefined;
}

/** A name whose last label has only digits is a mistyped IP address. */
function isDomain(text: string): boolean {
  const labels = text.replace(/\.$/, '').split('.');
  return (
    text.length <= 253 &&
    labels.every((label) => /^(?!-)[\w-]{1,63}$/.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? '')
  );
}
