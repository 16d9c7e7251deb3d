import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { aViewerAt } from '../../../../mocks/fixtures/networkUser.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import { createViewer } from '../../../domain/session/permissions.ts';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';

const meta = {
  title: 'Screens/Find/ShortcutsDialog',
  component: ShortcutsDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    viewer: createViewer(aSessionUser(), true, []),
    areOn: true,
    on: { switch: fn(), close: fn() },
  },
} satisfies Meta<typeof ShortcutsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Administrator: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('switch', { name: 'Single-key shortcuts' }));
    await expect(args.on.switch).toHaveBeenCalledWith(false);
    const onGraphs = within(screen.getByRole('region', { name: 'On a graph' }));
    await expect(onGraphs.getByText('Focus on it').nextElementSibling).toHaveTextContent('F');
  },
};
export const SwitchedOff: Story = { args: { areOn: false } };
export const RemoteAccessUser: Story = {
  args: { viewer: aViewerAt({ office: 2 }) },
  play: async () => {
    await screen.findByText('Dashboard');
    await expect(screen.queryByText('Server logs')).toBeNull();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
