import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { counted } from '../../../domain/format/count.ts';
import type { Pair } from '../../../domain/metrics/disconnection.ts';
import { CauseList } from './CauseList.tsx';

const pairsOf = (one: string, others: readonly string[]): readonly Pair[] =>
  others.map((other) => ({ one, other }));
const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${name}-${at + 1}`);

const relay = {
  id: 'lon-relay-01',
  name: 'lon-relay-01',
  because: 'no check-in for 40 min',
  pairs: pairsOf('lon-relay-01', ['ams-db-01', 'ams-web-01', 'fra-gw-01']),
};

const meta = {
  title: 'Screens/Shared/CauseList',
  component: CauseList,
  decorators: [
    (Story) => (
      <main style={{ maxWidth: 320 }}>
        <Story />
      </main>
    ),
  ],
  args: {
    heading: 'Disconnected',
    causes: { nodes: [relay], pairs: pairsOf('fra-db-01', ['fra-db-02']) },
    nameOf: (id: string) => id,
    nodeText: ({ pairs }) => `is disconnected from ${counted(pairs.length, 'peer')}`,
    pairText: () => 'cause unknown: both check in',
    bothWays: 'do not reach each other',
    onChoose: fn(),
  },
} satisfies Meta<typeof CauseList<Pair>>;
export default meta;
type Story = StoryObj<typeof meta>;

const isBehaviour = { chromatic: { disableSnapshot: true } };

export const NodesAndPairs: Story = {};
export const OneNode: Story = { args: { causes: { nodes: [relay], pairs: [] } } };
export const OneWayPair: Story = {
  args: {
    causes: { nodes: [], pairs: pairsOf('fra-db-01', ['fra-db-02', 'fra-web-01']) },
    isOneWay: ({ other }) => other === 'fra-web-01',
  },
};
export const LongNames: Story = {
  args: {
    causes: {
      nodes: [],
      pairs: pairsOf('a-machine-in-the-cellar-of-the-old-building', ['another-one-under-the-roof-of-it']),
    },
  },
};
export const ManyPairs: Story = {
  args: { causes: { nodes: [], pairs: pairsOf('hub', numbered('leaf', 1_052)) } },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const NoPairsRendersNothing: Story = {
  args: { causes: { nodes: [], pairs: [] } },
  parameters: isBehaviour,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const NodeExpandsItsPairs: Story = {
  parameters: isBehaviour,
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: 'Show 3 pairs of lon-relay-01' });
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const pair = await canvas.findByRole('button', {
      name: 'lon-relay-01 and fra-gw-01 do not reach each other',
    });
    await userEvent.click(pair);
    await expect(args.onChoose).toHaveBeenLastCalledWith({ one: 'lon-relay-01', other: 'fra-gw-01' });
    await userEvent.click(canvas.getByRole('button', { name: 'Hide 3 pairs of lon-relay-01' }));
    await waitFor(() => expect(canvas.getAllByRole('button')).toHaveLength(2));
  },
};

export const EnterSelectsAPair: Story = {
  ...OneWayPair,
  parameters: isBehaviour,
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'fra-db-01 can’t reach fra-web-01' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith({ one: 'fra-db-01', other: 'fra-web-01' });
  },
};

export const HiddenNodesAreCounted: Story = {
  parameters: isBehaviour,
  args: {
    causes: {
      nodes: numbered('fra-web', 70).map((name) => ({
        ...relay,
        id: name,
        name,
        pairs: pairsOf(name, numbered('ber-db', 60)),
      })),
      pairs: [],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Disconnected 4,200' })).toBeVisible();
    await expect(canvas.getByText('and 20 more nodes')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show 60 pairs of fra-web-1' }));
    await expect(await canvas.findByText('and 10 more pairs')).toBeVisible();
  },
};

export const HiddenPairsAreCounted: Story = {
  ...ManyPairs,
  parameters: isBehaviour,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Disconnected 1,052' })).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(50);
    await expect(canvas.getByText('and 1,002 more pairs')).toBeVisible();
  },
};
