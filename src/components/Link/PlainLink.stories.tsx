import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NavigationProvider, PlainLink } from './Link.tsx';

const navigate = fn();

const meta = {
  title: 'Components/Navigation/PlainLink',
  component: PlainLink,
  args: { href: '/things/one', children: 'One thing' },
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <NavigationProvider navigate={navigate}>
        <Story />
      </NavigationProvider>
    ),
  ],
} satisfies Meta<typeof PlainLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The browser’s own navigation would leave the test page. */
const keepPage = (event: Event) => event.preventDefault();

export const ClickAndEnterNavigateWithoutAReload: Story = {
  play: async ({ canvas, userEvent }) => {
    navigate.mockClear();
    const link = canvas.getByRole('link', { name: 'One thing' });
    await userEvent.click(link);
    await expect(navigate).toHaveBeenCalledWith('/things/one');
    link.focus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledTimes(2);
  },
};

export const ModifierClickIsLeftToTheBrowser: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    navigate.mockClear();
    canvasElement.addEventListener('click', keepPage);
    await userEvent.keyboard('{Control>}');
    await userEvent.click(canvas.getByRole('link', { name: 'One thing' }));
    await userEvent.keyboard('{/Control}');
    canvasElement.removeEventListener('click', keepPage);
    await expect(navigate).not.toHaveBeenCalled();
  },
};
