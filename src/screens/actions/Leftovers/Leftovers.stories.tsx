import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Leftover } from '../../../domain/node/leftovers.ts';
import { LeftoverList } from './Leftovers.tsx';

const named = [{ text: '10.20.30.5', owner: 'leaf-b' }];
const entry = (name: string): Leftover => ({
  holder: { kind: 'dns', entry: { name, network: 'prod-eu' } },
  named,
  isCleanable: true,
});
const relay = { id: 'gw-relay', name: 'gw-relay', network: 'prod-eu' };

const meta = {
  title: 'Screens/Actions/Leftovers',
  component: LeftoverList,
  decorators: [
    (Story) => (
      <main style={{ maxWidth: 480 }}>
        <Story />
      </main>
    ),
  ],
  args: {
    leftovers: [
      entry('wiki.intern'),
      { holder: { kind: 'list', node: relay, list: 'relayAddresses' }, named, isCleanable: true },
      { holder: { kind: 'commands', node: relay }, named, isCleanable: false },
    ],
  },
} satisfies Meta<typeof LeftoverList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CleanableAndManual: Story = {};
export const ManyReferences: Story = {
  args: { leftovers: Array.from({ length: 12 }, (_, at) => entry(`wiki-${at + 1}.intern`)) },
};
