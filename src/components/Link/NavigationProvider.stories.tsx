import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Inline } from '../Layout/Layout.tsx';
import { Link, NavigationProvider } from './Link.tsx';

const meta = {
  title: 'Components/Navigation/NavigationProvider',
  component: NavigationProvider,
  args: {
    navigate: fn(),
    children: (
      <Inline gap="gutter">
        <Link href="/things/one">Inside</Link>
        <Link href="https://docs.example.org/" isExternal>
          Outside
        </Link>
      </Inline>
    ),
  },
} satisfies Meta<typeof NavigationProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Links: Story = {};

export const ClickNavigatesWithoutAReload: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Inside' }));
    await expect(args.navigate).toHaveBeenCalledWith('/things/one');
  },
};

export const EnterNavigatesWithoutAReload: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('link', { name: 'Inside' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.navigate).toHaveBeenCalledWith('/things/one');
  },
};

/** The browser’s own navigation would leave the test page. */
const keepPage = (event: Event) => event.preventDefault();

export const ModifierClickIsLeftToTheBrowser: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    canvasElement.addEventListener('click', keepPage);
    await userEvent.keyboard('{Control>}');
    await userEvent.click(canvas.getByRole('link', { name: 'Inside' }));
    await userEvent.keyboard('{/Control}');
    canvasElement.removeEventListener('click', keepPage);
    await expect(args.navigate).not.toHaveBeenCalled();
  },
};
