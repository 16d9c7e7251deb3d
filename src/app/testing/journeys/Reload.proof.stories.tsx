import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { draftsStorageKey } from '../../../domain/edit/draftOwner.ts';
import { paths } from '../../../domain/paths.ts';
import { everyForm, type FormCase } from './everyForm.ts';
import { content, fields, fillIn, lookForFormIn } from './openForm.ts';
import { asksBeforeReload, noteGuards } from './reloadGuards.ts';
import { address, goTo, Journey, reload, setTheStage } from './stage.tsx';

const meta = {
  title: 'App/Journeys/Reload',
  tags: ['proof'],
  component: Journey,
  beforeEach: [setTheStage, noteGuards],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { scenario: 'enterprise', as: 'admin', at: '/' },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

/** The form as it may be after a reload: passwords are typed again. */
const contentToKeep = () => {
  const all = content();
  return fields().map(({ type }, index) => (type === 'password' ? ' false' : all[index]));
};

async function endureReload(form: FormCase, user: User): Promise<void> {
  const { at } = form;
  reload(at);
  await waitFor(() => expect(fields().length, at).toBeGreaterThan(0));
  const begun = content();
  await fillIn(user, form);
  const kept = contentToKeep();

  reload();
  await waitFor(() => expect(content(), `${at} after a reload`).toEqual(kept));
  await expect(address()).toBe(at);
  await expect(asksBeforeReload(), `${at} has unsent changes`).toBe(kept.join() !== begun.join());
  await expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/secret-5|"password/);
}

function enduring(forms: readonly FormCase[], around: string): Story {
  return {
    play: async ({ step, userEvent }) => {
      lookForFormIn(around);
      for (const form of forms) await step(form.at, () => endureReload(form, userEvent));
    },
  };
}

export const InFormsOfNodesAndNetworks: Story = enduring(everyForm.ofNodesAndNetworks, '#main');
export const InFormsOfWhoIsAllowed: Story = enduring(everyForm.ofWhoIsAllowed, '#main');
export const InFormsOfUsers: Story = enduring(everyForm.ofUsers, '#main');
export const InDialogsOfGatewaysAndKeys: Story = enduring(
  everyForm.inDialogsOfGatewaysAndKeys,
  '[role=dialog]',
);
export const InTheOtherDialogs: Story = enduring(everyForm.inTheOtherDialogs, '[role=dialog]');

export const InTheAclMatrix: Story = {
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
