import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Layout/Layout.tsx';
import { Heading, Identifier, Text } from './Text.tsx';

const meta = {
  title: 'Components/Data/Identifier',
  component: Identifier,
  parameters: { layout: 'padded' },
  args: { children: 'Il1-O0-lol' },
} satisfies Meta<typeof Identifier>;
export default meta;

export const BesideOrdinaryText: StoryObj<typeof meta> = {
  render: (args) => (
    <Stack>
      <Text>
        <Identifier {...args} /> as a name, Il1-O0-lol as text
      </Text>
      <Heading level={2} variant="title">
        <Identifier {...args} />
      </Heading>
    </Stack>
  ),
};
