import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Layout/Layout.tsx';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'Components/Data/Avatar',
  component: Avatar,
  parameters: { layout: 'padded' },
  args: { name: 'mira' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Names: Story = {
  render: () => (
    <Inline>
      <Avatar name="mira" />
      <Avatar name="Mira Kovač" />
      <Avatar name="jonas.berg@example.org" />
      <Avatar name="x" />
    </Inline>
  ),
};

export const Tones: Story = {
  render: () => (
    <Inline>
      <Avatar name="mira" />
      <Avatar name="lars.holm" tone="neutral" />
      <Avatar name="mira" size="large" />
      <Avatar name="lars.holm" tone="neutral" size="large" />
    </Inline>
  ),
};

export const InitialsUseTheFirstTwoWords: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  ...Names,
  play: async ({ canvasElement }) => {
    const avatars = [...canvasElement.querySelectorAll('[data-initials]')];
    const drawn = avatars.map((avatar) => getComputedStyle(avatar, '::before').content);
    await expect(drawn).toEqual(['"mi"', '"MK"', '"jb"', '"x"']);
  },
};
