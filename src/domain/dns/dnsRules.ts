import { addressProblem } from '../fieldRules.ts';
import { isIPAddress } from '../ip.ts';
import type { MessageKey, Problems } from '../text/messages.ts';
import type { StrayEntry } from './dnsEntry.ts';

/** A DNS entry as it is typed; the name without the suffix of the network. */
export type DnsForm = { readonly name: string; readonly address: string };

/** The longest name the server takes, in characters. */
const longestName = 192;

/** The name that is sent: trimmed, and without the network's suffix, which people type although it stands there. */
export function typedDnsName(typed: string, netid: string): string {
  const name = typed.trim();
  const suffix = `.${netid}`;
  return name.toLowerCase().endsWith(suffix.toLowerCase()) ? name.slice(0, -suffix.length) : name;
}

/**
 * §5: name and address are required; the server takes an address of either family. `taken` are the names in the network
 * as far as known, those of nodes included.
 */
export function dnsFormProblems(
  form: DnsForm,
  netid: string,
  taken: ReadonlySet<string>,
): Problems<keyof DnsForm> {
  return {
    name: nameProblem(typedDnsName(form.name, netid), taken),
    address: isIPAddress(form.address.trim()) ? undefined : 'dns.validation.address',
  };
}

/** Whether a resolver finds the name. The server takes any text; in its hosts file a blank even begins another name. */
export function isResolvable(name: string): boolean {
  return /^[\w-]+(\.[\w-]+)*$/.test(name);
}

function nameProblem(name: string, taken: ReadonlySet<string>): MessageKey | undefined {
  if (name === '') return 'dns.validation.name';
  if ([...name].length > longestName) return 'dns.validation.length';
  if (taken.has(name)) return 'dns.validation.taken';
  return addressProblem(name);
}

/** Words of the DNS pages that stand in more than one place. */
export const dnsText = {
  name: 'DNS name',
  create: 'Create DNS entry',
  custom: 'Custom entries',
  defaults: 'Default entries',
  unresolvable:
    'Nodes may not find this name. Use letters without accents, digits, hyphens, underscores and dots.',
  /** §2: what stands on every DNS page while the server's DNS mode is off. */
  disabledNote:
    'The server’s DNS mode is off. It keeps the entries, but nothing answers for them. DNS_MODE=on in its environment switches it on.',
} as const;

export function strayText({ entry, ranges, gateways }: StrayEntry): string {
  const way =
    gateways.length > 0
      ? `It answers through the egress range of ${gateways.join(' and ')}.`
      : 'No egress gateway leads there.';
  return `${entry.name} points outside ${ranges.join(' and ')}. ${way}`;
}
