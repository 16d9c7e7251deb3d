import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { recordsOf, type GivenRecords } from '../../../../mocks/fixtures/records.ts';
import { anAccessKey } from '../../../../mocks/fixtures/accessKey.ts';
import { aNetwork, someProSettings } from '../../../../mocks/fixtures/network.ts';
import { aNetworkUser } from '../../../../mocks/fixtures/networkUser.ts';
import { aUser } from '../../../../mocks/fixtures/user.ts';
import { ChoiceEditor } from '../../editor/ChoiceEditor/ChoiceEditor.tsx';
import { networkAllowedView } from './networkAllowedView.ts';

const network = aNetwork({
  proSettings: someProSettings({ allowedGroups: ['platform', 'sre', 'dissolved'], allowedUsers: ['mira'] }),
});
const before = { allowed: ['platform', 'sre', 'dissolved'] };
const groups = [
  '*',
  'platform',
  'sre',
  'support',
  'finance',
  'field',
  'office',
  'partners',
  'research',
  'sales',
];

type Changes = GivenRecords & Partial<Parameters<typeof networkAllowedView>[1]>;

function of(allowed: readonly string[], changes: Changes = {}) {
  return networkAllowedView(
    recordsOf({
      userGroups: ready(groups),
      users: ready([aUser({ username: 'jonas', groups: ['sre'] })]),
      networkUsers: ready(
        new Map([['prod-eu', [aNetworkUser({ id: 'jonas', nodeLimit: 0, clientLimit: 1 })]]]),
      ),
      ...changes,
    }),
    {
      network,
      kind: 'groups',
      edit: { before, after: { allowed } },
      isSaving: false,
      failure: undefined,
      ...changes,
    },
  );
}

const meta = {
  title: 'Screens/Networks/NetworkAllowed',
  component: ChoiceEditor,
  parameters: { layout: 'fullscreen' },
  args: {
    view: of(before.allowed),
    on: {
      choose: fn(),
      cancel: fn(),
      save: fn(),
      keepMine: fn(),
      takeTheirs: fn(),
      catchUp: fn(),
    },
  },
} satisfies Meta<typeof ChoiceEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Groups: Story = {};

export const Users: Story = {
  args: {
    view: of(['mira', 'jonas'], {
      kind: 'users',
      users: ready(Array.from({ length: 200 }, (_, index) => aUser({ username: `user-${index}` }))),
      edit: { before: { allowed: ['mira'] }, after: { allowed: ['mira', 'user-7'] } },
    }),
  },
};

export const NothingSelected: Story = { args: { view: of([]) } };

export const HiddenKeys: Story = {
  args: {
    view: of(['sre'], { network: { ...network, accessKeys: [anAccessKey({ secret: { hidden: true } })] } }),
  },
};

export const Conflict: Story = {
  args: {
    view: of(['sre'], { network: aNetwork({ proSettings: someProSettings({ allowedGroups: ['sales'] }) }) }),
  },
};

export const Rejected: Story = {
  args: { view: of(['sre'], { failure: { kind: 'unreachable', offline: false } }) },
};

export const Saving: Story = { args: { view: of(['sre'], { isSaving: true }) } };

function Live({ on }: ComponentProps<typeof ChoiceEditor>) {
  const [allowed, setAllowed] = useState<readonly string[]>(before.allowed);
  const hidden = { ...network, accessKeys: [anAccessKey({ secret: { hidden: true } })] };
  return <ChoiceEditor view={of(allowed, { network: hidden })} on={{ ...on, choose: setAllowed }} />;
}

export const SubmitSavesTheSelection: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: Live,
  play: async ({ args, canvas, userEvent }) => {
    const submit = canvas.getByRole('button', { name: 'Submit changes' });
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('checkbox', { name: /support/ }));
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Replace the access key' }));
    await userEvent.click(submit);
    await expect(args.on.save).toHaveBeenCalledOnce();
  },
};
