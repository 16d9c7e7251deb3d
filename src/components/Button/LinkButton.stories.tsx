import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { Inline } from '../Layout/Layout.tsx';
import { LinkButton } from './Button.tsx';
import { NavigationProvider } from '../Link/Link.tsx';

const navigate = fn();
const reason = 'Available when the box is empty';

const meta = {
  title: 'Components/Actions/LinkButton',
  component: LinkButton,
  parameters: { layout: 'padded' },
  args: { href: '/boxes/left-01/edit', children: 'Edit', icon: 'edit' },
  decorators: [
    (Story) => (
      <NavigationProvider navigate={navigate}>
        <Story />
      </NavigationProvider>
    ),
  ],
  beforeEach: () => void navigate.mockClear(),
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Kinds: Story = {
  render: ({ href }) => (
    <Inline>
      <LinkButton href={href} kind="primary" icon="edit">
        Edit
      </LinkButton>
      <LinkButton href={href} icon="metrics">
        Figures
      </LinkButton>
      <LinkButton href={href} kind="ghost" icon="route">
        Why here?
      </LinkButton>
    </Inline>
  ),
};

export const Disabled: Story = { args: { disabledReason: reason } };

export const EnterNavigatesWithoutAReload: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Edit' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledWith('/boxes/left-01/edit');
  },
};

export const DisabledLinkDoesNotNavigateAndShowsItsReason: Story = {
  args: { disabledReason: reason },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(reason);
    await userEvent.keyboard('{Enter}');
    await expect(navigate).not.toHaveBeenCalled();
  },
};
