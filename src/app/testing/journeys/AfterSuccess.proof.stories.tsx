import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within, type userEvent } from 'storybook/test';
import { uuidFor } from '../../../../mocks/fixtures/seed.ts';
import { paths } from '../../../domain/paths.ts';
import { allForms, type FormCase } from './allForms.ts';
import { fillIn, setFormContainer, submitForm } from './openForm.ts';
import { address, goTo, Journey, renderApp } from './testApp.tsx';

/** After a successful change, no error appears, even briefly between the response and the next page. */
const meta = {
  title: 'App/Journeys/After a success',
  tags: ['proof'],
  component: Journey,
  beforeEach: renderApp,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { scenario: 'enterprise', as: 'admin' },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;
type User = ReturnType<typeof userEvent.setup>;

/** Checks the page in every frame and after every change. Returns a function that stops and returns the errors seen. */
function watchForFailure(): () => readonly string[] {
  const seen = new Set<string>();
  const check = () => {
    for (const field of document.querySelectorAll('[aria-invalid="true"]'))
      seen.add(`invalid: ${field.getAttribute('name') ?? field.outerHTML}`);
    const text = document.body.textContent;
    for (const sentence of ['Not Found', 'There is no ', 'need attention', 'already'])
      if (text.includes(sentence)) seen.add(sentence);
  };
  const changes = new MutationObserver(check);
  changes.observe(document.body, { attributes: true, childList: true, characterData: true, subtree: true });
  let frame = requestAnimationFrame(function next() {
    check();
    frame = requestAnimationFrame(next);
  });
  return () => {
    changes.disconnect();
    cancelAnimationFrame(frame);
    return [...seen];
  };
}

async function expectNoFailureShown(user: User, form: FormCase, container: string): Promise<void> {
  setFormContainer(container);
  await fillIn(user, form);
  const failures = watchForFailure();
  await submitForm(user, form);
  await waitFor(() => expect(address()).not.toContain(form.at));
  await waitFor(() => expect(screen.queryByRole('button', { name: form.submit })).toBeNull());
  await expect(failures()).toEqual([]);
}

const [, network] = allForms.nodesAndNetworks;
const [user] = allForms.users;
const [egress, relay] = allForms.gatewaysAndKeys;
const [client, dnsEntry, group, permission] = allForms.otherDialogs;
const [allowedGroups, allowedUsers, groupsOfUser] = allForms.access;

function submitting(form: FormCase, container = 'form'): Story {
  return { args: { at: form.at }, play: ({ userEvent }) => expectNoFailureShown(userEvent, form, container) };
}

const dialog = '[role=dialog]';

export const CreatingANetworkShowsNoError = submitting(network);
export const CreatingAUserShowsNoError = submitting(user);
export const CreatingAnEgressGatewayShowsNoError = submitting(egress, dialog);
export const CreatingARelayShowsNoError = submitting(relay, dialog);
export const RenamingAClientShowsNoError = submitting(client, dialog);
export const CreatingADNSEntryShowsNoError = submitting(dnsEntry, dialog);
export const CreatingAUserGroupShowsNoError = submitting(group, dialog);
export const ChangingAPermissionShowsNoError = submitting(permission, dialog);
export const AllowingGroupsShowsNoError = submitting(allowedGroups);
export const AllowingUsersShowsNoError = submitting(allowedUsers);
export const ChangingTheGroupsOfAUserShowsNoError = submitting(groupsOfUser);

/** The new user is on the last page of the sorted list. */
export const CreatingAUserOpensTheListPageThatContainsThem: Story = {
  args: {
    at: '/users/create',
    prepare: (world) => {
      const bob = world.users.get('bob');
      if (!bob) throw new Error('No user bob');
      for (let number = 10; number < 30; number += 1) {
        const name = `user-${number}`;
        world.users.set(name, { ...bob, username: name });
      }
    },
  },
  play: async ({ userEvent }) => {
    setFormContainer('form');
    await fillIn(userEvent, { ...user, input: { ...user.input, Username: 'zoe' } });
    await submitForm(userEvent, user);
    const created = await screen.findByRole('row', { name: /^zoe/ });
    await waitFor(() => expect(created).toHaveFocus());
    await expect(created).toBeVisible();
    await expect(await screen.findByRole('link', { name: 'Open' })).toHaveAttribute('href', '/users/zoe');
  },
};

/** `menu` has the action, if it has no separate button. */
function deleting(at: string, name: string, agree: string, list: string, menu?: string): Story {
  return {
    args: { at: list },
    play: async ({ userEvent }) => {
      await screen.findByRole('link', { name });
      await goTo(at);
      await screen.findByRole('heading', { name });
      const failures = watchForFailure();
      if (menu !== undefined) await userEvent.click(await screen.findByRole('button', { name: menu }));
      await userEvent.click(
        await screen.findByRole(menu === undefined ? 'button' : 'menuitem', { name: /^Delete/ }),
      );
      const question = within(await screen.findByRole('alertdialog'));
      await userEvent.click(await question.findByRole('button', { name: agree }));
      await waitFor(() => expect(address()).toBe(list));
      await waitFor(() => expect(screen.queryByRole('heading', { name })).toBeNull());
      await expect(failures()).toEqual([]);
    },
  };
}

export const DeletingANodeOnItsPageShowsNoError = deleting(
  paths.node({ network: 'meshnet', id: uuidFor('meshnet/mac-laptop') }),
  'mac-laptop',
  'Delete node',
  paths.nodes('meshnet'),
  'More',
);

export const DeletingAUserOnTheirPageShowsNoError: Story = deleting(
  paths.user('alice'),
  'alice',
  'Delete user',
  paths.users(),
);
