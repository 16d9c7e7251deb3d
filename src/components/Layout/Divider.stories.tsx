import type { Meta, StoryObj } from '@storybook/react-vite';
import { Divider, Stack } from './Layout.tsx';
import { Text } from '../Text/Text.tsx';

const meta = {
  title: 'Components/Layout/Divider',
  component: Divider,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Divider>;
export default meta;

export const BetweenTwoParts: StoryObj<typeof meta> = {
  render: () => (
    <Stack>
      <Text>What is in the box</Text>
      <Divider />
      <Text>Where the box stands</Text>
    </Stack>
  ),
};
