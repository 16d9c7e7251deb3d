import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Inline } from './Layout.tsx';
import { Heading, Text } from '../Text/Text.tsx';

const meta = {
  title: 'Components/Layout/Inline',
  component: Inline,
  parameters: { layout: 'padded' },
  args: {
    children: (
      <>
        <Heading level={2} variant="title">
          Shelves
        </Heading>
        <Text tone="secondary">6 of them</Text>
        <Button size="form">Refresh</Button>
      </>
    ),
  },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Centred: Story = {};
export const AlignedOnTheBaseline: Story = { args: { align: 'baseline' } };
export const AlignedAtTheStart: Story = { args: { align: 'start' } };
export const SpreadOut: Story = { args: { justify: 'between' } };
export const AtTheEnd: Story = { args: { justify: 'end' } };
export const Wrapping: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    isWrapping: true,
    children: ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'].map((word) => (
      <Button key={word}>{word}</Button>
    )),
  },
};
