import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import type { DnsForm } from '../../../domain/dns/dnsRules.ts';
import { dnsText } from '../../../domain/dns/dnsText.ts';
import { sentences } from '../../../domain/text/failureText.ts';
import { labels } from '../../../domain/text/labels.ts';
import { hasProblems, messages, type MessageKey } from '../../../domain/text/messages.ts';
import type { CreateDnsEntryView } from './createDnsEntryView.ts';

export type CreateDnsEntryActions = {
  change: (changes: Partial<DnsForm>) => void;
  create: () => void;
  cancel: () => void;
};

type CreateDnsEntryDialogProps = { view: CreateDnsEntryView; on: CreateDnsEntryActions };

/** §2 `/dns/{netid}/create` */
export function CreateDnsEntryDialog({ view, on }: CreateDnsEntryDialogProps) {
  const { form, problems, addresses, isSaving, failure } = view;
  const [hasTried, setHasTried] = useState(false);
  const submit = () => {
    setHasTried(true);
    if (!hasProblems(problems) && !isSaving) on.create();
  };
  const textOf = (problem: MessageKey | undefined) => (hasTried && problem ? messages[problem] : undefined);
  return (
    <Dialog
      isOpen
      title={dnsText.create}
      onClose={on.cancel}
      isDismissable={form.name === '' && form.address === ''}
      isPending={isSaving}
      onSubmit={submit}
      footer={
        <>
          <Button
            size="form"
            onPress={on.cancel}
            {...(isSaving && { isDisabled: true, disabledReason: 'Waiting for the answer' })}
          >
            {labels.action.cancel}
          </Button>
          <Button type="submit" kind="primary" size="form" isPending={isSaving}>
            {labels.action.create}
          </Button>
        </>
      }
    >
      <Stack>
        {failure && (
          <Notice
            tone="error"
            fact={failure.fact}
            advice={sentences(failure.reason, 'Nothing you typed is lost.')}
          />
        )}
        <TextField
          label={dnsText.name}
          name="name"
          value={form.name}
          onChange={(name) => on.change({ name })}
          unit={view.suffix}
          error={textOf(problems.name)}
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
          onChange={(address) => on.change({ address })}
          error={textOf(problems.address)}
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
              if (address !== undefined) on.change({ address });
            }}
          />
        )}
      </Stack>
    </Dialog>
  );
}
