import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Journey, renderApp, type JourneyProps } from './testApp.tsx';

/** The console with each scenario of `npm start -- --scenario NAME`, on the page that shows what is special about it. */
const meta = {
  title: 'App/Scenarios',
  // The sidebar shows stories with this tag.
  tags: ['world'],
  component: Journey,
  beforeEach: renderApp,
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;

function scenario(args: JourneyProps, text: string | RegExp): Story {
  return {
    args,
    play: async () => {
      const [found] = await screen.findAllByText(text);
      await expect(found).toBeVisible();
    },
  };
}

export const Community = scenario({ scenario: 'community', as: 'admin' }, 'Needs attention');
export const Enterprise = scenario({ scenario: 'enterprise', as: 'admin' }, 'Needs attention');
export const FirstRun = scenario({ scenario: 'firstRun' }, 'Create the first administrator');
export const Empty = scenario({ scenario: 'empty', as: 'admin' }, 'Get started');
export const PendingNode = scenario({ scenario: 'pendingNode', as: 'admin', at: '/nodes' }, /Pending/);
export const HubNetwork = scenario({ scenario: 'hubNetwork', as: 'admin', at: '/graphs/p2snet' }, /Hub/);
export const ClientLimit = scenario(
  { scenario: 'clientLimit', as: 'lvl2-client', at: '/prouser/meshnet/vpnview' },
  /limit/,
);
export const AccessLevels = scenario(
  { scenario: 'accessLevels', as: 'lvl1-node', at: '/prouser/meshnet' },
  'meshnet',
);
export const Overload = scenario(
  { scenario: 'overload', as: 'admin', at: '/logs' },
  'Too many failed requests, refresh to retry',
);
export const Unreachable = scenario({ scenario: 'unreachable' }, /reach/);
export const ExpiredSession = scenario({ scenario: 'expiredSession', as: 'admin' }, 'Needs attention');
export const Misconfigured = scenario(
  { scenario: 'misconfigured', as: 'admin', at: '/findings/vans' },
  /point-to-site but has no hub/,
);
export const ThousandNodes: Story = {
  tags: ['proof'],
  ...scenario({ scenario: 'thousandNodes', as: 'admin', at: '/nodes' }, /^1–10 of 1,?\d+/),
};
