import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { chooseMenuItem, Journey, renderApp, server } from './testApp.tsx';

const meta = {
  title: 'App/Journeys/Undo',
  component: Journey,
  beforeEach: renderApp,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { scenario: 'community', as: 'admin', at: '/nodes/p2snet?rowsPerPage=25' },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;

const hubs = () =>
  [...server().nodes.values()]
    .filter(({ network, ishub }) => network === 'p2snet' && ishub === 'yes')
    .map(({ name }) => name);

/** Everything the server stores of nodes and clients, without times of changes. Empty lists equal missing ones. */
function stored(): unknown {
  const records = Object.fromEntries([...server().nodes, ...server().extClients]);
  return JSON.parse(
    JSON.stringify(records, (key, value) => (key === 'lastmodified' ? undefined : (value ?? []))),
  );
}

export const AdministratorUndoesAWrongHubFromTheToast: Story = {
  play: async ({ userEvent }) => {
    const before = stored();
    await userEvent.click(await screen.findByRole('button', { name: 'Make site-1 the hub' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Move the hub' }));
    await userEvent.click(question.getByRole('button', { name: 'Make hub' }));
    await waitFor(() => expect(hubs()).toEqual(['site-1']));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(hubs()).toEqual(['site-hub']));
    await expect(stored()).toEqual(before);
    await expect(await screen.findByRole('button', { name: 'site-hub is the hub' })).toBeVisible();
  },
};

export const AdministratorUndoesAWrongDisableFromTheNotifications: Story = {
  args: { at: '/ext-clients/meshnet' },
  play: async ({ userEvent }) => {
    const before = stored();
    await chooseMenuItem(userEvent, 'More about phone-1', 'Disable');
    const question = within(await screen.findByRole('alertdialog', { name: 'Disable phone-1?' }));
    await userEvent.click(question.getByRole('button', { name: 'Disable client' }));
    await screen.findByRole('button', { name: 'Undo' });
    await expect(stored()).not.toEqual(before);
    await userEvent.click(screen.getByRole('button', { name: /^Notifications/ }));
    await userEvent.click(await screen.findByRole('button', { name: /^Undo: .*, phone-1 in meshnet$/ }));
    await waitFor(() => expect(stored()).toEqual(before));
  },
};
