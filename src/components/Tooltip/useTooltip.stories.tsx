import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { NativeButton } from '../Button/NativeButton.tsx';
import type { TooltipOptions } from './TipBubble.tsx';

/** A button with a tooltip. */
function Tooltip({ isDisabled = false, ...tip }: TooltipOptions & { isDisabled?: boolean }) {
  return <NativeButton tip={isDisabled ? undefined : tip}>21 s ago</NativeButton>;
}

const meta = {
  title: 'Components/Feedback/Tooltip',
  component: Tooltip,
  parameters: { layout: 'centered' },
  args: { text: 'Sat 21 Nov 2026, 14:06:31' },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

const invisible = { parameters: { chromatic: { disableSnapshot: true } } };
const isGone = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());

export const Above: Story = { args: { isPinned: true } };
export const Beside: Story = { args: { isPinned: true, placement: 'right' } };
export const LongText: Story = {
  args: {
    isPinned: true,
    text: 'Empty, close and label the box first, then wait until no one is carrying it to another shelf',
  },
};

export const FocusShowsTheTooltipAndDescribesTheTrigger: Story = {
  ...invisible,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(args.text);
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(args.text);
    await userEvent.tab();
    await isGone();
  },
};

export const EscHidesTheTooltip: Story = {
  ...invisible,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await isGone();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const HoverShowsTheTooltipAfterADelay: Story = {
  ...invisible,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.hover(canvasElement);
    await userEvent.hover(canvas.getByRole('button'));
    await screen.findByRole('tooltip');
    await userEvent.unhover(canvas.getByRole('button'));
    await isGone();
  },
};

export const ClickHidesTheTooltip: Story = {
  ...invisible,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.hover(canvasElement);
    await userEvent.hover(canvas.getByRole('button'));
    await screen.findByRole('tooltip');
    await userEvent.click(canvas.getByRole('button'));
    await isGone();
  },
};

export const TapShowsTheTooltipOnStaticText: Story = {
  ...invisible,
  args: { opensOnClick: true },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button') });
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(args.text);
    await userEvent.pointer({ keys: '[TouchA]', target: canvasElement });
    await isGone();
  },
};

export const DisabledTooltipStaysHidden: Story = {
  ...invisible,
  args: { isDisabled: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
};
