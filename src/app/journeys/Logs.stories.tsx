import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { log } from '../../../mocks/world/logs.ts';
import { loadLogs } from '../stores/logs.ts';
import { address, answered, goTo, Journey, letTheTokenRunOut, logIn, server, setTheStage } from './stage.tsx';

const meta = {
  title: 'App/Journeys/Logs',
  component: Journey,
  beforeEach: setTheStage,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { scenario: 'community', as: 'admin', at: '/logs' },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;

const reads = () => answered().filter((line) => line.startsWith('GET /logs'));
const panel = () => screen.findByRole('region', { name: 'Server logs' });
const search = () => screen.findByRole('searchbox', { name: 'Search server logs' });

export const WhoDidWhatIsReadFromTheLines: Story = {
  play: async ({ userEvent }) => {
    await panel();
    log(server(), 'admin created network lab');
    await userEvent.click(await screen.findByRole('button', { name: 'Refresh' }));
    const table = within(await screen.findByRole('table', { name: 'Who did what' }));
    await expect(await table.findByText('Created network')).toBeVisible();
    await userEvent.click(await screen.findByRole('radio', { name: 'Who did what' }));
    const lines = within(await panel());
    await waitFor(() => expect(lines.queryByText(/database successfully connected/)).toBeNull());
    await expect(await lines.findByText('created network lab', { exact: false })).toBeVisible();
    await waitFor(() => expect(address()).toBe('/logs?show=actions'));
  },
};

export const ASearchStepsThroughTheLines: Story = {
  args: { at: '/logs?search=SQLITE' },
  play: async ({ userEvent }) => {
    const lines = within(await panel());
    await expect(await lines.findByText('sqlite')).toHaveProperty('tagName', 'MARK');
    await userEvent.clear(await search());
    await userEvent.type(await search(), 'nobody wrote this');
    await expect(await screen.findByRole('heading', { name: 'No results found' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(await panel()).toBeVisible();
    await waitFor(() => expect(address()).toBe('/logs'));
  },
};

export const ByKeyboardAlone: Story = {
  play: async ({ userEvent }) => {
    await panel();
    await userEvent.keyboard('/');
    await waitFor(async () => expect(await search()).toHaveFocus());
    await userEvent.keyboard('database{Enter}');
    await waitFor(() => expect(document.querySelector('[aria-current=true] mark')).toBeVisible());
    (await screen.findByRole('switch', { name: 'Raw text' })).focus();
    await userEvent.keyboard(' ');
    await expect(await screen.findByText(/^\[netmaker\] .* connecting to sqlite \(1\)/)).toBeVisible();
  },
};

export const Overload: Story = {
  args: { scenario: 'overload' },
  play: async ({ userEvent }) => {
    const alert = within(await screen.findByRole('alert', {}, { timeout: 20_000 }));
    await expect(await alert.findByText('Too many failed requests, refresh to retry')).toBeVisible();
    await expect(reads()).toHaveLength(10);

    // Neither going away and coming back nor the dashboard asks again by itself.
    await goTo('/');
    await screen.findByRole('heading', { name: 'Today' });
    await goTo('/logs');
    await screen.findByText('Too many failed requests, refresh to retry');
    await expect(reads()).toHaveLength(10);

    server().faults.clear();
    await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Refresh' }));
    await expect(await panel()).toBeVisible();
    await expect(reads().slice(10)).toEqual(['GET /logs 200']);
  },
};

export const AFailureOrTwoHealByThemselves: Story = {
  args: { faults: 'GET /logs=503*2' },
  play: async () => {
    await expect(await panel()).toBeVisible();
    await expect(reads()).toEqual(['GET /logs 503', 'GET /logs 503', 'GET /logs 200']);
  },
};

/** What the timer asks for is asked for here at once; see the test of the service for when it does. */
export const FollowingShowsWhatIsNew: Story = {
  play: async ({ userEvent }) => {
    await panel();
    await userEvent.click(await screen.findByRole('switch', { name: 'Follow' }));
    log(server(), 'a line that was not there');
    await loadLogs();
    await expect(await screen.findByText('a line that was not there')).toBeVisible();
  },
};

export const TheSearchSurvivesTheEndOfTheSession: Story = {
  play: async ({ userEvent }) => {
    await panel();
    await userEvent.type(await search(), 'sqlite');
    await waitFor(() => expect(address()).toBe('/logs?search=sqlite'));
    letTheTokenRunOut();
    await logIn(userEvent, 'admin', 'admin-password-1');
    await expect(await search()).toHaveValue('sqlite');
    await expect(await panel()).toBeVisible();
  },
};

export const NotForOthers: Story = {
  args: { as: 'alice' },
  play: async () => {
    await waitFor(() => expect(address()).toBe('/'));
    await expect(reads()).toEqual([]);
  },
};
