import { atWidth } from '../../../components/testing/widths.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { aServerConfig } from '../../../../mocks/fixtures/serverConfig.ts';
import { recordsOf, type GivenRecords } from '../../../../mocks/fixtures/records.ts';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import {
  fleetClients,
  fleetDnsEntries,
  fleetNetworks,
  fleetUsers,
} from '../../../../mocks/fixtures/fleet.ts';
import { fleetFindings } from '../../../../mocks/fixtures/findings.ts';
import { aNetwork } from '../../../../mocks/fixtures/network.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { fleetNodes } from '../../../../mocks/fixtures/fleetNodes.ts';
import { manyNodes } from '../../../../mocks/fixtures/manyNodes.ts';
import { NOW_MS } from '../../../../mocks/fixtures/now.ts';
import { besideNavigation } from '../../../components/testing/cutNames.ts';
import { parseLog } from '../../../domain/testing/parseLog.ts';
import type { DashboardPage } from './dashboardCards.ts';
import { DashboardScreen } from './DashboardScreen.tsx';
import { dashboardView } from './dashboardView.ts';

const log = [
  '[netmaker] 2026-11-21 09:58:03  Deleted node 6f0c2e4a-91b7-4d8e-a3c1-00000000000f from network prod-eu (1) ',
  '[netmaker] 2026-11-21 11:20:10 mira created access key ci-runners on prod-us (1) ',
  '[netmaker] 2026-11-21 13:47:44 jonas uncordoned node fra-gw-01 (1) ',
  '[netmaker] 2026-11-21 14:02:12 mira updated ACLs for network prod-eu (1) ',
].join('\n');

const findings = fleetFindings();

const loading = { status: 'loading' } as const;
const failed = { status: 'failed', failure: { kind: 'unreachable', offline: false } } as const;

function view(changes: GivenRecords & Partial<DashboardPage> = {}) {
  return dashboardView(
    recordsOf({
      nodes: ready(fleetNodes, 4),
      networks: ready(fleetNetworks, 4),
      clients: ready(fleetClients, 4),
      dns: ready(fleetDnsEntries, 4),
      users: ready(fleetUsers, 4),
      config: ready(aServerConfig({ isEE: true })),
      ...changes,
    }),
    {
      logs: ready(parseLog(log), 4),
      nameOf: (id) => fleetNodes.find((node) => node.id === id)?.name,
      findings: ready(findings),
      isGettingStarted: false,
      now: NOW_MS,
      ...changes,
    },
  );
}

