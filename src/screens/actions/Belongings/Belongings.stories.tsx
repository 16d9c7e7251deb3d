import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { anExternalClient } from '../../../../mocks/fixtures/externalClient.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { nodeOwners, noBelongings } from '../../../domain/user/owners.ts';
import { BelongingsChoice } from './Belongings.tsx';

const ownership = { ownerOf: nodeOwners(undefined), isKnown: true, refresh: fn() };
const clientsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => anExternalClient({ clientId: `phone-${at + 1}` }));

const meta = {
  title: 'Screens/Actions/Belongings',
  component: BelongingsChoice,
  decorators: [
    (Story) => (
      <main style={{ maxWidth: 480 }}>
        <Story />
      </main>
    ),
  ],
  args: {
    belongings: { clients: clientsOf(1), nodes: [aNode({ name: 'build-box' })] },
    ownership,
    also: { clients: true, nodes: false },
    onChange: fn(),
  },
} satisfies Meta<typeof BelongingsChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ClientsAndNodes: Story = {};
export const Many: Story = { args: { belongings: { clients: clientsOf(40), nodes: [] } } };
export const Unknown: Story = {
  args: { belongings: noBelongings, ownership: { ...ownership, isKnown: false } },
};
