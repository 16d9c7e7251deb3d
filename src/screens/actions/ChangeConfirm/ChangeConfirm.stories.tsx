import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { aDnsEntry } from '../../../../mocks/fixtures/dnsEntry.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import { departingNodes } from '../../../domain/node/leftovers.ts';
import { createViewer } from '../../../domain/session/permissions.ts';
import { KnownRecordsContext } from '../Leftovers/KnownRecordsContext.ts';
import { ChangeConfirm } from './ChangeConfirm.tsx';

const node = aNode({ name: 'leaf-b', address: '10.20.30.5' });
const entry = aDnsEntry({ name: 'wiki', network: node.network, address: node.address });
const records = {
  viewer: createViewer(aSessionUser(), true, []),
  nodes: [node],
  clients: [],
  networks: [],
  dnsEntries: [entry],
  refresh: fn(),
};

const meta = {
  title: 'Screens/Actions/ChangeConfirm',
  component: ChangeConfirm,
  args: {
    question: {
      title: 'Delete leaf-b?',
      message: 'It will leave the network. This can’t be undone.',
      confirmLabel: 'Delete node',
      isDanger: true,
    },
    onYes: fn(),
    onNo: fn(),
  },
} satisfies Meta<typeof ChangeConfirm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutReferences: Story = {};

export const WithReferences: Story = {
  args: { question: { ...meta.args.question, departing: (source) => departingNodes([node], source) } },
  decorators: [
    (Question) => (
      <KnownRecordsContext value={records}>
        <Question />
      </KnownRecordsContext>
    ),
  ],
};

export const ReferencesStayIfUnchecked: Story = {
  ...WithReferences,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Also clean up these references' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete node' }));
    await expect(args.onYes).toHaveBeenCalledWith([]);
  },
};
