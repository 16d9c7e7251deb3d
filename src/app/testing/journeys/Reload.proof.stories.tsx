import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { draftsStorageKey } from '../../../domain/edit/draftOwner.ts';
import { paths } from '../../../domain/paths.ts';
import { allForms, type FormCase } from './allForms.ts';
import { fieldValues, fields, fillIn, setFormContainer } from './openForm.ts';
import { asksBeforeReload, recordReloadGuards } from './reloadGuards.ts';
import { address, goTo, Journey, reload, renderApp } from './testApp.tsx';

const meta = {
  title: 'App/Journeys/Reload',
  tags: ['proof'],
  component: Journey,
  beforeEach: [renderApp, recordReloadGuards],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { scenario: 'enterprise', as: 'admin', at: '/' },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

/** The expected content after a reload, which clears passwords. */
const contentToKeep = () => {
  const all = fieldValues();
  return fields().map(({ type }, index) => (type === 'password' ? ' false' : all[index]));
};

async function testReload(form: FormCase, user: User): Promise<void> {
  const { at } = form;
  reload(at);
  await waitFor(() => expect(fields().length, at).toBeGreaterThan(0));
  const initial = fieldValues();
  await fillIn(user, form);
  const kept = contentToKeep();

  reload();
  await waitFor(() => expect(fieldValues(), `${at} after a reload`).toEqual(kept));
  await expect(address()).toBe(at);
  await expect(asksBeforeReload(), `${at} has unsent changes`).toBe(kept.join() !== initial.join());
  await expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/secret-5|"password/);
}

function keepingInput(forms: readonly FormCase[], container: string): Story {
  return {
    play: async ({ step, userEvent }) => {
      setFormContainer(container);
      for (const form of forms) await step(form.at, () => testReload(form, userEvent));
    },
  };
}

export const NodeAndNetworkFormsKeepInputAfterAReload: Story = keepingInput(
  allForms.nodesAndNetworks,
  '#main',
);
export const AccessFormsKeepInputAfterAReload: Story = keepingInput(allForms.access, '#main');
export const UserFormsKeepInputAfterAReload: Story = keepingInput(allForms.users, '#main');
export const GatewayAndKeyDialogsKeepInputAfterAReload: Story = keepingInput(
  allForms.gatewaysAndKeys,
  '[role=dialog]',
);
export const OtherDialogsKeepInputAfterAReload: Story = keepingInput(allForms.otherDialogs, '[role=dialog]');

export const ACLMatrixKeepsChangesAfterAReload: Story = {
  args: { at: paths.acls('meshnet') },
  play: async ({ userEvent }) => {
    const cell = (state: string) =>
      screen.findByRole('gridcell', { name: `gw-egress and gw-ingress: ${state}` });
    await userEvent.click(await cell('allowed'));
    await cell('blocked, was allowed');
    reload();
    await cell('blocked, was allowed');
    await expect(asksBeforeReload()).toBe(true);
    void goTo('/');
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving' });
    await userEvent.click(await within(question).findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(address()).toBe('/'));
    await waitFor(() => expect(sessionStorage.getItem(draftsStorageKey)).toBeNull());
  },
};
