import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Page } from '../../../components/Layout/Layout.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import type { Tone } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import { TickStrip, type TickGroup } from './TickStrip.tsx';

function group(label: string, healthy: number, ...others: Tone[]): TickGroup {
  const ticks = [...Array.from({ length: healthy }, (): Tone => 'healthy'), ...others];
  return { label, href: `/shelves/${label}`, ticks };
}

const groups = [
  group('attic', 15, 'pending', 'warning', 'error'),
  group('cellar', 7, 'warning'),
  group('office', 20, 'warning', 'pending'),
  group('west-hall', 37, 'warning', 'error', 'error'),
  group('east-hall', 34, 'warning', 'error'),
  group('reading-room', 3, 'off'),
];

const meta = {
  title: 'Screens/Home/TickStrip',
  component: TickStrip,
  args: { label: 'Books by room', groups },
  decorators: [
    (Story) => (
      <Page>
        <Panel title="Books">
          <Story />
        </Panel>
      </Page>
    ),
  ],
} satisfies Meta<typeof TickStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeNetworks: Story = {};

export const GroupsLinkToTheirList: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole('link', { name: 'attic 18 15 healthy, 1 warning, 1 error, 1 pending' });
    await expect(first).toHaveAttribute('href', '/shelves/attic');
    await userEvent.tab();
    await expect(first).toHaveFocus();
  },
};

export const ThousandsOfTicksShowBars: Story = {
  args: { groups: [...groups, group('warehouse', 4800, 'error'), group('annexe', 12, 'warning')] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: /^warehouse 4,801/ })).toBeVisible();
    await expect(canvasElement.querySelectorAll('a span').length).toBeLessThan(100);
  },
};

export const PhoneShowsOneBar: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Books by room: 116 healthy, 5 warning, 4 error, 2 pending, 1 off'),
    ).toBeInTheDocument();
  },
};
