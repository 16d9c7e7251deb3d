import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { MissingPermissionDialog } from '../EditPermissionDialog/EditPermissionDialog.tsx';

const meta = {
  title: 'Screens/User permissions/MissingPermission',
  component: MissingPermissionDialog,
  args: { view: { netid: 'office', username: 'nobody' }, on: { close: fn() } },
} satisfies Meta<typeof MissingPermissionDialog>;
export default meta;

export const Missing: StoryObj<typeof meta> = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'See the users of office' }));
    await expect(args.on.close).toHaveBeenCalled();
  },
};
