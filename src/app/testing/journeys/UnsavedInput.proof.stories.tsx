import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Fault } from '../../../../mocks/world/faults.ts';
import { toastQueue } from '../../../components/Toast/toastQueue.ts';
import { paths } from '../../../domain/paths.ts';
import { refreshAcls } from '../../flows/acls.ts';
import { loadEverything } from '../../flows/refresh.ts';
import { probeServer } from '../../stores/serverProbe.ts';
import { beginSession } from '../../stores/session.ts';
import { sessionOf } from '../worldOf.ts';
import { allForms, type FormCase } from './allForms.ts';
import { fieldValues, fields, fillIn, setFormContainer, focusPosition, submitForm } from './openForm.ts';
import { asksBeforeReload, recordReloadGuards } from './reloadGuards.ts';
import { report } from './report.ts';
import { address, goBack, goTo, Journey, expireSession, reload, server, renderApp } from './testApp.tsx';

const meta = {
  title: 'App/Journeys/Unsaved input',
  tags: ['proof'],
  component: Journey,
  beforeEach: [renderApp, recordReloadGuards],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { scenario: 'enterprise' },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

/** The page of a proxy that didn't forward the request. */
const proxyPage: Fault = {
  kind: 'status',
  status: 200,
  body: '<!doctype html><title>Hold the line</title>',
  contentType: 'text/html',
};
const overloaded: Fault = { kind: 'status', status: 503, message: 'overloaded' };

const pollFaults: Record<string, Fault> = {
  'no connection': { kind: 'refuse' },
  'a proxy page': proxyPage,
  'an overloaded server': overloaded,
  'records without fields': { kind: 'wrong-shape' },
};

const changing = ['POST /*', 'PUT /*'];
const lastToast = () => toastQueue.snapshot().history.at(0);

async function expectErrorToast(before: ReturnType<typeof lastToast>, at: string): Promise<void> {
  await waitFor(() => {
    const { id, kind, text = '', detail = '' } = lastToast() ?? {};
    expect(id, at).not.toBe(before?.id);
    expect({ kind, said: `${text} ${detail}` }, at).toMatchObject({
      kind: 'error',
      said: expect.stringContaining('The server returned an unexpected response'),
    });
  });
}

/** Polls once successfully, once with each fault and once more. Runs `check` after each poll. */
async function testPolls(
  poll: () => Promise<unknown>,
  check: (after: string) => Promise<void>,
): Promise<void> {
  document.dispatchEvent(new Event('visibilitychange'));
  await poll();
  await check('a poll');
  for (const [name, fault] of Object.entries(pollFaults)) {
    server().faults.add('*', fault);
    await poll();
    server().faults.clear();
    await check(name);
  }
  await poll();
  await check('the recovery');
}

async function testGoingBack(user: User): Promise<void> {
  await expect(asksBeforeReload(), `${address()} asks before a reload`).toBe(true);
  void goBack();
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog', { name: 'Leave without saving' })).toBeNull());
}

async function testSessionExpiry(): Promise<void> {
  expireSession();
  await screen.findByRole('textbox', { name: 'Username' });
  beginSession(sessionOf(server(), 'admin'));
  await loadEverything();
}

async function leave(user: User): Promise<void> {
  void goTo('/');
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving' });
  await user.click(await within(question).findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(address()).toBe('/'));
}

async function testForm(form: FormCase, user: User): Promise<void> {
  const { at } = form;
  await waitFor(() => expect(fields()).toEqual([]));
  await goTo(at);
  await waitFor(() => expect(fields().length, at).toBeGreaterThan(0));
  const empty = fieldValues();
  await fillIn(user, form);
  const before = { content: fieldValues(), place: focusPosition() };
  await expect(before.content, at).not.toEqual(empty);

  await testPolls(loadEverything, async (after) => {
    await expect({ content: fieldValues(), place: focusPosition() }, `${at} after ${after}`).toEqual(before);
  });

  const toast = lastToast();
  for (const call of changing) server().faults.add(call, proxyPage);
  await submitForm(user, form);
  await expectErrorToast(toast, at);
  server().faults.clear();
  await waitFor(() => expect(fieldValues(), `${at} after a wrong response`).toEqual(before.content));

  await testGoingBack(user);
  await expect(fieldValues(), `${at} after going back`).toEqual(before.content);
  await testSessionExpiry();
  await waitFor(() => expect(fieldValues(), `${at} after logging in again`).toEqual(before.content));

  // Passwords are never stored.
  if (!('Password' in form.input)) {
    reload();
    await waitFor(() => expect(fieldValues(), `${at} after a reload`).toEqual(before.content));
  }
  await leave(user);
}

function keepingInput(forms: readonly FormCase[], container: string): Story {
  return {
    args: { as: 'admin', at: '/' },
    play: async ({ step, userEvent }) => {
      setFormContainer(container);
      await loadEverything();
      for (const form of forms) await step(form.at, () => testForm(form, userEvent));
      report(
        `forms keep input: ${forms.length} forms × (${Object.keys(pollFaults).length + 2} polls, wrong response, back, session expiry, reload)`,
      );
    },
  };
}

export const NodeAndNetworkFormsKeepInput: Story = keepingInput(allForms.nodesAndNetworks, '#main');
export const AccessFormsKeepInput: Story = keepingInput(allForms.access, '#main');
export const UserFormsKeepInput: Story = keepingInput(allForms.users, '#main');
export const GatewayAndKeyDialogsKeepInput: Story = keepingInput(allForms.gatewaysAndKeys, '[role=dialog]');
export const OtherDialogsKeepInput: Story = keepingInput(allForms.otherDialogs, '[role=dialog]');

export const ACLMatrixKeepsChanges: Story = {
  args: { as: 'admin', at: '/' },
  play: async ({ userEvent }) => {
    const cell = (state: string) =>
      screen.findByRole('gridcell', { name: `gw-egress and gw-ingress: ${state}` });
    const expectUnchanged = async (after: string) => {
      await waitFor(async () => expect(await cell('blocked, was allowed'), `after ${after}`).toHaveFocus());
    };
    await loadEverything();
    await goTo(paths.acls('meshnet'));
    await userEvent.click(await cell('allowed'));
    await testPolls(() => Promise.all([loadEverything(), refreshAcls('meshnet')]), expectUnchanged);

    const toast = lastToast();
    for (const call of changing) server().faults.add(call, proxyPage);
    await userEvent.click(await screen.findByRole('button', { name: 'Submit Changes' }));
    const question = await screen.findByRole('alertdialog', { name: /^Confirm Network ACL Change/ });
    await userEvent.click(await within(question).findByRole('button', { name: 'Submit Changes' }));
    await expectErrorToast(toast, address());
    server().faults.clear();
    await cell('blocked, was allowed');

    await testGoingBack(userEvent);
    await cell('blocked, was allowed');
    await testSessionExpiry();
    await cell('blocked, was allowed');
    await leave(userEvent);
  },
};

export const LoginFormKeepsInput: Story = {
  args: { at: '/login' },
  play: async ({ userEvent }) => {
    setFormContainer('form');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Username' }), 'admin');
    await userEvent.type(await screen.findByLabelText('Password', { selector: 'input' }), 'wrong-one');
    const typed = fieldValues();
    server().faults.add('*', { kind: 'refuse' });
    await userEvent.click(await screen.findByRole('button', { name: 'Log in' }));
    await screen.findByText(/No response from/);
    await expect(fieldValues()).toEqual(typed);
    server().faults.clear();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/No response from/)).toBeNull());
    await expect(fieldValues()).toEqual(typed);
  },
};

