import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { anAccessKey } from '../../../../mocks/fixtures/accessKey.ts';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { recordsOf } from '../../../../mocks/fixtures/records.ts';
import { aServerConfig } from '../../../../mocks/fixtures/serverConfig.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import { createViewer } from '../../../domain/session/permissions.ts';
import { newAccessKeyForm, type AccessKeyForm } from '../../../domain/accessKey/accessKey.ts';
import type { FailedText } from '../../../domain/text/rejectionText.ts';
import { accessKeyDetailsView } from '../AccessKeyDetailsDialog/accessKeyDetailsView.ts';
import { useStagedForm } from '../../editor/testing/useStagedForm.ts';
import { AccessKeyCreateDialog } from './AccessKeyCreateDialog.tsx';

const details = accessKeyDetailsView(
  recordsOf({
    nodes: ready([]),
    config: ready(aServerConfig({ showsKeys: false })),
    viewer: createViewer(aSessionUser({ name: 'mira' }), false, []),
  }),
  {
    netid: 'prod-eu',
    key: anAccessKey({ name: 'fra-rack-2', uses: 6 }),
    isNew: true,
    backend: 'https://api.nm.example.com',
    existingIds: undefined,
  },
);

type StageProps = {
  initial?: Partial<AccessKeyForm>;
  isSaving?: boolean;
  failure?: FailedText;
  isCreated?: boolean;
  on: { create: () => void; cancel: () => void; act: () => void; close: () => void };
};

function Stage({ initial, isSaving = false, failure, isCreated = false, on }: StageProps) {
  const form = useStagedForm(
    { ...newAccessKeyForm, ...initial },
    { isSaving, failure, submit: on.create, cancel: on.cancel },
  );
  return (
    <AccessKeyCreateDialog
      netid="prod-eu"
      form={{ ...form, isDirty: form.isDirty || initial !== undefined }}
      taken={{ keys: ['ci-runners'], users: ['mira'] }}
      details={isCreated ? details : undefined}
      on={on}
    />
  );
}

const meta = {
  title: 'Screens/Access keys/AccessKeyCreate',
  component: Stage,
  subcomponents: { AccessKeyCreateDialog },
  args: { on: { create: fn(), cancel: fn(), act: fn(), close: fn() } },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { initial: { name: 'fra-rack-2', uses: '6' } } };

export const Saving: Story = { args: { initial: { name: 'fra-rack-2', uses: '6' }, isSaving: true } };

export const Rejected: Story = {
  args: {
    initial: { name: 'mira', uses: '6' },
    failure: { fact: 'Failed to create access key.', reason: 'A user already has this name' },
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

const wrong: Story = { args: { initial: { name: 'a/b', uses: '' } } };

export const SubmitShowsErrorsAndMovesFocus: Story = {
  ...wrong,
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Create' }));
    await expect(await screen.findByText('Names can’t contain “/”')).toBeVisible();
    await expect(screen.getByText('Enter a whole number, 0 or greater')).toBeVisible();
    await expect(screen.getByRole('textbox', { name: /Name/ })).toHaveFocus();
    await expect(args.on.create).not.toHaveBeenCalled();
  },
};

/** The same dialog then shows the key and focuses its copy button. */
export const EnterCreatesAndShowsTheKey: Story = {
  render: function Creating(args) {
    const [isCreated, setCreated] = useState(false);
    return <Stage on={{ ...args.on, create: () => setCreated(true) }} isCreated={isCreated} />;
  },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Name/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog', { name: 'Access key fra-rack-2' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Copy Access key' })).toHaveFocus());
  },
};
