import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { NotFoundDialog } from './NotFoundDialog.tsx';

const meta = {
  title: 'Screens/State/NotFoundDialog',
  component: NotFoundDialog,
  args: {
    title: 'Access key not found',
    text: 'No key named ci in prod-eu. It may have been used up or deleted.',
    closeLabel: 'View keys in prod-eu',
    onClose: fn(),
  },
} satisfies Meta<typeof NotFoundDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutHeading: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'View keys in prod-eu' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const WithHeading: Story = { args: { heading: 'Not Found' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
