import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { aclFleetNodes } from '../../../../mocks/fixtures/aclFleet.ts';
import { anAclMatrix } from '../../../../mocks/fixtures/aclMatrix.ts';
import { manyNodes } from '../../../../mocks/fixtures/manyNodes.ts';
import { someMetrics } from '../../../../mocks/fixtures/metrics.ts';
import { DAY, NOW } from '../../../../mocks/fixtures/now.ts';
import { editAcls } from '../../../domain/acl/aclEdit.ts';
import type { Metrics } from '../../../domain/metrics/metrics.ts';
import { reportsOf, offlineNodes } from '../../../domain/metrics/reports.ts';
import type { Node } from '../../../domain/node/node.ts';
import { nodeRulesFilter } from '../NodeRulesScreen/nodeRulesFilter.ts';
import { aclFilter } from '../AclMatrixScreen/aclPage.ts';
import { RealityView } from './RealityView.tsx';

type Names = readonly (readonly [one: string, other: string])[];

const against = (nodes: readonly Node[], metrics: Metrics, blocked: Names = []) => {
  const idOf = (name: string) => nodes.find((node) => node.name === name)?.id ?? '';
  const pairs = blocked.map(([one, other]) => [idOf(one), idOf(other)] as const);
  const edit = editAcls(
    anAclMatrix(
      nodes.map(({ id }) => id),
      pairs,
    ),
  );
  const query = new URLSearchParams('view=reality');
  return {
    frame: {
      netid: 'prod-eu',
      filter: aclFilter.read(query),
      at: undefined,
      peerFilter: nodeRulesFilter.read(query),
      freshness: { updated: undefined, staleBecause: undefined },
      isRefreshing: false,
      isMeasured: true,
    },
    source: {
      edit,
      nodes,
      clients: [],
      measured: metrics,
      reading: undefined,
      merged: undefined,
      intent: undefined,
      only: undefined,
      submission: { status: 'none' },
      isPointToSite: false,
      minute: Math.floor(NOW / 60),
    } as const,
    reports: reportsOf(metrics, offlineNodes(nodes, NOW)),
  };
};

const few = aclFleetNodes.filter(({ name }) => /^(ams|fra|lon)/.test(name));
const toTheSilent = few.slice(1).map(({ name }) => [name, few[0]?.name ?? ''] as const);
const silent = few.map((node, at) => (at === 0 ? { ...node, lastCheckIn: NOW - 41 * 60 + 1 } : node));
const disagreeing = against(silent, someMetrics(few, [...toTheSilent, ['fra-db-01', 'fra-db-02']]), [
  ['ams-gw-01', 'ams-web-01'],
]);

const InMain: Decorator = (Story) => (
  <main style={{ height: '100vh', overflow: 'auto', display: 'flex', flexDirection: 'column' }}>
    <Story />
  </main>
);

const meta = {
  title: 'Screens/ACLs/RealityView',
  component: RealityView,
  decorators: [InMain],
  args: { ...disagreeing, on: { saveCursor: fn() } },
} satisfies Meta<typeof RealityView>;
export default meta;
type Story = StoryObj<typeof meta>;

const isBehaviour = { chromatic: { disableSnapshot: true } };

export const NoReports: Story = { args: against(few, new Map()) };
export const MeasurementsMatch: Story = { args: against(few, someMetrics(few)) };
export const MeasurementsDiffer: Story = {};
const crowd = manyNodes(120);
export const ManyNodes: Story = { args: against(crowd, someMetrics(crowd)) };
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const MeasurementsMatchOnAPhone: Story = {
  ...MeasurementsMatch,
  globals: { viewport: { value: 'phone' } },
};

const allSilent = few.map((node) => ({ ...node, lastCheckIn: NOW - 9 * DAY }));
export const OnlyOutdatedReports: Story = {
  args: against(allSilent, someMetrics(few)),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No current measurements to compare with the rules.')).toBeVisible();
    const apart = within(canvas.getByRole('region', { name: 'Out-of-date reports' }));
    await expect(apart.getAllByText(/last check-in 9 days ago/)).toHaveLength(few.length);
  },
};

export const DifferencesShowTheirCause: Story = {
  parameters: isBehaviour,
  play: async ({ canvas }) => {
    const broken = within(canvas.getByRole('region', { name: 'Allowed but not connected' }));
    await expect(broken.getByText(/is disconnected from all \d+: no check-in for 40 min/)).toBeVisible();
    await expect(broken.getByText('cause unknown (both are online)')).toBeVisible();
    const open = within(canvas.getByRole('region', { name: 'Blocked but connected' }));
    await expect(open.getByText('allowed in only one direction')).toBeVisible();
  },
};

export const MatchingMeasurementsAreReported: Story = {
  ...MeasurementsMatch,
  parameters: isBehaviour,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Measurements match the rules.')).toBeVisible();
    await expect(canvas.getByText('Select a cell to see its rule and measurements.')).toBeVisible();
  },
};

export const SelectingADifferenceSelectsItsCell: Story = {
  parameters: isBehaviour,
  play: async ({ canvas, userEvent, args }) => {
    const broken = within(canvas.getByRole('region', { name: 'Allowed but not connected' }));
    broken.getByRole('button', { name: 'fra-db-01 and fra-db-02' }).focus();
    await userEvent.keyboard('{Enter}');
    const cell = 'fra-db-01 and fra-db-02: allowed but not connected';
    await waitFor(() =>
      expect(canvas.getByRole('gridcell', { name: cell })).toHaveAttribute('aria-selected', 'true'),
    );
    await waitFor(() => expect(args.on.saveCursor).toHaveBeenCalledOnce());
  },
};

export const ArrowKeysMoveBetweenCells: Story = {
  parameters: isBehaviour,
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('gridcell');
    first?.focus();
    await userEvent.keyboard('{ArrowRight}');
    const cell = 'ams-db-01 and ams-db-02: allowed but not connected';
    await waitFor(() => expect(canvas.getByRole('gridcell', { name: cell })).toHaveFocus());
    const panel = within(canvas.getByRole('complementary', { name: 'Selected pair' }));
    await expect(await panel.findByText(/^Measured:/)).toBeVisible();
  },
};

export const ClickingACellOpensTheDrawerOnATablet: Story = {
  ...OnATablet,
  parameters: isBehaviour,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('gridcell', { name: 'fra-db-01 and fra-db-02: allowed but not connected' }),
    );
    const drawer = await screen.findByRole('dialog', { name: 'Selected pair' });
    await waitFor(() => expect(within(drawer).getByText(/^Measured:/)).toBeVisible());
    await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
