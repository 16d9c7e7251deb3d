import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { uuidFor } from '../../../mocks/fixtures/seed.ts';
import type { Fault } from '../../../mocks/world/faults.ts';
import { paths } from '../../domain/paths.ts';
import { loadEverything } from '../flows/loadEverything.ts';
import { signOut } from '../flows/signOut.ts';
import { beginSession } from '../stores/session.ts';
import { sessionOf } from '../testing/worldOf.ts';
import { address, goBack, goTo, Journey, letTheTokenRunOut, server, setTheStage } from './stage.tsx';

/** Those who want to be asked before the page is loaded anew. An event for all of them would also end the simulated server. */
const guards = new Set<(event: Event) => void>();

function noteGuards(): () => void {
  const { addEventListener, removeEventListener } = window;
  const noting =
    (original: typeof addEventListener, note: (guard: (event: Event) => void) => void) =>
    (
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: AddEventListenerOptions | boolean,
    ) => {
      if (type === 'beforeunload' && typeof listener === 'function') note(listener);
      original.call(window, type, listener, options);
    };
  guards.clear();
  window.addEventListener = noting(addEventListener, (guard) => guards.add(guard));
  window.removeEventListener = noting(removeEventListener, (guard) => guards.delete(guard));
  return () => Object.assign(window, { addEventListener, removeEventListener });
}

function asksBeforeReload(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  for (const guard of guards) guard(event);
  return event.defaultPrevented;
}

const meta = {
  title: 'App/Journeys/Nothing typed is lost',
  component: Journey,
  beforeEach: [setTheStage, noteGuards],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { scenario: 'enterprise', as: 'admin', at: '/' },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

const netid = 'meshnet';
const node = { network: netid, id: uuidFor('meshnet/owned-node') };

/** Every form of the console but those of the login page, which has no session to lose. */
const forms = {
  ofNodesAndNetworks: [paths.editNode(node), paths.createNetwork(), paths.editNetwork(netid)],
  ofWhoIsAllowed: [
    paths.editNetworkGroups(netid),
    paths.editNetworkUsers(netid),
    paths.userGroupsOf('alice'),
  ],
  ofUsers: [paths.createUser(), paths.user('alice'), paths.user('admin')],
  ofGatewaysAndKeys: [paths.createEgress(node), paths.createRelay(node), paths.createAccessKey(netid)],
  ofTheOtherDialogs: [
    paths.editExternalClient(netid, 'lvl2-phone'),
    paths.createDnsEntry(netid),
    paths.createUserGroup(),
    paths.editUserPermission(netid, 'lvl1-node'),
  ],
} as const;

type Input = HTMLInputElement | HTMLTextAreaElement;

/** Where the forms of a story are: what lies under a dialog is not meant. */
let formsAt = 'form';

/** The fields that a person can fill in. */
function fields(): readonly Input[] {
  const form = document.querySelector(formsAt);
  return [...(form?.querySelectorAll('input, textarea') ?? [])]
    .filter((field) => field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
    .filter(({ disabled, readOnly }) => !disabled && !readOnly)
    .filter(({ type, placeholder }) => type !== 'search' && !/search|find|filter/i.test(placeholder));
}

const isText = ({ type }: Input) => ['text', 'textarea', 'password', 'number', 'email'].includes(type);
const isTicked = (field: Input) => field instanceof HTMLInputElement && field.checked;

/** What stands in the form. */
const content = () => fields().map((field) => `${field.value} ${isTicked(field)}`);

/** Where the person is in it. */
function place() {
  const at = fields().findIndex((field) => field === document.activeElement);
  const field = fields()[at];
  return { at, caret: field && isText(field) && field.type !== 'number' ? field.selectionStart : null };
}

/** Writes what every field takes and steps back into the middle of it, or ticks a box where there is nothing to write. */
async function fillIn(user: User): Promise<void> {
  const text = fields().find(isText);
  const box = fields().find(({ type }) => type === 'checkbox' || type === 'radio');
  const field = text ?? box;
  if (!field) throw new Error(`There is nothing to fill in at ${address()}`);
  if (!text) return user.click(field);
  await user.click(field);
  await user.keyboard('17{ArrowLeft}');
}

async function isAsItWas(before: { content: string[]; place: ReturnType<typeof place> }, after: string) {
  await expect({ content: content(), place: place() }, `${address()} after ${after}`).toEqual(before);
}

const troubles: Record<string, Fault> = {
  'no connection': { kind: 'refuse' },
  'records without their fields': { kind: 'wrong-shape' },
};

async function endureEverything(at: string, user: User): Promise<void> {
  await waitFor(() => expect(fields()).toEqual([]));
  await goTo(at);
  await waitFor(() => expect(fields().length, at).toBeGreaterThan(0));
  const empty = content();
  await fillIn(user);
  const filledIn = { content: content(), place: place() };
  await expect(filledIn.content, at).not.toEqual(empty);

  document.dispatchEvent(new Event('visibilitychange'));
  await loadEverything();
  await isAsItWas(filledIn, 'a poll');

  for (const [name, fault] of Object.entries(troubles)) {
    server().faults.add('*', fault);
    await loadEverything();
    server().faults.clear();
    await isAsItWas(filledIn, name);
  }
  await loadEverything();
  await isAsItWas(filledIn, 'the recovery');

  await expect(asksBeforeReload(), `${at} asks before the page is loaded anew`).toBe(true);

  void goBack();
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await expect(content(), `${at} after going back`).toEqual(filledIn.content);

  letTheTokenRunOut();
  await screen.findByRole('textbox', { name: 'Username' });
  beginSession(sessionOf(server(), 'admin'));
  await loadEverything();
  await waitFor(() => expect(content(), `${at} after signing in again`).toEqual(filledIn.content));

  void goBack();
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving' });
  await user.click(within(question).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(address()).toBe('/'));
}

function enduring(addresses: readonly string[], at: string): Story {
  return {
    play: async ({ step, userEvent }) => {
      formsAt = at;
      await loadEverything();
      for (const form of addresses) await step(form, () => endureEverything(form, userEvent));
    },
  };
}

export const InFormsOfNodesAndNetworks: Story = enduring(forms.ofNodesAndNetworks, '#main');
export const InFormsOfWhoIsAllowed: Story = enduring(forms.ofWhoIsAllowed, '#main');
export const InFormsOfUsers: Story = enduring(forms.ofUsers, '#main');
export const InDialogsOfGatewaysAndKeys: Story = enduring(forms.ofGatewaysAndKeys, '[role=dialog]');
export const InTheOtherDialogs: Story = enduring(forms.ofTheOtherDialogs, '[role=dialog]');

export const InTheLoginForm: Story = {
  args: { at: '/login' },
  play: async ({ userEvent }) => {
    formsAt = 'form';
    signOut('signedOut');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Username' }), 'admin');
    await userEvent.type(screen.getByLabelText('Password', { selector: 'input' }), 'wrong-one');
    const typed = content();
    server().faults.add('*', { kind: 'refuse' });
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    await screen.findByText(/Nothing answered at/);
    await expect(content()).toEqual(typed);
    server().faults.clear();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/Nothing answered at/)).toBeNull());
    await expect(content()).toEqual(typed);
  },
};
