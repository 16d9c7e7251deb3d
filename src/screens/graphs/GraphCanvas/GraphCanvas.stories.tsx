import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { branchGraph, officeGraph, type PicturedGraph } from '../../../../mocks/fixtures/graphs.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { HOUR, MINUTE, NOW } from '../../../../mocks/fixtures/now.ts';
import { aTopology } from '../../../../mocks/fixtures/topology.ts';
import { drawnOf } from '../../../domain/graph/drawn.ts';
import { GraphCanvas } from './GraphCanvas.tsx';
import { thingsOf } from './things.ts';

const drawingOf = ({ netid, nodes, clients, places }: PicturedGraph, isPointToSite = false) => {
  const topology = aTopology({ nodes, clients, isPointToSite });
  const drawn = drawnOf(topology, { selectedId: undefined });
  const middle = { x: 0, y: 0 };
  return {
    netid,
    topology,
    drawn,
    places: new Map(thingsOf(drawn).map(({ id, label }) => [id, places.get(label) ?? middle] as const)),
  };
};

const perRow = 24;
const distance = 60;
const age = (index: number) => (index % 11 === 0 ? 2 * HOUR : index % 7 === 0 ? 12 * MINUTE : 20);
const names = Array.from({ length: 288 }, (_, index) => `gw-${index}`);

/** More things than are drawn as elements, some of them not well; gateways, as no group takes these together. */
const crowd: PicturedGraph = {
  netid: 'big',
  nodes: names.map((name, index) =>
    aNode({ network: 'big', name, lastCheckIn: NOW - age(index), isIngressGateway: true }),
  ),
  clients: [],
  places: new Map(
    names.map((name, index) => [
      name,
      { x: (index % perRow) * distance, y: Math.floor(index / perRow) * distance },
    ]),
  ),
};

const InFrame: Decorator = (Story) => (
  <div style={{ height: '100vh', display: 'flex' }}>
    <Story />
  </div>
);

const meta = {
  title: 'Screens/Graphs/GraphCanvas',
  component: GraphCanvas,
  decorators: [InFrame],
  parameters: { layout: 'fullscreen' },
  args: {
    ...drawingOf(officeGraph),
    core: 0,
    focus: undefined,
    onFocus: fn(),
    lit: undefined,
    path: undefined,
    marks: undefined,
    isArranging: false,
    selected: undefined,
    search: '',
    isFullScreen: false,
    onSelect: fn(),
    onOpenGroup: fn(),
    onSearch: fn(),
    onFind: fn(),
    onFullScreen: fn(),
    onPair: fn(),
  },
} satisfies Meta<typeof GraphCanvas>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Mesh: Story = {};
export const PointToSite: Story = { args: drawingOf(branchGraph, true) };
export const Searched: Story = { args: { search: 'dev-' } };
export const ACrowdOfDots: Story = { args: drawingOf(crowd) };

const idOf = (name: string) => officeGraph.nodes.find((node) => node.name === name)?.id ?? '';

export const TheWayOfAQuestionThatStops: Story = {
  args: { path: { ids: ['client/mira-phone', idOf('hq-gw'), idOf('files')], breakAt: 2 } },
};
export const WhoLosesAWay: Story = {
  args: {
    selected: idOf('hq-gw'),
    marks: new Map([
      [idOf('hq-gw'), 'failed'],
      ['client/mira-phone', 'cutOff'],
      [idOf('files'), 'losing'],
    ]),
  },
  play: async ({ canvas }) => {
    const cutOff = await canvas.findByRole('button', { name: /^mira-phone/ });
    await expect(cutOff.querySelector('[data-mark="cutOff"]')).not.toBeNull();
  },
};

export const ShiftAsksAboutTwo: Story = {
  args: { selected: 'client/mira-phone' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    const camera = await canvas.findByRole('button', { name: /^hq-cam/ });
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(camera);
    await expect(args.onPair).toHaveBeenLastCalledWith('client/mira-phone', camera.dataset['id']);
    camera.focus();
    await userEvent.keyboard('{Enter}{/Shift}');
    await expect(args.onPair).toHaveBeenCalledTimes(2);
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

export const APressSelects: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^mira-phone/ }));
    await expect(args.onSelect).toHaveBeenCalledWith('client/mira-phone');
  },
};
