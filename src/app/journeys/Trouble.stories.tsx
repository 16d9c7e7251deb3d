import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { aNode } from '../../../mocks/fixtures/node.ts';
import { replaceIn, loadServerConfig, nodesStore } from '../stores/records.ts';
import { goTo, Journey, server, setTheStage } from './stage.tsx';

const meta = {
  title: 'App/Journeys/Trouble',
  component: Journey,
  beforeEach: setTheStage,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { scenario: 'community', as: 'admin', at: '/nodes/meshnet' },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A node that no page can draw, as after a mistake in the console. */
function anUndrawableNode() {
  return Object.defineProperty({ ...aNode({ network: 'meshnet' }) }, 'address', {
    get: () => {
      throw new TypeError('cannot read the address');
    },
  });
}

export const APageThatThrowsLeavesTheNavigation: Story = {
  parameters: { throws: 'cannot read the address' },
  play: async ({ userEvent }) => {
    await screen.findByRole('link', { name: 'leaf-a' });
    replaceIn(nodesStore, [anUndrawableNode()]);
    await expect(await screen.findByText('This page could not be shown')).toBeVisible();
    await expect(await screen.findByText('TypeError: cannot read the address')).toBeVisible();
    await userEvent.click(await screen.findByRole('link', { name: 'Networks' }));
    await screen.findByRole('link', { name: 'meshnet' });
    await goTo('/nodes/meshnet');
    await screen.findByText('This page could not be shown');
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByText('This page could not be shown');
    replaceIn(nodesStore, [aNode({ network: 'meshnet', name: 'whole-node' })]);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByRole('link', { name: 'whole-node' });
  },
};

export const APromiseThatNobodyWaitsForIsTold: Story = {
  parameters: { throws: '[object Event]' },
  play: async ({ userEvent }) => {
    await screen.findByRole('link', { name: 'leaf-a' });
    const reason = new Error('nobody waits for this');
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
    const toast = await screen.findByRole('alertdialog', { name: 'Something in the console went wrong' });
    await expect(await within(toast).findByText('Error: nobody waits for this')).toBeVisible();
    await expect(await within(toast).findByRole('button', { name: 'Copy error report' })).toBeVisible();
    await userEvent.click(await within(toast).findByRole('button', { name: 'Close' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Notifications/ }));
    await expect(await screen.findByRole('button', { name: 'Copy error report' })).toBeVisible();
  },
};

export const OfflineIsNotBlamedOnTheServer: Story = {
  beforeEach: () => {
    const onLine = fn(() => true);
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: onLine });
    setOnline = (isOnline) => {
      onLine.mockReturnValue(isOnline);
      window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    };
    return () => Reflect.deleteProperty(navigator, 'onLine');
  },
  play: async () => {
    await screen.findByRole('link', { name: 'leaf-a' });
    server().faults.add('*', { kind: 'refuse' });
    setOnline(false);
    await expect(await screen.findByText('This browser is offline')).toBeVisible();
    await expect(await screen.findByText(/Check this machine’s network/)).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/^No answer from/)).toBeNull());

    setOnline(true);
    await expect(await screen.findByText('No answer from localhost:8081')).toBeVisible();
    await expect(await screen.findByText(/Check that the server runs/)).toBeVisible();
    await waitFor(() => expect(screen.queryByText('This browser is offline')).toBeNull());
    await expect(await screen.findByRole('link', { name: 'leaf-a' })).toBeVisible();

    server().faults.clear();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByText(/^No answer from/)).toBeNull());
  },
};
let setOnline: (isOnline: boolean) => void = () => {};

export const AServerOfAnotherVersionIsNamed: Story = {
  play: async ({ userEvent }) => {
    await screen.findByRole('link', { name: 'leaf-a' });
    server().settings.version = 'v0.17.1';
    await loadServerConfig();
    await expect(await screen.findByText('The server is Netmaker v0.17.1')).toBeVisible();
    await goTo('/networks');
    await expect(await screen.findByText('The server is Netmaker v0.17.1')).toBeVisible();
    server().settings.version = 'v0.16.1';
    await userEvent.click(await screen.findByRole('button', { name: 'Ask again' }));
    await waitFor(() => expect(screen.queryByText('The server is Netmaker v0.17.1')).toBeNull());
  },
};

export const SomethingThatIsNotNetmakerIsSaidToBe: Story = {
  args: { faults: '*=html' },
  play: async () => {
    await expect(await screen.findByText('This is not a Netmaker v0.16 server')).toBeVisible();
    await expect(await screen.findByText(/Check BACKEND_URL/)).toHaveTextContent('localhost:8081');
  },
};
