import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline, Page, Stack } from '../../../components/Layout/Layout.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { nodeKinds } from '../../../domain/graph/nodeKind.ts';
import { kindNames } from '../../../domain/graph/graphText.ts';
import { GroupFigure, NodeFigure, type NodeFigureProps } from './NodeFigure.tsx';

type State = Omit<NodeFigureProps, 'kind' | 'text'>;

/** All kinds in the given states, side by side. */
function Kinds({ states }: { states: readonly State[] }) {
  return (
    <Page>
      <Stack gap="page">
        {nodeKinds.map((kind) => (
          <Inline key={kind} gap="page" isWrapping>
            {states.map((state) => (
              <NodeFigure key={JSON.stringify(state)} {...state} kind={kind} text="10.48.0.0/16" />
            ))}
            <Text as="span">{kindNames[kind]}</Text>
          </Inline>
        ))}
      </Stack>
    </Page>
  );
}

const states: readonly State[] = [{ health: 'healthy' }, { health: 'warning' }, { health: 'error' }];

const meta = {
  title: 'Screens/Graphs/NodeFigure',
  component: Kinds,
  args: { states },
} satisfies Meta<typeof Kinds>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllKindsInEachState: Story = {
  play: async ({ canvasElement }) => {
    const drawings = [...canvasElement.querySelectorAll('span[aria-hidden]')].map(
      (figure) => figure.innerHTML,
    );
    await expect(new Set(drawings).size).toBe(nodeKinds.length * states.length);
  },
};
export const AllKindsSelected: Story = {
  args: { states: states.map((state) => ({ ...state, isSelected: true })) },
};
export const PendingAndHub: Story = {
  args: {
    states: [{ health: 'pending' }, { isHub: true }, { isHub: true, health: 'error', isSelected: true }],
  },
};
export const Isolated: Story = {
  args: {
    states: [
      { isIsolated: true },
      { isIsolated: true, isSelected: true },
      { isIsolated: true, health: 'error' },
    ],
  },
};

const health = { healthy: 80, warning: 9, error: 4, pending: 1 };

export const Groups: Story = {
  render: () => (
    <Page>
      <Inline gap="page" isWrapping>
        {[false, true].map((isOpen) => (
          <GroupFigure
            key={String(isOpen)}
            group={{ kind: 'normal', isExpanded: isOpen, health, count: 94 }}
            size={{ width: 160, height: 160 }}
            isSelected={isOpen}
          />
        ))}
      </Inline>
    </Page>
  ),
};
