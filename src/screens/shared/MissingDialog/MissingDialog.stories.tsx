import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { MissingDialog } from './MissingDialog.tsx';

const meta = {
  title: 'Screens/Shared/MissingDialog',
  component: MissingDialog,
  args: {
    title: 'Access key not found',
    text: 'prod-eu has no key named ci. It may have been used up or deleted.',
    closeLabel: 'See the keys of prod-eu',
    onClose: fn(),
  },
} satisfies Meta<typeof MissingDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutHeading: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'See the keys of prod-eu' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const WithHeading: Story = { args: { heading: 'Not Found' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
