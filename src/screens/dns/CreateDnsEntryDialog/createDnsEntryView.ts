import { fullName, shownAddress, type DnsEntry } from '../../../domain/dns/dnsEntry.ts';
import { dnsFormProblems, isResolvable, typedDnsName, type DnsForm } from '../../../domain/dns/dnsRules.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Node } from '../../../domain/node/node.ts';
import { byName } from '../../../domain/order.ts';
import type { Problems } from '../../../domain/text/messages.ts';
import { failedText } from '../../../domain/text/refusalText.ts';
import { toasts } from '../../../domain/text/toasts.ts';
import type { FormDialogState } from '../../shared/FormDialog/FormDialog.tsx';

export type CreateDnsEntryInput = {
  readonly netid: string;
  readonly form: DnsForm;
  /** Of all networks, as far as known. */
  readonly entries: readonly DnsEntry[];
  readonly nodes: readonly Node[];
  readonly isSaving: boolean;
  readonly failure: Failure | undefined;
};

export type CreateDnsEntryView = FormDialogState & {
  /** `.prod-eu` */
  readonly suffix: string;
  readonly form: DnsForm;
  readonly problems: Problems<keyof DnsForm>;
  /** What nodes will ask for; undefined before there is a name that they can ask for. */
  readonly fullName: string | undefined;
  /** The server takes the name, but nodes will not find it. */
  readonly isUnresolvable: boolean;
  /** Nodes whose address the entry can take. */
  readonly addresses: readonly { readonly id: string; readonly label: string; readonly address: string }[];
  /** The node that has the address now. */
  readonly chosen: string | null;
};

export function createDnsEntryView(input: CreateDnsEntryInput): CreateDnsEntryView {
  const { netid, form, isSaving, failure } = input;
  const nodes = input.nodes
    .filter((node) => node.network === netid && shownAddress(node) !== '')
    .toSorted(byName);
  const names = [...input.entries, ...input.nodes].filter((one) => one.network === netid);
  const name = typedDnsName(form.name, netid);
  const addresses = nodes.map((node) => ({ id: node.id, label: node.name, address: shownAddress(node) }));
  return {
    suffix: `.${netid}`,
    form,
    isDirty: form.name !== '' || form.address !== '',
    problems: dnsFormProblems(form, netid, new Set(names.map((one) => one.name))),
    fullName: isResolvable(name) ? fullName({ name, network: netid }) : undefined,
    isUnresolvable: name !== '' && !isResolvable(name),
    addresses,
    chosen: addresses.find(({ address }) => address === form.address.trim())?.id ?? null,
    isSaving,
    failure: failedText(toasts.createDnsEntry(), failure),
  };
}
