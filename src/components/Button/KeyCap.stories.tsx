import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeyCap } from './Button.tsx';
import { Inline } from '../Layout/Layout.tsx';

const meta = {
  title: 'Components/Actions/KeyCap',
  component: KeyCap,
  parameters: { layout: 'padded' },
  args: { children: '/' },
} satisfies Meta<typeof KeyCap>;
export default meta;

export const Keys: StoryObj<typeof meta> = {
  render: () => (
    <Inline>
      <KeyCap>/</KeyCap>
      <KeyCap>E</KeyCap>
      <KeyCap>⌘K</KeyCap>
      <KeyCap>Esc</KeyCap>
    </Inline>
  ),
};
