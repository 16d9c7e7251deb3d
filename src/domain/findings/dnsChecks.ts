import { primaryAddress } from '../addresses.ts';
import { customEntries, type EntryName, fullName, shadowingEntries } from '../dns/dnsEntry.ts';
import { outsideEntries } from '../dns/outsideEntries.ts';
import { unusedAddressEntries } from '../dns/unusedAddressEntries.ts';
import { compareNames } from '../order.ts';
import type { Check, NetworkScope } from './check.ts';
import { deleteRecord } from './fixes.ts';

const pointsNowhere: Check<NetworkScope> = {
  kind: 'dnsNowhere',
  severity: 'risky',
  title: 'DNS entry that points to nothing',
  why: 'Connections to the name time out. A new node with this address would silently get the name.',
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
        subjects: [entrySubject(entry)],
        about: primaryAddress(entry),
        text: `points to ${primaryAddress(entry)}, which no ${unused.has(entry) ? 'node or client has' : 'gateway routes'}`,
        facts: [{ label: 'Full name', value: fullName(entry) }],
        fix: deleteRecord(entrySubject(entry), 'Delete entry'),
      }));
  },
};

const entrySubject = ({ network, name }: EntryName) => ({ kind: 'dnsEntry', network, name }) as const;

const sameName: Check<NetworkScope> = {
  kind: 'dnsSameName',
  severity: 'risky',
  title: 'DNS names that differ only in case',
  why: 'DNS ignores case, so only one of the two can be found.',
  advice: 'Delete one of them. If it’s still needed, create it again with another name.',
  find: ({ network: { netid }, nodes, dnsEntries }) => {
    const entries = customEntries(dnsEntries, nodes).toSorted((one, other) =>
      compareNames(one.name, other.name),
    );
    return shadowingEntries(entries, nodes).map(({ entry, shadowed, kind }) => ({
      subjects: [entry, ...(kind === 'entry' ? [shadowed] : [])].map(({ name }) =>
        entrySubject({ network: netid, name }),
      ),
      about: primaryAddress(entry),
      text: kind === 'entry' ? 'differ only in case' : `differs from the node ${shadowed.name} only in case`,
      facts: [{ label: 'Address', value: primaryAddress(entry) }],
      fix: deleteRecord(entrySubject({ network: netid, name: entry.name }), `Delete ${entry.name}`),
      otherFix:
        kind === 'entry'
          ? deleteRecord(entrySubject({ network: netid, name: shadowed.name }), `Delete ${shadowed.name}`)
          : undefined,
    }));
  },
};

export const dnsChecks = [pointsNowhere, sameName];
