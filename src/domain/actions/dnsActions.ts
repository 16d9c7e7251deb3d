import { primaryAddress } from '../addresses.ts';
import { fullName, type DnsEntry, type EntryName } from '../dns/dnsEntry.ts';
import { isAddressable, recordNameProblem } from '../fieldRules.ts';
import { administratorsOnly, isNetAdmin, type Viewer } from '../session/permissions.ts';
import { labels } from '../text/labels.ts';
import { messageOf } from '../text/messages.ts';
import type { RecordsNow } from './known.ts';
import { offering, type WordsByKind } from './words.ts';

/** What can be done with a custom DNS entry, by kind. */
export type DnsFields = { deleteDnsEntry: { readonly entry: EntryName } };

export const dnsActions: WordsByKind<DnsFields, DnsEntry, { readonly viewer: Viewer }> = {
  deleteDnsEntry: {
    noun: ['DNS entry', 'DNS entries'],
    name: ({ entry }) => fullName(entry),
    record: ({ entry }, { dnsEntries }: RecordsNow) =>
      dnsEntries?.find((each) => each.network === entry.network && each.name === entry.name),
    label: () => labels.action.delete,
    named: (_, name) => `Delete ${name}`,
    step: ({ entry }) => `Delete ${entry.name} from ${entry.network}`,
    icon: () => 'trash',
    fields: ['entry'],
    isMade: 'gone',
    isListed: ({ dnsEntries }) => dnsEntries !== undefined,
    isDanger: true,
    obstacle: ({ name, network }, _, { viewer }) => {
      if (!isNetAdmin(viewer, network)) return administratorsOnly(network);
      // Some names that can’t be created here can be deleted.
      return isAddressable(name) ? undefined : messageOf(recordNameProblem(name));
    },
    question: (entry) => ({
      title: `Delete ${fullName(entry)}?`,
      message: `Nodes in this network will no longer find ${primaryAddress(entry)} by this name.`,
      confirmLabel: 'Delete entry',
      isDanger: true,
    }),
    questionForMany: () => ({
      message: 'Nodes in this network will no longer find these addresses by name.',
      isDanger: true,
    }),
  },
};

const offer = offering(dnsActions);

export const deletionOfEntry = (entry: DnsEntry, known: { readonly viewer: Viewer }) =>
  offer(entry, { kind: 'deleteDnsEntry', entry: { name: entry.name, network: entry.network } }, known);