const meta = {
  title: 'Screens/Home/Dashboard',
  component: DashboardScreen,
  args: { view: view(), on: { refresh: fn(), act: fn(), hideGetStarted: fn() } },
} satisfies Meta<typeof DashboardScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Enterprise: Story = {};
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: 'Needs attention' });
    const panel = within(section);
    const all = Number(/^Needs attention(\d+)/.exec(section.textContent)?.[1]);
    const shown = panel.getAllByRole('listitem').length;
    const [text] = panel.getAllByRole('link', { name: / more/ });
    await expect(text).toHaveTextContent(`${all - shown} more`);
  },
};
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const OnALaptop: Story = { globals: { viewport: { value: 'laptop' } } };
export const InAWideWindow: Story = { globals: { viewport: { value: 'wide' } } };
export const FiveHundredNodes: Story = {
  args: { view: view({ nodes: ready(manyNodes(500), 4) }) },
  parameters: { chromatic: { disableSnapshot: true } },
};
export const NineNodes: Story = {
  args: {
    view: view({
      nodes: ready(manyNodes(9), 4),
      blockedPairs: new Map(fleetNetworks.map(({ netid }) => [netid, 2])),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('blocked pairs')).toBeVisible();
  },
};
export const TwoHundredNodesOnALaptop = atWidth('laptop', {
  args: { view: view({ nodes: ready(manyNodes(200), 4) }) },
} as Story);
export const FiveHundredNodesOnAPhone = atWidth('phone', FiveHundredNodes);
export const FiveHundredNodesInAWideWindow = atWidth('wide', FiveHundredNodes);
export const Community: Story = { args: { view: view({ config: ready(aServerConfig()) }) } };
export const DNSOff: Story = {
  args: { view: view({ config: ready(aServerConfig({ isEE: true, isDnsOn: false })) }) },
};
export const Loading: Story = {
  args: {
    view: view({
      nodes: loading,
      networks: loading,
      clients: loading,
      dns: loading,
      users: loading,
      logs: loading,
      findings: loading,
    }),
  },
};
export const AllRequestsFailed: Story = {
  args: {
    view: view({
      nodes: failed,
      networks: failed,
      clients: failed,
      dns: failed,
      users: failed,
      logs: failed,
      findings: failed,
    }),
  },
};
const nothingYet = {
  isGettingStarted: true,
  nodes: ready([], 4),
  networks: ready([], 4),
  clients: ready([], 4),
  dns: ready([], 4),
  users: ready(fleetUsers.slice(0, 1), 4),
  logs: ready([], 4),
  findings: ready([]),
};
export const NoChangesSinceTheServerStarted: Story = {
  args: {
    view: view({ logs: ready(parseLog('[netmaker] 2026-11-21 13:49:12 admin was authenticated (1) '), 4) }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No changes since 13:49.')).toBeVisible();
  },
};

const office = aNetwork({ netid: 'office', accessKeys: [] });
const asking = aNode({ name: 'mira-laptop', network: 'office', isPending: true });

export const NewServer: Story = { args: { view: view(nothingYet) } };
export const NewServerWithANetwork: Story = {
  args: { view: view({ ...nothingYet, networks: ready([office], 4) }) },
};
export const NewServerOnAPhone: Story = {
  ...NewServerWithANetwork,
  globals: { viewport: { value: 'phone' } },
};
export const MachineWaitingToJoin: Story = {
  args: { view: view({ ...nothingYet, networks: ready([office], 4), nodes: ready([asking], 4) }) },
};
export const FirstMachineJoined: Story = {
  args: {
    view: view({
      ...nothingYet,
      networks: ready([office], 4),
      nodes: ready([{ ...asking, isPending: false }], 4),
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('4 of 4 done')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide' }));
    await expect(args.on.hideGetStarted).toHaveBeenCalledOnce();
  },
};
export const ChecksStillRunning: Story = { args: { view: view({ findings: loading }) } };
export const NothingNeedsAttention: Story = { args: { view: view({ findings: ready([]) }) } };
export const FewFindings: Story = { args: { view: view({ findings: ready(findings.slice(0, 3)) }) } };
export const Stale: Story = {
  args: {
    view: view({
      nodes: {
        status: 'ready',
        value: fleetNodes,
        loadedAt: NOW_MS - 60_000,
        staleBecause: { kind: 'unreachable', offline: false },
      },
    }),
  },
};
export const HealthUnknownAfterARestart: Story = {
  args: {
    view: view({
      nodes: ready(
        fleetNodes.map((node) => ({
          ...node,
          lastCheckIn: NOW_MS / 1000 - 30,
          expiresAt: NOW_MS / 1000 - 30 + 300_000_000,
        })),
        4,
      ),
    }),
  },
  play: async ({ canvas }) => {
    const fleet = within(canvas.getByRole('region', { name: 'Fleet health' }));
    await expect(fleet.getByText('unknown')).toBeInTheDocument();
  },
};
export const TwoThousandNodes: Story = {
  args: { view: view({ nodes: ready(manyNodes(2000), 4) }) },
  tags: ['proof'],
};

export const ApprovingAsks: Story = {
  args: { view: view({ findings: ready(findings.filter(({ check }) => check.kind === 'pending')) }) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Approve ber-kiosk-04' }));
    await expect(args.on.act).toHaveBeenCalledWith([
      { kind: 'approveNode', node: expect.objectContaining({ name: 'ber-kiosk-04', network: 'edge-iot' }) },
    ]);
  },
};

export const AttentionRowsHaveOneLine: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement }) => {
    const panel = within(canvas.getByRole('region', { name: 'Needs attention' }));
    await besideNavigation(canvasElement, async () => {
      const rows = panel.getAllByRole('listitem');
      await expect(rows.length).toBeGreaterThan(8);
      await expect(rows.filter(({ offsetHeight }) => offsetHeight > 41)).toEqual([]);
    });
    // A row is a link. Only what acts is a button.
    await expect(panel.queryByRole('link', { name: /^View/ })).toBeNull();
    for (const button of panel.getAllByRole('button')) await expect(button).toHaveTextContent(/^Approve/);
  },
};

export const CardsAndCountsLinkToTheirPages: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Ext\. clients/ })).toHaveAttribute(
      'href',
      '/ext-clients',
    );
    await expect(canvas.getByRole('link', { name: /4 error/ })).toHaveAttribute(
      'href',
      '/nodes?status=error',
    );
    const ofNetwork = canvas.getAllByRole('link', { name: /edge-iot/ });
    await expect(ofNetwork.map((link) => link.getAttribute('href'))).toContain('/nodes/edge-iot');
    const panel = within(canvas.getByRole('region', { name: 'Needs attention' }));
    await expect(panel.getByRole('link', { name: 'All findings' })).toHaveAttribute('href', '/findings');
    const [, names] = panel.getAllByRole('link');
    await expect(names).toHaveAttribute(
      'href',
      expect.stringContaining('/findings/edge-iot?finding=offline'),
    );
  },
};

export const RefreshCallsItsHandler: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.on.refresh).toHaveBeenCalled();
  },
};
