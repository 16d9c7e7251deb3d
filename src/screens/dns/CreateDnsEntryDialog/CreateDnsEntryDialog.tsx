import { Select } from '../../../components/Select/Select.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { primaryAddress } from '../../../domain/addresses.ts';
import { fullName } from '../../../domain/dns/dnsEntry.ts';
import {
  dnsEntryOf,
  dnsFormProblems,
  dnsText,
  unresolvableWarning,
  type DnsForm,
} from '../../../domain/dns/dnsRules.ts';
import { sameIP } from '../../../domain/ip.ts';
import { valueOf } from '../../../domain/loadable.ts';
import { byName } from '../../../domain/order.ts';
import type { Records } from '../../../domain/records.ts';
import { labels } from '../../../domain/text/labels.ts';
import { hasProblems, messages, type Problems } from '../../../domain/text/messages.ts';
import { FormDialog, type DialogForm } from '../../editor/FormDialog/FormDialog.tsx';

export function createDnsEntryView(records: Pick<Records, 'dns' | 'nodes'>, netid: string, form: DnsForm) {
  const entries = valueOf(records.dns.data) ?? [];
  const nodes = valueOf(records.nodes.data) ?? [];
  const entry = dnsEntryOf(form, netid);
  const warning = entry.name === '' ? undefined : unresolvableWarning(entry);
  const addresses = nodes
    .filter((node) => node.network === netid && primaryAddress(node) !== '')
    .toSorted(byName)
    .map((node) => ({ id: node.id, label: node.name, address: primaryAddress(node) }));
  return {
    suffix: `.${netid}`,
    problems: dnsFormProblems(form, netid, [...entries, ...nodes]),
    /** Undefined while the name is empty or can’t be resolved. */
    fullName: entry.name === '' || warning ? undefined : fullName(entry),
    warning,
    addresses,
    chosen: addresses.find(({ address }) => sameIP(address, form.address))?.id ?? null,
  };
}

type CreateDnsEntryView = ReturnType<typeof createDnsEntryView>;
type CreateDnsEntryDialogProps = { form: DialogForm<DnsForm>; view: CreateDnsEntryView };

/** Creates a custom DNS entry from a name and an address, which can be picked from the network’s nodes. */
export function CreateDnsEntryDialog({ form, view }: CreateDnsEntryDialogProps) {
  return (
    <FormDialog
      title={dnsText.create}
      submitLabel={labels.action.create}
      form={form}
      isValid={!hasProblems(view.problems)}
    >
      {(hasTried) => <Fields form={form} view={view} problems={hasTried ? view.problems : {}} />}
    </FormDialog>
  );
}

type FieldsProps = CreateDnsEntryDialogProps & {
  problems: Problems<keyof DnsForm>;
};

function Fields({ form: { value, change }, view, problems }: FieldsProps) {
  const { addresses } = view;
  return (
    <>
      <TextField
        label={dnsText.name}
        name="name"
        value={value.name}
        onChange={(name) => change({ name })}
        unit={view.suffix}
        error={problems.name && messages[problems.name]}
        hint={view.fullName && `Resolves as ${view.fullName}`}
        warnings={view.warning === undefined ? [] : [view.warning]}
        isRequired
        autoComplete="off"
        autoFocus
      />
      <TextField
        label={labels.node.address}
        name="address"
        value={value.address}
        onChange={(address) => change({ address })}
        error={problems.address && messages[problems.address]}
        hint="IPv4 or IPv6"
        isRequired
        isMono
        autoComplete="off"
      />
      {addresses.length > 0 && (
        <Select
          label="Node address"
          isOptional
          placeholder="Select a node"
          items={addresses.map(({ id, label, address }) => ({ id, label, detail: address }))}
          selectedKey={view.chosen}
          onChange={(id) => {
            const address = addresses.find((option) => option.id === id)?.address;
            if (address !== undefined) change({ address });
          }}
        />
      )}
    </>
  );
}
