import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { IconLink } from './IconButton.tsx';
import { NavigationProvider } from '../Link/Link.tsx';

const navigate = fn();

const meta = {
  title: 'Components/Actions/IconLink',
  component: IconLink,
  parameters: { layout: 'padded' },
  args: { href: '/shelves/left', icon: 'graph', label: 'Show on the map' },
  decorators: [
    (Story) => (
      <NavigationProvider navigate={navigate}>
        <Story />
      </NavigationProvider>
    ),
  ],
} satisfies Meta<typeof IconLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {};

export const FocusShowsTheNameAndEnterNavigates: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: args.label })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(args.label);
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledWith(args.href);
  },
};
