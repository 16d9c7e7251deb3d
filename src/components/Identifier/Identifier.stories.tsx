import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Identifier } from './Identifier.tsx';

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
