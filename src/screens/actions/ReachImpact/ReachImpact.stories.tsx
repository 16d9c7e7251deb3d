import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aReachSource, reachNodeId } from '../../../../mocks/fixtures/reach.ts';
import { clientKey } from '../../../domain/externalClient/externalClient.ts';
import { reachImpact } from '../../../domain/reach/report/impact.ts';
import type { ReachChange } from '../../../domain/reach/report/reachChange.ts';
import { ImpactSource } from './ImpactSource.ts';
import { ImpactSentences, ReachImpacts, type ImpactState } from './ReachImpact.tsx';

const source = aReachSource({
  nodes: {
    'ams-gw-01': { isIngressGateway: true },
    'fra-db-01': {},
    'fra-gw-01': { isEgressGateway: true, egressRanges: ['192.168.77.0/24'], egressNat: true },
    'lon-relay-01': { relays: ['lon-db-01', 'lon-db-02'] },
    'lon-db-01': {},
    'lon-db-02': {},
  },
  clients: { 'mira-phone': { at: 'ams-gw-01' } },
});
const after = (change: ReachChange) =>
  ({ status: 'ready', impact: reachImpact(source, 'prod-eu', change) }) as const;

const meta = {
  title: 'Screens/Actions/ReachImpact',
  component: ImpactSentences,
  args: { state: after({ kind: 'removeNodes', nodeIds: [reachNodeId('lon-relay-01')] }) },
} satisfies Meta<typeof ImpactSentences>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ConnectivityLost: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Connectivity impact' })).toHaveTextContent(
      'lon-db-01 and lon-db-02 will lose all connectivity.',
    );
  },
};
export const RangeLost: Story = {
  args: { state: after({ kind: 'role', nodeId: reachNodeId('fra-gw-01'), role: 'egress', isOn: false }) },
};
export const ConnectivityGained: Story = {
  args: {
    state: {
      status: 'ready',
      impact: {
        lost: 0,
        gained: 12,
        lines: [{ kind: 'gained', text: '12 nodes will gain access to mira-phone.' }],
        affected: { cutOff: [], losing: [], ranges: [] },
      },
    },
  },
};
export const DeletedClientLosesAllConnectivity: Story = {
  args: {
    state: after({ kind: 'removeClient', key: clientKey({ network: 'prod-eu', clientId: 'mira-phone' }) }),
  },
};
export const NoChange: Story = { args: { state: after({ kind: 'removeClient', key: 'unknown' }) } };
export const Calculating: Story = { args: { state: { status: 'working' } } };
export const ACLsFailedToLoad: Story = { args: { state: { status: 'failed' } } };
export const NoAccessToACLs: Story = { args: { state: { status: 'denied' } } };

const inNetworks = (states: Readonly<Record<string, ImpactState>>) => () => (
  <ImpactSource
    value={({ netid, heading = '' }) => (
      <ImpactSentences heading={heading} state={states[netid] ?? { status: 'working' }} />
    )}
  >
    <ReachImpacts
      changes={Object.keys(states).map((netid) => ({ netid, change: { kind: 'removeNodes', nodeIds: [] } }))}
    />
  </ImpactSource>
);

export const OneLineWhileSeveralNetworksAreCalculated: Story = {
  render: inNetworks({
    'prod-eu': { status: 'working' },
    'prod-us': { status: 'failed' },
    staging: { status: 'working' },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Calculating connectivity impact…');
    await expect(canvas.queryByRole('group')).toBeNull();
  },
};

export const SeveralNetworks: Story = {
  render: inNetworks({
    'prod-eu': after({ kind: 'removeNodes', nodeIds: [reachNodeId('lon-relay-01')] }),
    'prod-us': { status: 'failed' },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('group')).toHaveLength(2);
    await expect(canvas.getAllByRole('status')).toHaveLength(2);
  },
};
