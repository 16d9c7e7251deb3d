import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { uuidFor } from '../../../../mocks/fixtures/seed.ts';
import { adminPassword } from '../../../../mocks/scenarios/accounts.ts';
import { keyboardOf } from './keyboard.ts';
import { address, Journey, server, renderApp } from './testApp.tsx';

/** Only key presses move the focus. See `KeyboardOnly.proof.stories.tsx` for more tasks. */
const meta = {
  title: 'App/Journeys/Keyboard only',
  component: Journey,
  beforeEach: renderApp,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { scenario: 'enterprise' },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AdministratorLogsInAndOut: Story = {
  async play({ userEvent }) {
    const { press, hasFocus, tabTo, showsText } = keyboardOf(userEvent);
    await hasFocus('textbox', 'Username');
    await press('admin{Tab}');
    await press(`${adminPassword}{Enter}`);
    await showsText('Logged in successfully.');
    await tabTo('button', 'Logged in as admin');
    await press('{Enter}');
    await screen.findByRole('menuitem', { name: 'Log out' });
    await press('{End}{Enter}');
    await screen.findByRole('button', { name: 'Log in' });
  },
};

export const AdministratorCreatesANetwork: Story = {
  args: { as: 'admin', at: '/networks' },
  play: async ({ userEvent }) => {
    const { press, hasFocus, tabTo } = keyboardOf(userEvent);
    await tabTo('link', 'Create network');
    await press('{Enter}');
    await hasFocus('textbox', 'Network name');
    await press('meshnet{Enter}');
    await hasFocus('textbox', 'Network name');
    await press('-2');
    await tabTo('textbox', 'Address range (IPv4)');
    await press('10.9.3.0/24{Enter}');
    await waitFor(() => expect(address()).toBe('/networks'));
    await expect(server().networks.get('meshnet-2')?.addressrange).toBe('10.9.3.0/24');
  },
};

export const AdministratorCreatesAnEgressGateway: Story = {
  args: { as: 'admin', at: '/nodes/meshnet?rowsPerPage=25' },
  play: async ({ userEvent }) => {
    const { press, hasFocus, tabTo } = keyboardOf(userEvent);
    const create = 'Create egress gateway on owned-node';
    await tabTo('button', create);
    await press('{Enter}');
    await hasFocus('textbox', /^Egress gateway ranges/);
    await press('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await hasFocus('button', create);

    await press('{Enter}');
    await hasFocus('textbox', /^Egress gateway ranges/);
    await press('172.16.9.0/24');
    await tabTo('textbox', /^Interface/);
    await press('eth0{Enter}');
    const remove = 'Remove egress gateway from owned-node';
    await hasFocus('button', remove);
    const node = server().nodes.get(uuidFor('meshnet/owned-node'));
    await expect(node?.egressgatewayranges).toEqual(['172.16.9.0/24']);

    await waitFor(() =>
      expect(screen.getByRole('button', { name: remove })).not.toHaveAttribute('aria-disabled'),
    );
    await press('{Enter}');
    await screen.findByRole('alertdialog', { name: 'Remove egress gateway' });
    await press('{Escape}');
    await hasFocus('button', remove);
  },
};
