import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { adminPassword, userPassword } from '../../../mocks/scenarios/accounts.ts';
import { sessionStorageKey } from '../../domain/session/session.ts';
import { messages } from '../../domain/text/messages.ts';
import { nodesStore } from '../stores/records.ts';
import { address, choose, Journey, letTheTokenRunOut, logIn, reload, server, setTheStage } from './stage.tsx';

const meta = {
  title: 'App/Journeys/Session',
  component: Journey,
  beforeEach: setTheStage,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { scenario: 'community', as: 'admin', at: '/nodes/meshnet?search=leaf' },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;

const logOut = (user: Parameters<typeof choose>[0], name: string) =>
  choose(user, `Signed in as ${name}`, 'Logout');

const shownTheme = () => document.documentElement.dataset['theme'];

export const OutlivesAReload: Story = {
  play: async () => {
    await screen.findByRole('link', { name: 'leaf-a' });
    reload();
    await screen.findByRole('link', { name: 'leaf-a' });
    await waitFor(() => expect(address()).toBe('/nodes/meshnet?search=leaf'));
  },
};

export const LoggingOutLeavesNothingBehind: Story = {
  play: async ({ userEvent }) => {
    await screen.findByRole('link', { name: 'leaf-a' });
    await logOut(userEvent, 'admin');
    await screen.findByRole('textbox', { name: 'Username' });
    await waitFor(() => expect(screen.queryByText('leaf-a')).toBeNull());
    await expect(nodesStore.data.status).toBe('idle');
    await expect(localStorage.getItem(sessionStorageKey)).toBeNull();
    await expect(document.title).toBe('Netmaker');
  },
};

export const ExpiryLeadsToTheLoginPageAndBack: Story = {
  play: async ({ userEvent }) => {
    await screen.findByRole('link', { name: 'leaf-a' });
    letTheTokenRunOut();
    await expect(await screen.findByText(messages['error.tokenexpire'])).toBeVisible();
    await waitFor(() => expect(address()).toBe('/login'));
    await logIn(userEvent, 'admin', adminPassword);
    await screen.findByRole('link', { name: 'leaf-a' });
    await waitFor(() => expect(address()).toBe('/nodes/meshnet?search=leaf'));
  },
};

export const SigningOutOnPurposeRemembersNoPageForTheNextPerson: Story = {
  play: async ({ userEvent }) => {
    await screen.findByRole('link', { name: 'leaf-a' });
    await logOut(userEvent, 'admin');
    await logIn(userEvent, 'alice', userPassword);
    await screen.findByRole('heading', { name: 'Welcome alice' });
    await waitFor(() => expect(address()).toBe('/'));
  },
};

export const ATokenThatTheServerNoLongerKnows: Story = {
  play: async ({ userEvent }) => {
    await screen.findByRole('link', { name: 'leaf-a' });
    server().users.delete('admin');
    await userEvent.click(await screen.findByRole('button', { name: 'Refresh' }));
    await expect(await screen.findByText(messages['error.unauthorized'])).toBeVisible();
    await waitFor(() => expect(address()).toBe('/login'));
  },
};

export const ABannerWarnsBeforeTheEnd: Story = {
  args: { scenario: 'expiredSession' },
  play: async () => {
    await expect(await screen.findByText('Your session ends in less than a minute')).toBeVisible();
  },
};

export const TheThemeIsKeptForEachPerson: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('switch', { name: 'Dark mode' }));
    await waitFor(() => expect(shownTheme()).toBe('light'));
    reload();
    await screen.findByRole('switch', { name: 'Dark mode' });
    await expect(shownTheme()).toBe('light');

    await logOut(userEvent, 'admin');
    await screen.findByRole('textbox', { name: 'Username' });
    await expect(shownTheme()).toBe('dark');
    await logIn(userEvent, 'alice', userPassword);
    await expect(await screen.findByRole('switch', { name: 'Dark mode' })).toBeChecked();

    await logOut(userEvent, 'alice');
    await logIn(userEvent, 'admin', adminPassword);
    await expect(await screen.findByRole('switch', { name: 'Dark mode' })).not.toBeChecked();
    await expect(shownTheme()).toBe('light');
  },
};