export const FirstAdministratorFormKeepsInput: Story = {
  args: { scenario: 'firstRun', at: '/login' },
  play: async ({ userEvent }) => {
    setFormContainer('form');
    await screen.findByRole('heading', { name: 'Create the first administrator' });
    const form = {
      at: '/login',
      input: { Username: 'mira', Password: 'long-enough', 'Password confirmation': 'long-enough' },
      submit: 'Create admin',
    };
    await fillIn(userEvent, form);
    const before = { content: fieldValues(), place: focusPosition() };
    await testPolls(probeServer, async (after) => {
      await expect({ content: fieldValues(), place: focusPosition() }, `after ${after}`).toEqual(before);
    });

    for (const fault of [{ kind: 'refuse' } as const, proxyPage, overloaded]) {
      const toast = lastToast();
      server().faults.add('*', fault);
      await submitForm(userEvent, form);
      await waitFor(() =>
        expect([lastToast()?.kind, lastToast()?.id === toast?.id]).toEqual(['error', false]),
      );
      server().faults.clear();
      await probeServer();
      await expect(fieldValues()).toEqual(before.content);
    }

    server().faults.add('GET /users/adm/hasadmin', overloaded);
    await submitForm(userEvent, form);
    await screen.findByText('Successfully created new Admin! : mira');
    await screen.findByRole('heading', { name: 'Log in' });
  },
};
