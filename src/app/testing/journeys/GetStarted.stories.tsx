import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { zeroNode } from '../../../../mocks/wire/goStructs.ts';
import { joinNode } from '../../../../mocks/world/nodes/nodes.ts';
import { wireguardKey } from '../../../../mocks/world/random.ts';
import { address, goTo, Journey, server, renderApp } from './testApp.tsx';

const meta = {
  title: 'App/Journeys/Get started',
  component: Journey,
  beforeEach: renderApp,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { scenario: 'empty', as: 'admin' },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;

const done = (count: number) => screen.findByText(`${count} of 4 done`);
const nextStep = async (name: string) =>
  within(await screen.findByRole('list', { name: 'Get started' })).findByRole('link', { name });

/** Follows the steps on the dashboard and cancels one form. */
export const AdministratorConnectsTheFirstMachineToAnEmptyServer: Story = {
  play: async ({ userEvent }) => {
    await done(0);
    await userEvent.click(await nextStep('Create network'));
    await waitFor(() => expect(address()).toBe('/networks/create'));
    const cancel = await screen.findByRole('button', { name: 'Cancel' });
    // Choosing a network would have no effect on this page.
    await expect(screen.queryByRole('button', { name: 'All networks Network' })).toBeNull();
    await userEvent.click(cancel);
    await waitFor(() => expect(address()).toBe('/'));
    await userEvent.click(await nextStep('Create network'));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Network name' }), 'office');
    await userEvent.type(
      await screen.findByRole('textbox', { name: 'Address range (IPv4)' }),
      '10.101.0.0/16',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Create network' }));
    await waitFor(() => expect(address()).toBe('/networks'));
    const created = await screen.findByRole('row', { name: /^office/ });
    await waitFor(() => expect(created).toHaveFocus());

    await goTo('/');
    await done(1);
    await expect(await screen.findByText('office, 10.101.0.0/16')).toBeVisible();
    await userEvent.click(await nextStep('Create key'));
    await waitFor(() => expect(address()).toBe('/access-keys/office/create'));
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'first{Enter}');
    await screen.findByRole('dialog', { name: 'Access key first' });
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await goTo('/');
    await done(2);
    await expect(await nextStep('Show commands')).toHaveAttribute(
      'href',
      '/access-keys/office/details/first',
    );
    const [key] = server().networks.get('office')?.accesskeys ?? [];
    joinNode(server(), 'office', {
      ...zeroNode(),
      name: 'mira-laptop',
      os: 'linux',
      endpoint: '198.51.100.7',
      publickey: wireguardKey(server()),
      accesskey: key?.value ?? '',
    });
    document.dispatchEvent(new Event('visibilitychange'));
    await done(4);
    await expect(await screen.findByText('mira-laptop joined office.')).toBeVisible();

    await userEvent.click(await screen.findByRole('button', { name: 'Hide' }));
    await expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  },
};
