import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within, type userEvent } from 'storybook/test';
import { uuidFor } from '../../../../mocks/fixtures/seed.ts';
import { paths } from '../../../domain/paths.ts';
import { everyForm, type FormCase } from './everyForm.ts';
import { fillIn, lookForFormIn, send } from './openForm.ts';
import { address, goTo, Journey, setTheStage } from './stage.tsx';

/** What succeeded is never drawn as if it had failed, not for a moment between the answer and the next page. */
const meta = {
  title: 'App/Journeys/After a success',
  tags: ['proof'],
  component: Journey,
  beforeEach: setTheStage,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { scenario: 'enterprise', as: 'admin' },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;
type User = ReturnType<typeof userEvent.setup>;

/** Looks at everything that is ever drawn, in every frame and after every change of the page. */
function watchForFailure(): () => readonly string[] {
  const seen = new Set<string>();
  const look = () => {
    for (const field of document.querySelectorAll('[aria-invalid="true"]'))
      seen.add(`invalid: ${field.getAttribute('name') ?? field.outerHTML}`);
    const text = document.body.textContent;
    for (const sentence of ['Not Found', 'There is no ', 'need attention', 'already'])
      if (text.includes(sentence)) seen.add(sentence);
  };
  const changes = new MutationObserver(look);
  changes.observe(document.body, { attributes: true, childList: true, characterData: true, subtree: true });
  let frame = requestAnimationFrame(function next() {
    look();
    frame = requestAnimationFrame(next);
  });
  return () => {
    changes.disconnect();
    cancelAnimationFrame(frame);
    return [...seen];
  };
}

/** Fills the form in, sends it, and looks until the page is left. */
async function expectNoFailureDrawn(user: User, form: FormCase, around: string): Promise<void> {
  lookForFormIn(around);
  await fillIn(user, form);
  const failures = watchForFailure();
  await send(user, form);
  await waitFor(() => expect(address()).not.toContain(form.at));
  await waitFor(() => expect(screen.queryByRole('button', { name: form.submit })).toBeNull());
  await expect(failures()).toEqual([]);
}

const [, network] = everyForm.ofNodesAndNetworks;
const [user] = everyForm.ofUsers;
const [egress, relay] = everyForm.inDialogsOfGatewaysAndKeys;
const [client, dnsEntry, group, permission] = everyForm.inTheOtherDialogs;
const [allowedGroups, allowedUsers, groupsOfUser] = everyForm.ofWhoIsAllowed;

function sends(form: FormCase, around = 'form'): Story {
  return { args: { at: form.at }, play: ({ userEvent }) => expectNoFailureDrawn(userEvent, form, around) };
}

const dialog = '[role=dialog]';

export const ANetworkIsCreated = sends(network);
export const AUserIsCreated = sends(user);
export const AnEgressGatewayIsMade = sends(egress, dialog);
export const ARelayIsMade = sends(relay, dialog);
export const AClientIsRenamed = sends(client, dialog);
export const ADnsEntryIsCreated = sends(dnsEntry, dialog);
export const AUserGroupIsCreated = sends(group, dialog);
export const APermissionIsChanged = sends(permission, dialog);
export const GroupsAreAllowed = sends(allowedGroups);
export const UsersAreAllowed = sends(allowedUsers);
export const TheGroupsOfAUserAreChanged = sends(groupsOfUser);

/** The list turns to what was made, wherever in its order that is. */
export const ANewRecordOnAnotherPageIsShown: Story = {
  args: {
    at: '/users/create',
    prepare: (world) => {
      const bob = world.users.get('bob');
      if (!bob) throw new Error('There is no user bob');
      for (let number = 10; number < 30; number += 1) {
        const name = `user-${number}`;
        world.users.set(name, { ...bob, username: name });
      }
    },
  },
  play: async ({ userEvent }) => {
    lookForFormIn('form');
    await fillIn(userEvent, { ...user, typed: { ...user.typed, Username: 'zoe' } });
    await send(userEvent, user);
    const made = await screen.findByRole('row', { name: /^zoe/ });
    await waitFor(() => expect(made).toHaveFocus());
    await expect(made).toBeVisible();
    await expect(await screen.findByRole('link', { name: 'Open' })).toHaveAttribute('href', '/users/zoe');
  },
};

/** Opens a record's page from its list, deletes it there, and looks until the list is there. */
function deletes(at: string, name: string, agree: string, list: string): Story {
  return {
    args: { at: list },
    play: async ({ userEvent }) => {
      await screen.findByRole('link', { name });
      await goTo(at);
      await screen.findByRole('heading', { name });
      const failures = watchForFailure();
      await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
      const question = within(await screen.findByRole('alertdialog'));
      await userEvent.click(await question.findByRole('button', { name: agree }));
      await waitFor(() => expect(address()).toBe(list));
      await waitFor(() => expect(screen.queryByRole('heading', { name })).toBeNull());
      await expect(failures()).toEqual([]);
    },
  };
}

export const ANodeIsDeletedOnItsPage = deletes(
  paths.node({ network: 'meshnet', id: uuidFor('meshnet/mac-laptop') }),
  'mac-laptop',
  'Delete node',
  paths.nodes('meshnet'),
);

export const AUserIsDeletedOnTheirPage: Story = deletes(
  paths.user('alice'),
  'alice',
  'Delete user',
  paths.users(),
);
