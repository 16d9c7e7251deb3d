import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { NodeQuestion } from './NodeQuestion.tsx';

const gateway = { network: 'prod-eu', id: '1', name: 'fra-gw-01' };
const leaf = { network: 'prod-us', id: '2', name: 'sfo-web-04' };

const meta = {
  title: 'Screens/Nodes/NodeQuestion',
  component: NodeQuestion,
  args: { question: { verb: 'approve', nodes: [gateway] }, onYes: fn(), onNo: fn() },
} satisfies Meta<typeof NodeQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Approve: Story = {};

export const DeletePlainNode: Story = {
  args: { question: { verb: 'delete', nodes: [leaf], deletion: { isPossible: true, consequences: [] } } },
};

export const DeleteGateway: Story = {
  args: {
    question: {
      verb: 'delete',
      nodes: [gateway],
      deletion: {
        isPossible: true,
        consequences: [
          { label: 'Gateway roles removed', value: 3 },
          { label: 'External clients deleted', value: 6 },
        ],
        typeToConfirm: gateway.name,
      },
    },
  },
};

export const DeleteSeveralOfWhichOneStays: Story = {
  args: {
    question: {
      verb: 'delete',
      nodes: [gateway, leaf],
      leftOut: 1,
      deletion: { isPossible: true, consequences: [] },
    },
  },
};

export const AnswersYesAndNo: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await expect(args.onNo).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
    await expect(args.onYes).toHaveBeenCalled();
  },
};
