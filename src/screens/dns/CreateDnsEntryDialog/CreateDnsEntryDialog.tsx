import { Select } from '../../../components/Select/Select.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { fullName, shownAddress, type DnsEntry } from '../../../domain/dns/dnsEntry.ts';
import {
  dnsEntryOf,
  dnsFormProblems,
  dnsText,
  unresolvable,
  type DnsForm,
} from '../../../domain/dns/dnsRules.ts';
import type { Failure } from '../../../domain/failure.ts';
import { sameIP } from '../../../domain/ip.ts';
import type { Node } from '../../../domain/node/node.ts';
import { byName } from '../../../domain/order.ts';
import { labels } from '../../../domain/text/labels.ts';
import { hasProblems, messages, type Problems } from '../../../domain/text/messages.ts';
import { failedText } from '../../../domain/text/refusalText.ts';
import { toasts } from '../../../domain/text/toasts.ts';
import { FormDialog, type FormDialogState } from '../../shared/FormDialog/FormDialog.tsx';

export type CreateDnsEntryInput = {
  readonly netid: string;
  readonly form: DnsForm;
  /** Of all networks, as far as known. */
  readonly entries: readonly DnsEntry[];
  readonly nodes: readonly Node[];
  readonly isSaving: boolean;
  readonly failure: Failure | undefined;
};

type CreateDnsEntryView = FormDialogState & {
  /** `.prod-eu` */
  readonly suffix: string;
  readonly form: DnsForm;
  readonly problems: Problems<keyof DnsForm>;
  /** What nodes will ask for; undefined before there is a name that they can ask for. */
  readonly fullName: string | undefined;
  /** Why nodes will not find the name, which the server takes. */
  readonly warning: string | undefined;
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
  const entry = dnsEntryOf(form, netid);
  const warning = entry.name === '' ? undefined : unresolvable(entry);
  const addresses = nodes.map((node) => ({ id: node.id, label: node.name, address: shownAddress(node) }));
  return {
    suffix: `.${netid}`,
    form,
    isDirty: form.name !== '' || form.address !== '',
    problems: dnsFormProblems(form, netid, [...input.entries, ...input.nodes]),
    fullName: entry.name === '' || warning ? undefined : fullName(entry),
    warning,
    addresses,
    chosen: addresses.find(({ address }) => sameIP(address, form.address))?.id ?? null,
    isSaving,
    failure: failedText(toasts.createDnsEntry(), failure),
  };
}

export type CreateDnsEntryActions = {
  change: (changes: Partial<DnsForm>) => void;
  create: () => void;
  cancel: () => void;
};

type CreateDnsEntryDialogProps = { view: CreateDnsEntryView; on: CreateDnsEntryActions };

/** §2 `/dns/{netid}/create` */
export function CreateDnsEntryDialog({ view, on }: CreateDnsEntryDialogProps) {
  return (
    <FormDialog
      title={dnsText.create}
      submitLabel={labels.action.create}
      state={view}
      isValid={!hasProblems(view.problems)}
      onSubmit={on.create}
      onCancel={on.cancel}
    >
      {(hasTried) => <Fields view={view} problems={hasTried ? view.problems : {}} onChange={on.change} />}
    </FormDialog>
  );
}

type FieldsProps = {
  view: CreateDnsEntryView;
  /** Those to be shown now. */
  problems: CreateDnsEntryView['problems'];
  onChange: CreateDnsEntryActions['change'];
};

function Fields({ view, problems, onChange }: FieldsProps) {
  const { form, addresses } = view;
  return (
    <>
      <TextField
        label={dnsText.name}
        name="name"
        value={form.name}
        onChange={(name) => onChange({ name })}
        unit={view.suffix}
        error={problems.name && messages[problems.name]}
        hint={view.fullName && `Answers as ${view.fullName}`}
        warnings={view.warning === undefined ? [] : [view.warning]}
        isRequired
        autoComplete="off"
        autoFocus
      />
      <TextField
        label={labels.node.address}
        name="address"
        value={form.address}
        onChange={(address) => onChange({ address })}
        error={problems.address && messages[problems.address]}
        hint="IPv4 or IPv6"
        isRequired
        isMono
        autoComplete="off"
      />
      {addresses.length > 0 && (
        <Select
          label="Address of a node"
          isOptional
          placeholder="Select node address"
          items={addresses.map(({ id, label, address }) => ({ id, label, detail: address }))}
          selectedKey={view.chosen}
          onChange={(id) => {
            const address = addresses.find((one) => one.id === id)?.address;
            if (address !== undefined) onChange({ address });
          }}
        />
      )}
    </>
  );
}
