import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { aFindingsSource } from '../../../../mocks/fixtures/findings.ts';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { aNetwork } from '../../../../mocks/fixtures/network.ts';
import { anAccessKey } from '../../../../mocks/fixtures/accessKey.ts';
import { NOW } from '../../../../mocks/fixtures/now.ts';
import { findingsOf } from '../../../domain/findings/findings.ts';
import { type FindingsInput, findingsView } from './findingsView.ts';
import { FindingsScreen } from './FindingsScreen.tsx';

const office = { endpoint: '203.0.113.8' };

const findings = findingsOf(
  aFindingsSource({
    nodes: {
      'ams-db-01': { isPending: true },
      'ber-a': office,
      'ber-b': { ...office, listenPort: 51822 },
      'cam-gate-17': { isRelayed: true },
      'fra-gw-01': { isEgressGateway: true, egressRanges: ['10.30.2.0/24'], egressNat: true },
      'ams-gw-01': { isEgressGateway: true, egressRanges: ['10.30.2.0/24'], egressNat: true },
      'old-laptop': { lastCheckIn: NOW - 94 * 24 * 60 * 60 },
    },
    networks: [
      aNetwork({ defaultMtu: 1420, allowManualSignup: true, accessKeys: [anAccessKey({ uses: 4812 })] }),
      aNetwork({ netid: 'office', addressRange: '10.20.0.0/16' }),
    ],
  }),
);

function of(changes: Partial<FindingsInput> = {}) {
  return findingsView({
    netid: undefined,
    findings: ready(findings, 4),
    areAclsLoading: false,
    isRefreshing: false,
    query: new URLSearchParams(),
    rowsPerPage: 25,
    ...changes,
  });
}

const meta = {
  title: 'Screens/Findings/Findings',
  component: FindingsScreen,
  parameters: { layout: 'fullscreen' },
  args: { view: of(), on: { refresh: fn(), filter: fn(), turnTo: fn(), approve: fn() } },
} satisfies Meta<typeof FindingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllNetworks: Story = {};

export const OneNetwork: Story = { args: { view: of({ netid: 'prod-eu' }) } };

export const BrokenOnly: Story = { args: { view: of({ query: new URLSearchParams('severity=broken') }) } };

export const LoadingAcls: Story = { args: { view: of({ areAclsLoading: true }) } };

export const Loading: Story = { args: { view: of({ findings: { status: 'loading' } }) } };

export const Failed: Story = {
  args: { view: of({ findings: { status: 'failed', failure: { kind: 'unreachable', offline: true } } }) },
};

export const NoFindings: Story = { args: { view: of({ findings: ready([]) }) } };

export const NoMatch: Story = { args: { view: of({ query: new URLSearchParams('search=nothing') }) } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const SelectedRowShowsItsDetails: Story = {
  args: { view: of({ query: new URLSearchParams(`finding=${findings.at(-1)?.key ?? ''}`) }) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const details = canvas.getByRole('complementary', { name: 'Selected finding' });
    await expect(details).toHaveTextContent('Node offline for 30 days');
    await expect(details).toHaveTextContent('Delete the node if the machine is no longer used.');
  },
};

export const ApproveButtonApprovesTheNode: Story = {
  args: { view: of({ query: new URLSearchParams('severity=waiting') }) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    const [button] = canvas.getAllByRole('button', { name: 'Approve' });
    if (button) await userEvent.click(button);
    await expect(args.on.approve).toHaveBeenCalledOnce();
  },
};

export const KindFilterNarrowsTheList: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Kind/ }));
    const option = await canvas.findByRole('option', {
      name: /Public key used twice|Access key with many uses/,
    });
    await userEvent.click(option);
    await expect(args.on.filter).toHaveBeenLastCalledWith({ kinds: ['openKey'], finding: '' });
  },
};
