import {
  customEntries,
  displayAddress,
  fullName,
  outsideEntries,
  shadowingEntries,
} from '../dns/dnsEntry.ts';
import { unusedAddressEntries } from '../dns/unusedAddressEntries.ts';
import { compareNames } from '../order.ts';
import { paths } from '../paths.ts';
import type { Check, NetworkScope, Subjects } from './finding.ts';

const pointsNowhere: Check<NetworkScope> = {
  kind: 'dnsNowhere',
  severity: 'risky',
  title: 'DNS entry that points to nothing',
  why: 'Connections to the name time out. If a new node gets the address, the name leads there without anyone noticing.',
  advice: 'Delete the entry, or create it again with the right address.',
  find: ({ network, nodes, clients, dnsEntries }) => {
    const unused = unusedAddressEntries(dnsEntries, network, nodes, clients);
    const outside = new Set(
      outsideEntries(dnsEntries, network, nodes)
        .filter(({ gateways }) => gateways.length === 0)
        .map(({ entry }) => entry),
    );
    return dnsEntries
      .filter((entry) => unused.has(entry) || outside.has(entry))
      .map((entry) => ({
        subjects: [{ kind: 'dnsEntry', network: network.netid, name: entry.name }] satisfies Subjects,
        about: displayAddress(entry),
        text: unused.has(entry)
          ? `points to ${displayAddress(entry)}, which no node or client has`
          : `points to ${displayAddress(entry)}, which no gateway routes`,
        facts: [{ label: 'Full name', value: fullName(entry) }],
        fix: {
          label: 'Delete entry',
          delete: { kind: 'dnsEntry', network: network.netid, name: entry.name },
        },
      }));
  },
};

const sameName: Check<NetworkScope> = {
  kind: 'dnsSameName',
  severity: 'risky',
  title: 'DNS names that differ only in case',
  why: 'DNS ignores case, so only one of the two can be found.',
  advice: 'Delete one of them, or create it with another name.',
  find: ({ network: { netid }, nodes, dnsEntries }) => {
    const entries = customEntries(dnsEntries, nodes).toSorted((one, other) =>
      compareNames(one.name, other.name),
    );
    return shadowingEntries(entries, nodes).map(({ entry, shadowed, kind }) => ({
      subjects: [
        { kind: 'dnsEntry', network: netid, name: entry.name },
        ...(kind === 'entry' ? [{ kind: 'dnsEntry', network: netid, name: shadowed.name } as const] : []),
      ] satisfies Subjects,
      about: displayAddress(entry),
      text: kind === 'entry' ? 'are the same name' : `is the same name as the node ${shadowed.name}`,
      facts: [{ label: 'Address', value: displayAddress(entry) }],
      fix: { label: 'View DNS', href: paths.dns(netid) },
    }));
  },
};

export const dnsChecks = [pointsNowhere, sameName];
