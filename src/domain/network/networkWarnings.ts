import { ofChangedFields, type Edit } from '../edit/edit.ts';
import { mtuWarning } from '../fieldRules.ts';
import { isIPAddress } from '../ip.ts';
import { listFromText } from '../list.ts';
import { sentences } from '../text/failureText.ts';
import { messages } from '../text/messages.ts';
import type { Network } from './network.ts';
import { rangeReport, type NetworkRange, type RangeReport } from './networkDraft.ts';
import { interfaceProblem } from './networkEdit.ts';
import { networkFields, type NetworkField, type NetworkForm } from './networkForm.ts';
import { overlapAdvice, overlapNote, rangeWarnings } from './networkText.ts';

type WarningContext = {
  readonly network: Pick<Network, 'netid' | 'isIPv4' | 'isIPv6'>;
  readonly networks: readonly Network[];
};

type RangeField = 'addressRange' | 'addressRange6';

export function editedRangeReport(
  range: string,
  field: RangeField,
  { network, networks }: WarningContext,
): RangeReport | undefined {
  return rangeReport(range, otherRanges(field, network.netid, networks));
}

export function otherRanges(
  field: RangeField,
  netid: string,
  networks: readonly Network[],
): readonly NetworkRange[] {
  return networks
    .filter((network) => network.netid !== netid)
    .map((network) => ({ netid: network.netid, range: network[field] }));
}

export function networkEditWarnings(
  edit: Edit<NetworkForm>,
  context: WarningContext,
): { readonly [F in NetworkField]?: string | undefined } {
  const { before, after } = edit;
  const mtu = mtuWarning(after.defaultMtu, context.network.isIPv6);
  const warnings: { readonly [F in NetworkField]?: string | undefined } = {
    addressRange: rangeWarning(after.addressRange, 'addressRange', context),
    addressRange6: rangeWarning(after.addressRange6, 'addressRange6', context),
    localRange: context.network.isIPv4 ? undefined : messages['network.warning.localrange'],
    defaultMtu: mtu && messages[mtu],
    defaultExtClientDns: clientDnsWarning(after.defaultExtClientDns),
  };
  // The server accepts such names, so an old one can stay.
  const isStuck =
    before.defaultInterface === after.defaultInterface && interfaceProblem(after.defaultInterface);
  return {
    ...ofChangedFields(edit, networkFields, warnings),
    ...(isStuck && { defaultInterface: messages['network.warning.interface'] }),
  };
}

function rangeWarning(range: string, field: RangeField, context: WarningContext): string | undefined {
  const report = editedRangeReport(range, field, context);
  if (!report) return undefined;
  const overlap = overlapNote(range, report);
  return sentences(...rangeWarnings(report), overlap, overlap && overlapAdvice) || undefined;
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
