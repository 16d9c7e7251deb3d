import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { AccessKeyMissingDialog } from '../AccessKeyDetailsDialog/AccessKeyDetailsDialog.tsx';

const meta = {
  title: 'Screens/Access keys/AccessKeyMissing',
  component: AccessKeyMissingDialog,
  args: { view: { netid: 'prod-eu', name: 'fra-rack-2' }, on: { close: fn() } },
} satisfies Meta<typeof AccessKeyMissingDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {};

export const LongName: Story = {
  args: { view: { netid: 'prod-eu', name: 'unbroken'.repeat(43) } },
  globals: { viewport: { value: 'phone' } },
};

export const LeadsToTheList: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'See the keys of prod-eu' }));
    await expect(args.on.close).toHaveBeenCalledOnce();
  },
};
