import { fullName, shadowingEntries, displayAddress, outsideEntries } from '../dns/dnsEntry.ts';
import { unusedAddressEntries } from '../dns/unusedAddressEntries.ts';
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
        fix: { label: 'View DNS', href: paths.dns(network.netid) },
      }));
  },
};

const sameName: Check<NetworkScope> = {
  kind: 'dnsSameName',
  severity: 'risky',
  title: 'DNS names that differ only in case',
  why: 'DNS ignores case, so only one of the two can be found.',
  advice: 'Delete one of them, or create it with another name.',
  find: ({ network, nodes, dnsEntries }) =>
    shadowingEntries(dnsEntries, nodes)
      // The server lists each node’s own name as an entry too.
      .filter(({ entry, shadowed, kind }) => kind === 'entry' || entry.name !== shadowed.name)
      .map(({ entry, shadowed, kind }) => ({
        subjects: [{ kind: 'dnsEntry', network: network.netid, name: entry.name }] satisfies Subjects,
        about: displayAddress(entry),
        text: `is the same name as the ${kind} ${shadowed.name}`,
        facts: [{ label: 'Address', value: displayAddress(entry) }],
        fix: { label: 'View DNS', href: paths.dns(network.netid) },
      })),
};

export const dnsChecks = [pointsNowhere, sameName];
