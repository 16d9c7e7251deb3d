import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { recordsOf } from '../../../../mocks/fixtures/records.ts';
import { aDnsEntry } from '../../../../mocks/fixtures/dnsEntry.ts';
import { fleetNodes } from '../../../../mocks/fixtures/fleetNodes.ts';
import type { DnsForm } from '../../../domain/dns/dnsRules.ts';
import type { Failure } from '../../../domain/failure.ts';
import { failedText } from '../../../domain/text/rejectionText.ts';
import { toasts } from '../../../domain/text/toasts.ts';
import { useStagedForm } from '../../editor/testing/useStagedForm.ts';
import { CreateDnsEntryDialog, createDnsEntryView } from './CreateDnsEntryDialog.tsx';

type StageProps = {
  initial: DnsForm;
  isSaving?: boolean;
  failure?: Failure;
  on: { create: () => void; cancel: () => void };
};

function Stage({ initial, isSaving = false, failure, on }: StageProps) {
  const form = useStagedForm(initial, {
    isSaving,
    failure: failedText(toasts.createDnsEntry(), failure),
    submit: on.create,
    cancel: on.cancel,
  });
  const records = recordsOf({ dns: ready([aDnsEntry({ name: 'wiki' })]), nodes: ready(fleetNodes) });
  const view = createDnsEntryView(records, 'prod-eu', form.value);
  return <CreateDnsEntryDialog form={form} view={view} />;
}

const meta = {
  title: 'Screens/DNS/CreateDnsEntry',
  component: Stage,
  subcomponents: { CreateDnsEntryDialog },
  args: { initial: { name: '', address: '' }, on: { create: fn(), cancel: fn() } },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

const filled = { name: 'grafana', address: '10.20.4.5' };
const nameField = () => screen.findByRole('textbox', { name: 'DNS name' });
const addressField = () => screen.findByRole('textbox', { name: 'IP address' });

export const Empty: Story = {};
export const Filled: Story = { args: { initial: filled } };
export const OnAPhone: Story = { args: { initial: filled }, globals: { viewport: { value: 'phone' } } };
export const Saving: Story = { args: { initial: filled, isSaving: true } };
export const Rejected: Story = {
  args: {
    initial: filled,
    failure: {
      kind: 'rejected',
      status: 400,
      message: "Key: 'DNSEntry.Name' Error:Field validation for 'Name' failed on the 'name_unique' tag",
    },
  },
};

export const SubmitShowsRequiredFields: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Create' }));
    await expect(await screen.findByText('Enter a name')).toBeVisible();
    await expect(await screen.findByText('Enter a valid IPv4 or IPv6 address')).toBeVisible();
    await waitFor(async () => expect(await nameField()).toHaveFocus());
    await expect(args.on.create).not.toHaveBeenCalled();
  },
};

export const DuplicateNameIsBlocked: Story = {
  args: { initial: { name: 'wiki.prod-eu', address: '10.20.4.5' } },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await addressField(), '{Enter}');
    await expect(
      await screen.findByText('This network already has a node or entry with this name'),
    ).toBeVisible();
    await expect(args.on.create).not.toHaveBeenCalled();
  },
};

export const NetworkSuffixIsNotAddedTwice: Story = {
  name: 'Network suffix isn’t added twice',
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ userEvent }) => {
    await userEvent.type(await nameField(), 'wiki2.prod-eu');
    await expect(await screen.findByText('Resolves as wiki2.prod-eu')).toBeVisible();
  },
};

/** The server accepts any text. */
export const UnresolvableNameWarnsButIsAllowed: Story = {
  args: { initial: { name: 'Sp ace!', address: '10.20.4.5' } },
  play: async ({ args, userEvent }) => {
    await expect(await nameField()).toHaveAccessibleDescription(/Some nodes can’t resolve this name\./);
    await expect(screen.queryByText(/^Resolves as/)).toBeNull();
    await userEvent.type(await addressField(), '{Enter}');
    await expect(args.on.create).toHaveBeenCalledOnce();
  },
};

export const SelectingANodeFillsInItsAddress: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ userEvent }) => {
    await userEvent.type(await nameField(), 'metrics');
    await userEvent.click(screen.getByRole('button', { name: /Node address/ }));
    await userEvent.keyboard('ams-db-01');
    await userEvent.click(await screen.findByRole('option', { name: /ams-db-01/ }));
    await expect(await addressField()).toHaveValue('10.20.4.11');
    await expect(await nameField()).toHaveValue('metrics');
  },
};
