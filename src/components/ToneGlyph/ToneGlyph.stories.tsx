import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline, Page } from '../Layout/Layout.tsx';
import { Text } from '../Text/Text.tsx';
import { ToneGlyph, tones } from './ToneGlyph.tsx';

const meta = {
  title: 'Components/Data/ToneGlyph',
  component: ToneGlyph,
  args: { tone: 'healthy' },
} satisfies Meta<typeof ToneGlyph>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shapes: Story = {
  render: ({ size = 12 }) => (
    <Page>
      <Inline gap="page">
        {tones.map((tone) => (
          <Inline key={tone} gap="small">
            <ToneGlyph tone={tone} size={size} />
            <Text as="span">{tone}</Text>
          </Inline>
        ))}
      </Inline>
    </Page>
  ),
  play: async ({ canvasElement }) => {
    const drawings = [...canvasElement.querySelectorAll('svg')].map((svg) => svg.innerHTML);
    await expect(new Set(drawings).size).toBe(tones.length);
  },
};

export const Large: Story = { ...Shapes, args: { size: 24 } };

export const GlyphIsDecorative: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
