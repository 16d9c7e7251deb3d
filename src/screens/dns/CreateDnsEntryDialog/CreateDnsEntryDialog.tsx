import { Select } from '../../../components/Select/Select.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { type DnsForm, dnsText } from '../../../domain/dns/dnsRules.ts';
import { labels } from '../../../domain/text/labels.ts';
import { hasProblems, messages } from '../../../domain/text/messages.ts';
import { FormDialog } from '../../shared/FormDialog/FormDialog.tsx';
import type { CreateDnsEntryView } from './createDnsEntryView.ts';

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
        warnings={view.isUnresolvable ? [dnsText.unresolvable] : []}
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
