import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { networkConfirm, type NetworkConfirmView } from './NetworkConfirm.tsx';

/** Asks for confirmation before a network is deleted or its public keys are refreshed. */
function NetworkQuestion({ question, onYes, onNo }: AskedProps) {
  return <ConfirmDialog {...networkConfirm(question)} isOpen onConfirm={onYes} onCancel={onNo} />;
}

type AskedProps = { question: NetworkConfirmView; onYes: () => void; onNo: () => void };

const meta = {
  title: 'Screens/Networks/NetworkQuestion',
  component: NetworkQuestion,
  args: {
    question: {
      verb: 'delete',
      netid: 'lab',
      deletion: {
        isPossible: true,
        consequences: [
          { label: 'Access keys deleted', value: 3 },
          { label: 'Server nodes removed', value: 1 },
        ],
      },
    },
    onYes: fn(),
    onNo: fn(),
  },
} satisfies Meta<typeof NetworkQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Delete: Story = {};
export const RefreshKeys: Story = {
  args: { question: { verb: 'refreshKeys', netid: 'prod-eu', nodeCount: 40 } },
};
