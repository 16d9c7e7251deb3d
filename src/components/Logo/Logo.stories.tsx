import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Layout/Layout.tsx';
import { Logo } from './Logo.tsx';

const meta = {
  title: 'Components/Data/Logo',
  component: Logo,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Logo>;
export default meta;

export const Sizes: StoryObj<typeof meta> = {
  render: () => (
    <Inline gap="page">
      <Logo />
      <Logo size={40} />
      <Logo size={120} />
    </Inline>
  ),
};
