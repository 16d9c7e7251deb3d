import type { StrayEntry } from './dnsEntry.ts';

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
