import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { AddNodeDialog } from './AddNodeDialog.tsx';

const meta = {
  title: 'Screens/Nodes/AddNode',
  component: AddNodeDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    view: {
      netid: undefined,
      networks: [
        { netid: 'lab', keys: [] },
        {
          netid: 'prod-eu',
          keys: [
            { name: 'fleet', uses: 44 },
            { name: 'laptops', uses: 1 },
          ],
        },
      ],
    },
    on: { cancel: fn(), open: fn() },
  },
} satisfies Meta<typeof AddNodeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const isBehaviour = { chromatic: { disableSnapshot: true } };

export const NoNetworkChosen: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Add node' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Show join command' }));
    await expect(args.on.open).not.toHaveBeenCalled();
  },
};

export const OfANetwork: Story = {
  args: {
    view: { netid: 'prod-eu', networks: [{ netid: 'prod-eu', keys: [{ name: 'fleet', uses: 44 }] }] },
  },
};

export const OnAPhone: Story = { ...OfANetwork, globals: { viewport: { value: 'phone' } } };

export const NetworkAndKeyOpenTheJoinCommand: Story = {
  parameters: isBehaviour,
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Add node' }));
    await userEvent.click(dialog.getByRole('button', { name: /Network/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'prod-eu' }));
    await expect(dialog.getByRole('radio', { name: 'fleet' })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: 'laptops' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Show join command' }));
    await expect(args.on.open).toHaveBeenLastCalledWith('/access-keys/prod-eu/details/laptops');
    await userEvent.click(dialog.getByRole('radio', { name: 'New access key' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create access key' }));
    await expect(args.on.open).toHaveBeenLastCalledWith('/access-keys/prod-eu/create');
  },
};

export const ButtonCreatesAKeyForANetworkWithoutAUsableKey: Story = {
  parameters: isBehaviour,
  args: { view: { netid: 'lab', networks: [{ netid: 'lab', keys: [] }] } },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Add node' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create access key' }));
    await expect(args.on.open).toHaveBeenLastCalledWith('/access-keys/lab/create');
  },
};
