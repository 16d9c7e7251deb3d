import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { address, Journey, setTheStage } from './stage.tsx';

const meta = {
  title: 'App/Journeys/Finding anything',
  component: Journey,
  beforeEach: setTheStage,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { scenario: 'community', as: 'admin' },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (expected: RegExp) => waitFor(() => expect(address()).toMatch(expected));
const field = () => screen.findByRole('combobox', { name: 'Search or run' });
const option = (name: string | RegExp) => screen.findByRole('option', { name });

export const ANodeByKeyboardOnly: Story = {
  args: { at: '/networks' },
  play: async ({ userEvent }) => {
    await screen.findByRole('heading', { name: /Networks/ });
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await field(), 'leaf-a');
    await option(/^leaf-a /);
    await userEvent.keyboard('{Enter}');
    await at(/^\/nodes\/meshnet\/[^/]+$/);
    await screen.findByRole('heading', { name: 'leaf-a' });
    await userEvent.keyboard('{Control>}k{/Control}');
    await screen.findByRole('group', { name: 'Recent' });
  },
};

export const EscapeLeavesAddressAndFocus: Story = {
  args: { at: '/networks?search=mesh' },
  play: async ({ userEvent }) => {
    const filter = await screen.findByRole('searchbox', { name: /Search/ });
    filter.focus();
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await field(), 'leaf');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(filter).toHaveFocus());
    await expect(address()).toBe('/networks?search=mesh');
  },
};

export const KeysGoToSections: Story = {
  play: async ({ userEvent }) => {
    await screen.findByRole('heading', { name: 'Dashboard' });
    await userEvent.keyboard('gw');
    await at(/^\/networks$/);
    await userEvent.keyboard('gn');
    await at(/^\/nodes/);
  },
};

export const SingleKeysAreSwitchedOff: Story = {
  play: async ({ userEvent }) => {
    await screen.findByRole('heading', { name: 'Dashboard' });
    await userEvent.keyboard('?');
    await userEvent.click(await screen.findByRole('switch', { name: 'Shortcuts of single keys' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('gw?');
    await expect(address()).toBe('/');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.keyboard('{Control>}k{/Control}');
    await field();
  },
};

export const AnActionByMouse: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Search or run/ }));
    await userEvent.type(await field(), 'create a net');
    await userEvent.click(await option('Create a network'));
    await at(/^\/networks\/create$/);
  },
};

export const APendingNodeIsApproved: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Search or run/ }));
    await userEvent.type(await field(), 'approve');
    await userEvent.click(await option('Approve pending-one'));
    await screen.findByRole('alertdialog', { name: /approved/i });
  },
};

export const OthersFindWhatTheyMaySee: Story = {
  args: { scenario: 'enterprise', as: 'lvl2-client' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Search or run/ }));
    await userEvent.type(await field(), 'log');
    await option('Logout');
    await expect(screen.queryByRole('option', { name: 'Server logs' })).toBeNull();
  },
};
