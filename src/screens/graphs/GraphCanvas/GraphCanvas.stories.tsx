import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { branchGraph, officeGraph, type GraphFixture } from '../../../../mocks/fixtures/graphs.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { HOUR, MINUTE, NOW } from '../../../../mocks/fixtures/now.ts';
import { aTopology } from '../../../../mocks/fixtures/topology.ts';
import { visibleGraphOf } from '../../../domain/graph/visibleGraph.ts';
import { readGraphQuery } from '../GraphScreen/graphQuery.ts';
import { GraphCanvas, type GraphCanvasProps } from './GraphCanvas.tsx';
import { graphItems } from './graphItems.ts';

type CanvasView = GraphCanvasProps['view'];

const viewOf = (
  { netid, topology }: Pick<CanvasView, 'netid' | 'topology'>,
  asked = '',
  changes: Partial<CanvasView> = {},
): CanvasView => ({
  netid,
  topology,
  core: 0,
  isArranging: false,
  lit: undefined,
  path: undefined,
  marks: undefined,
  query: readGraphQuery(new URLSearchParams(asked)),
  ...changes,
});

const drawingOf = ({ netid, nodes, clients, positions }: GraphFixture, isPointToSite = false) => {
  const topology = aTopology({ nodes, clients, isPointToSite });
  const drawn = visibleGraphOf(topology, { selectedId: undefined });
  const middle = { x: 0, y: 0 };
  return {
    view: viewOf({ netid, topology }),
    drawn,
    places: new Map(graphItems(drawn).map(({ id, label }) => [id, positions.get(label) ?? middle] as const)),
  };
};

const perRow = 24;
const distance = 60;
const age = (index: number) => (index % 11 === 0 ? 2 * HOUR : index % 7 === 0 ? 12 * MINUTE : 20);
const names = Array.from({ length: 288 }, (_, index) => `gw-${index}`);

/** More items than are drawn as elements, some of them unhealthy. Gateways, because they aren't grouped. */
const crowd: GraphFixture = {
  netid: 'big',
  nodes: names.map((name, index) =>
    aNode({ network: 'big', name, lastCheckIn: NOW - age(index), isIngressGateway: true }),
  ),
  clients: [],
  positions: new Map(
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

const office = drawingOf(officeGraph).view;

const meta = {
  title: 'Screens/Graphs/GraphCanvas',
  component: GraphCanvas,
  decorators: [InFrame],
  parameters: { layout: 'fullscreen' },
  args: {
    ...drawingOf(officeGraph),
    on: { change: fn(), toggleGroup: fn(), askPair: fn(), saveViewport: fn() },
    onFocus: fn(),
    fullScreen: { isOn: false, toggle: fn() },
  },
} satisfies Meta<typeof GraphCanvas>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Mesh: Story = {
  play: async ({ canvasElement }) => {
    // The dots behind the drawing would be an image without a name.
    const dots = await waitFor(() => {
      const found = canvasElement.querySelector('.react-flow__background');
      if (!found) throw new Error('The dots haven’t been drawn yet');
      return found;
    });
    await expect(dots.closest('[aria-hidden=true]')).not.toBeNull();
  },
};
export const PointToSite: Story = { args: drawingOf(branchGraph, true) };
export const Searched: Story = { args: { view: viewOf(office, 'search=dev-') } };
export const ManyNodesAsDots: Story = { args: drawingOf(crowd) };

const idOf = (name: string) => officeGraph.nodes.find((node) => node.name === name)?.id ?? '';

export const BlockedPath: Story = {
  args: {
    view: viewOf(office, '', {
      path: { ids: ['client/mira-phone', idOf('hq-gw'), idOf('files')], breakAt: 2 },
    }),
  },
};
export const FailureImpact: Story = {
  args: {
    view: viewOf(office, `selected=${idOf('hq-gw')}`, {
      marks: new Map([
        [idOf('hq-gw'), 'failed'],
        ['client/mira-phone', 'cutOff'],
        [idOf('files'), 'losing'],
      ]),
    }),
  },
  play: async ({ canvas }) => {
    const cutOff = await canvas.findByRole('button', { name: /^mira-phone/ });
    await expect(cutOff.querySelector('[data-mark="cutOff"]')).not.toBeNull();
  },
};

export const ShiftClickAndShiftEnterExplainThePair: Story = {
  args: { view: viewOf(office, 'selected=client/mira-phone') },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    const camera = await canvas.findByRole('button', { name: /^hq-cam/ });
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(camera);
    await expect(args.on.askPair).toHaveBeenLastCalledWith('client/mira-phone', camera.dataset['id']);
    camera.focus();
    await userEvent.keyboard('{Enter}{/Shift}');
    await expect(args.on.askPair).toHaveBeenCalledTimes(2);
    await expect(args.on.change).not.toHaveBeenCalled();
  },
};
