import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Page } from '../Layout/Layout.tsx';
import { type } from '../theme/type.css.ts';
import { Text, type TextProps } from './Text.tsx';

type Variant = NonNullable<TextProps['variant']>;
const variants = Object.keys(type).filter((name): name is Variant => name in type);
const tones = ['primary', 'secondary', 'tertiary', 'healthy', 'warning', 'error', 'pending', 'off'] as const;

const meta = {
  title: 'Components/Data/Text',
  component: Text,
  args: { children: 'Four of six shelves are full.' },
  render: (args) => (
    <Page>
      <Text {...args} />
    </Page>
  ),
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  render: () => (
    <Page>
      {variants.map((variant) => (
        <Text key={variant} variant={variant}>
          {variant}: 128 boxes on 6 shelves
        </Text>
      ))}
    </Page>
  ),
};

export const VariantsOnAPhone: Story = { ...Variants, globals: { viewport: { value: 'phone' } } };

export const Tones: Story = {
  render: () => (
    <Page>
      {tones.map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}
        </Text>
      ))}
    </Page>
  ),
};

export const TruncatedToOneLine: Story = {
  args: { isTruncated: true, children: 'Letters, parcels, postcards. '.repeat(12) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Letters/).getBoundingClientRect().height).toBe(20);
  },
};
