import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Fault } from '../../../../mocks/world/faults.ts';
import { toastQueue } from '../../../components/Toast/toastQueue.ts';
import { paths } from '../../../domain/paths.ts';
import { refreshAcls } from '../../flows/acls.ts';
import { loadEverything } from '../../flows/refresh.ts';
import { askServer } from '../../stores/serverProbe.ts';
import { beginSession } from '../../stores/session.ts';
import { sessionOf } from '../worldOf.ts';
import { everyForm, type FormCase } from './everyForm.ts';
import { content, fields, fillIn, lookForFormIn, place, send } from './openForm.ts';
import { asksBeforeReload, noteGuards } from './reloadGuards.ts';
import { report } from './report.ts';
import { address, goBack, goTo, Journey, letTheTokenRunOut, reload, server, setTheStage } from './stage.tsx';

const meta = {
  title: 'App/Journeys/Nothing typed is lost',
  tags: ['proof'],
  component: Journey,
  beforeEach: [setTheStage, noteGuards],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { scenario: 'enterprise' },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

/** Of a proxy that never asked the server. */
const page: Fault = {
  kind: 'status',
  status: 200,
  body: '<!doctype html><title>Hold the line</title>',
  contentType: 'text/html',
};
const overloaded: Fault = { kind: 'status', status: 503, message: 'overloaded' };

/** What the reads of a poll may be answered with. */
const troubles: Record<string, Fault> = {
  'no connection': { kind: 'refuse' },
  'a page of a proxy': page,
  'an overloaded server': overloaded,
  'records without their fields': { kind: 'wrong-shape' },
};

const changing = ['POST /*', 'PUT /*'];
const lastSaid = () => toastQueue.snapshot().history.at(0);

async function isSaidToHaveFailed(before: ReturnType<typeof lastSaid>, at: string): Promise<void> {
  await waitFor(() => {
    const { id, kind, text = '', detail = '' } = lastSaid() ?? {};
    expect(id, at).not.toBe(before?.id);
    expect({ kind, said: `${text} ${detail}` }, at).toMatchObject({
      kind: 'error',
      said: expect.stringContaining('The server returned an unexpected response'),
    });
  });
}

/** Reads everything, well and badly. `look` is what has to be the same after each of these. */
async function endurePolls(
  read: () => Promise<unknown>,
  look: (after: string) => Promise<void>,
): Promise<void> {
  document.dispatchEvent(new Event('visibilitychange'));
  await read();
  await look('a poll');
  for (const [name, fault] of Object.entries(troubles)) {
    server().faults.add('*', fault);
    await read();
    server().faults.clear();
    await look(name);
  }
  await read();
  await look('the recovery');
}

async function endureBack(user: User): Promise<void> {
  await expect(asksBeforeReload(), `${address()} asks before the page is loaded anew`).toBe(true);
  void goBack();
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog', { name: 'Leave without saving' })).toBeNull());
}

async function endureTheEndOfTheSession(): Promise<void> {
  letTheTokenRunOut();
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

async function endureEverything(form: FormCase, user: User): Promise<void> {
  const { at } = form;
  await waitFor(() => expect(fields()).toEqual([]));
  await goTo(at);
  await waitFor(() => expect(fields().length, at).toBeGreaterThan(0));
  const empty = content();
  await fillIn(user, form);
  const before = { content: content(), place: place() };
  await expect(before.content, at).not.toEqual(empty);

  await endurePolls(loadEverything, async (after) => {
    await expect({ content: content(), place: place() }, `${at} after ${after}`).toEqual(before);
  });

  const said = lastSaid();
  for (const call of changing) server().faults.add(call, page);
  await send(user, form);
  await isSaidToHaveFailed(said, at);
  server().faults.clear();
  await waitFor(() => expect(content(), `${at} after a wrong reply`).toEqual(before.content));

  await endureBack(user);
  await expect(content(), `${at} after going back`).toEqual(before.content);
  await endureTheEndOfTheSession();
  await waitFor(() => expect(content(), `${at} after signing in again`).toEqual(before.content));

  // A password is not written down anywhere.
  if (!('Password' in form.typed)) {
    reload();
    await waitFor(() => expect(content(), `${at} after a reload`).toEqual(before.content));
  }
  await leave(user);
}

function enduring(forms: readonly FormCase[], around: string): Story {
  return {
    args: { as: 'admin', at: '/' },
    play: async ({ step, userEvent }) => {
      lookForFormIn(around);
      await loadEverything();
      for (const form of forms) await step(form.at, () => endureEverything(form, userEvent));
      report(
        `nothing typed is lost: ${forms.length} forms × (${Object.keys(troubles).length + 2} polls, wrong reply, back, end of session, reload)`,
      );
    },
  };
}

export const InFormsOfNodesAndNetworks: Story = enduring(everyForm.ofNodesAndNetworks, '#main');
export const InFormsOfWhoIsAllowed: Story = enduring(everyForm.ofWhoIsAllowed, '#main');
export const InFormsOfUsers: Story = enduring(everyForm.ofUsers, '#main');
export const InDialogsOfGatewaysAndKeys: Story = enduring(
  everyForm.inDialogsOfGatewaysAndKeys,
  '[role=dialog]',
);
export const InTheOtherDialogs: Story = enduring(everyForm.inTheOtherDialogs, '[role=dialog]');

export const InTheAclMatrix: Story = {
  args: { as: 'admin', at: '/' },
  play: async ({ userEvent }) => {
    const cell = (state: string) =>
      screen.findByRole('gridcell', { name: `gw-egress and gw-ingress: ${state}` });
    const isAsItWas = async (after: string) => {
      await waitFor(async () => expect(await cell('blocked, was allowed'), `after ${after}`).toHaveFocus());
    };
    await loadEverything();
    await goTo(paths.acls('meshnet'));
    await userEvent.click(await cell('allowed'));
    await endurePolls(() => Promise.all([loadEverything(), refreshAcls('meshnet')]), isAsItWas);

    const said = lastSaid();
    for (const call of changing) server().faults.add(call, page);
    await userEvent.click(await screen.findByRole('button', { name: 'Submit Changes' }));
    const question = await screen.findByRole('alertdialog', { name: /^Confirm Network ACL Change/ });
    await userEvent.click(await within(question).findByRole('button', { name: 'Submit Changes' }));
    await isSaidToHaveFailed(said, address());
    server().faults.clear();
    await cell('blocked, was allowed');

    await endureBack(userEvent);
    await cell('blocked, was allowed');
    await endureTheEndOfTheSession();
    await cell('blocked, was allowed');
    await leave(userEvent);
  },
};

export const InTheLoginForm: Story = {
  args: { at: '/login' },
  play: async ({ userEvent }) => {
    lookForFormIn('form');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Username' }), 'admin');
    await userEvent.type(await screen.findByLabelText('Password', { selector: 'input' }), 'wrong-one');
    const typed = content();
    server().faults.add('*', { kind: 'refuse' });
    await userEvent.click(await screen.findByRole('button', { name: 'Log in' }));
    await screen.findByText(/No response from/);
    await expect(content()).toEqual(typed);
    server().faults.clear();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/No response from/)).toBeNull());
    await expect(content()).toEqual(typed);
  },
};

