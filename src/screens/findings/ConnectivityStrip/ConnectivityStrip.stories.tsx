import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { aViewerAt } from '../../../../mocks/fixtures/networkUser.ts';
import { aReachSource } from '../../../../mocks/fixtures/reach.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import { recordsOf, type GivenRecords } from '../../../../mocks/fixtures/records.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import type { Connectivity } from '../../../domain/reach/report/connectivity.ts';
import { createViewer } from '../../../domain/session/permissions.ts';
import { ConnectivityStrip } from './ConnectivityStrip.tsx';
import { connectivityView } from './connectivityView.ts';

const known = {
  pairs: 11_325,
  reaching: 10_871,
  noPath: 402,
  withoutHub: 0,
  byRules: 391,
  unsure: 9,
  silent: 43,
  oneWay: 9,
  areRulesKnown: true,
};

type Changes = GivenRecords & { connectivity?: Loadable<Connectivity> };

function viewOf({ connectivity = ready(known), ...changes }: Changes = {}) {
  const records = recordsOf({
    viewer: createViewer(aSessionUser(), true, []),
    nodes: ready(aReachSource({ nodes: { ams: {}, ber: {} } }).nodes),
    ...changes,
  });
  return connectivityView(records, 'prod-eu', connectivity);
}

const meta = {
  title: 'Screens/Findings/ConnectivityStrip',
  component: ConnectivityStrip,
  args: { view: viewOf(), onRetry: fn() },
} satisfies Meta<typeof ConnectivityStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    const figures = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(figures).toEqual([
      expect.stringContaining('10,871 Reachable'),
      expect.stringContaining('402 No path'),
      expect.stringContaining('9 One-way'),
      expect.stringContaining('52 Unknown'),
    ]);
    await expect(canvas.getByRole('link', { name: 'Explain…' })).toHaveAttribute('href', '?why=..');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const EveryPairReachable: Story = {
  args: {
    view: viewOf({
      connectivity: ready({
        ...known,
        reaching: known.pairs,
        noPath: 0,
        byRules: 0,
        unsure: 0,
        silent: 0,
        oneWay: 0,
      }),
    }),
  },
};

/** The console can't read the ACLs, so they may block some of the pairs. */
export const ForAUser: Story = {
  args: {
    view: viewOf({
      connectivity: ready({ ...known, areRulesKnown: false }),
      viewer: aViewerAt({ 'prod-eu': 0 }),
    }),
  },
};

export const Loading: Story = { args: { view: viewOf({ connectivity: { status: 'loading' } }) } };

export const Failed: Story = {
  args: { view: viewOf({ connectivity: { status: 'failed', failure: { kind: 'timeout' } } }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const NothingToShow: Story = {
  args: { view: viewOf({ nodes: ready([]) }) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
