import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Journey, setTheStage, type JourneyProps } from './stage.tsx';

/** The console with each world of the simulated server, where that world shows what it is for: `npm start -- --scenario`. */
const meta = {
  title: 'App/Scenarios',
  // To be walked through: the sidebar shows them.
  tags: ['world'],
  component: Journey,
  beforeEach: setTheStage,
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shown once the page says what it is there for. */
function world(args: JourneyProps, says: string | RegExp): Story {
  return {
    args,
    play: async () => {
      const [found] = await screen.findAllByText(says);
      await expect(found).toBeVisible();
    },
  };
}

export const Community = world({ scenario: 'community', as: 'admin' }, 'Needs attention');
export const Enterprise = world({ scenario: 'enterprise', as: 'admin' }, 'Needs attention');
export const FirstRun = world({ scenario: 'firstRun' }, 'Create the first administrator');
export const Empty = world({ scenario: 'empty', as: 'admin' }, 'Get started');
export const PendingNode = world({ scenario: 'pendingNode', as: 'admin', at: '/nodes' }, /Pending/);
export const HubNetwork = world({ scenario: 'hubNetwork', as: 'admin', at: '/graphs/p2snet' }, /Hub/);
export const ClientLimit = world(
  { scenario: 'clientLimit', as: 'lvl2-client', at: '/prouser/meshnet/vpnview' },
  /limit/,
);
export const AccessLevels = world(
  { scenario: 'accessLevels', as: 'lvl1-node', at: '/prouser/meshnet' },
  'meshnet',
);
export const Overload = world(
  { scenario: 'overload', as: 'admin', at: '/logs' },
  'Too many failed requests, refresh to retry',
);
export const Unreachable = world({ scenario: 'unreachable' }, /reach/);
export const ExpiredSession = world({ scenario: 'expiredSession', as: 'admin' }, 'Needs attention');
export const ThousandNodes: Story = {
  tags: ['proof'],
  ...world({ scenario: 'thousandNodes', as: 'admin', at: '/nodes' }, /^1–10 of 1,?\d+/),
};