export const InTheFormOfTheFirstAdministrator: Story = {
  args: { scenario: 'firstRun', at: '/login' },
  play: async ({ userEvent }) => {
    lookForFormIn('form');
    await screen.findByRole('heading', { name: 'Create the first administrator' });
    const form = {
      at: '/login',
      typed: { Username: 'mira', Password: 'long-enough', 'Password confirmation': 'long-enough' },
      submit: 'Create admin',
    };
    await fillIn(userEvent, form);
    const before = { content: content(), place: place() };
    await endurePolls(askServer, async (after) => {
      await expect({ content: content(), place: place() }, `after ${after}`).toEqual(before);
    });

    for (const fault of [{ kind: 'refuse' } as const, page, overloaded]) {
      const said = lastSaid();
      server().faults.add('*', fault);
      await send(userEvent, form);
      await waitFor(() => expect([lastSaid()?.kind, lastSaid()?.id === said?.id]).toEqual(['error', false]));
      server().faults.clear();
      await askServer();
      await expect(content()).toEqual(before.content);
    }

    server().faults.add('GET /users/adm/hasadmin', overloaded);
    await send(userEvent, form);
    await screen.findByText('Successfully created new Admin! : mira');
    await screen.findByRole('heading', { name: 'Log in' });
  },
};
