import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { InlineTooltip } from './InlineTooltip.tsx';

const meta = {
  title: 'Components/Data/InlineTooltip',
  component: InlineTooltip,
  parameters: { layout: 'centered' },
  args: { text: 'Counted at 14:06:31', children: '128 boxes' },
} satisfies Meta<typeof InlineTooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InASentence: Story = {
  render: (args) => (
    <Text tone="secondary">
      There are <InlineTooltip {...args} /> on this shelf.
    </Text>
  ),
};

export const FocusShowsTheText: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '128 boxes' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(args.text);
  },
};

export const TapShowsTheText: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button') });
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(args.text);
  },
};
