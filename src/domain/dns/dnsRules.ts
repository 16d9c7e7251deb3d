import { recordNameProblem } from '../fieldRules.ts';
import { isIPAddress, spelledIP } from '../ip.ts';
import { counted } from '../format/count.ts';
import type { MessageKey, Problems } from '../text/messages.ts';
import { fullName, sameDnsName, type DnsEntry, type EntryName, type ShadowingEntry } from './dnsEntry.ts';
import type { OutsideEntry } from './outsideEntries.ts';
import { trimmed } from '../trimmed.ts';

export type DnsForm = { readonly name: string; readonly address: string };

/** The server rejects longer names. */
const maxNameLength = 192;

/** Removes the trailing dot of a full name and the network’s suffix, which people also type. */
export function dnsNameFromInput(typed: string, netid: string): string {
  const name = trimmed(typed).replace(/(?<=[^.])\.$/, '');
  const suffix = `.${netid}`;
  return name.toLowerCase().endsWith(suffix.toLowerCase()) ? name.slice(0, -suffix.length) : name;
}

export function dnsEntryOf({ name, address }: DnsForm, netid: string): Omit<DnsEntry, 'address6'> {
  return { name: dnsNameFromInput(name, netid), address: spelledIP(address), network: netid };
}

/** `taken` covers the known names of all networks, including nodes. */
export function dnsFormProblems(
  form: DnsForm,
  netid: string,
  taken: readonly EntryName[],
): Problems<keyof DnsForm> {
  return {
    name: nameProblem({ name: dnsNameFromInput(form.name, netid), network: netid }, taken),
    address: isIPAddress(trimmed(form.address)) ? undefined : 'dns.validation.address',
  };
}

/** Limits that DNS sets for labels and full names. */
const maxLabelLength = 63;
const maxFullNameLength = 253;

/**
 * Warns about names that resolvers don’t look up. The server accepts any text, and a space even starts a second name
 * in its hosts file.
 */
export function unresolvableWarning(entry: EntryName): string | undefined {
  const reason = unresolvableReason(entry);
  return reason && `Some nodes can’t resolve this name. ${reason}`;
}

function unresolvableReason(entry: EntryName): string | undefined {
  const name = fullName(entry);
  const parts = name.split('.');
  if (!parts.every((part) => /^[\w-]+$/.test(part)))
    return 'Use letters without accents, digits, hyphens, underscores and dots.';
  if (parts.some((part) => part.length > maxLabelLength))
    return `Use at most ${maxLabelLength} characters between dots.`;
  if (name.length > maxFullNameLength)
    return `With the network suffix, it has more than ${maxFullNameLength} characters.`;
  if (parts.some((part) => /^-|-$/.test(part))) return 'Don’t start or end a part with a hyphen.';
  return isIPAddress(name) ? 'With the network suffix, it’s an IP address.' : undefined;
}

function nameProblem(entry: EntryName, taken: readonly EntryName[]): MessageKey | undefined {
  const { name } = entry;
  if (name === '') return 'dns.validation.name';
  if ([...name].length > maxNameLength) return 'dns.validation.length';
  if (taken.some((other) => sameDnsName(other, entry))) return 'dns.validation.taken';
  return recordNameProblem(name);
}

export const dnsText = {
  name: 'DNS name',
  create: 'Create DNS entry',
  custom: 'Custom entries',
  defaults: 'Default entries',
  notServed: 'Not served',
  disabledNote:
    'DNS mode is off on this server. Entries are stored but not served. Set DNS_MODE=on in the server’s environment to turn it on.',
} as const;

export function shadowingText({ entry, shadowed, kind }: ShadowingEntry): string {
  const outcome = kind === 'node' ? 'The node can’t be found by name.' : 'Only one of them can be found.';
  return `${entry.name} has the same name as the ${kind} ${shadowed.name}. ${outcome}`;
}

export function unservedText(names: readonly string[]): string {
  const rest = names.length - 1;
  const subject = rest > 0 ? `${names[0]} and ${counted(rest, 'other node')}` : names[0];
  return `${subject} can’t be found by name. This server’s DNS is IPv4 only. Add a custom entry for the IPv6 address.`;
}

export function outsideText({ entry, ranges, gateways }: OutsideEntry): string {
  const access =
    gateways.length > 0
      ? `Reachable through the egress range of ${gateways.join(' and ')}.`
      : 'No egress gateway routes to it.';
  return `${entry.name} points outside ${ranges.join(' and ')}. ${access}`;
}
