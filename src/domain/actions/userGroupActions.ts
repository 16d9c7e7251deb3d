import type { Network } from '../network/network.ts';
import { labels } from '../text/labels.ts';
import { userGroupOf, wildcardGroup, type UserGroup } from '../user/userGroup.ts';
import { userGroupText } from '../user/userText.ts';
import type { User } from '../user/userWire.ts';
import type { RecordsNow } from './known.ts';
import { offering, serverAdministratorsOnly, type WordsByKind } from './words.ts';

/** What can be done with a user group, by kind. */
export type UserGroupFields = { deleteUserGroup: { readonly group: string } };

type KnownGroups = Pick<RecordsNow, 'viewer'>;

export const userGroupActions: WordsByKind<UserGroupFields, UserGroup, KnownGroups> = {
  deleteUserGroup: {
    noun: ['user group'],
    name: ({ group }) => group,
    record: ({ group }, { groups, users = [], networks }: RecordsNow) =>
      groups?.includes(group) ? userGroupOf(group, users, [...networks.values()]) : undefined,
    label: () => labels.action.delete,
    named: (_, name) => `Delete ${name}`,
    icon: () => 'trash',
    fields: ['group'],
    isMade: 'gone',
    isListed: ({ groups }) => groups !== undefined,
    isDanger: true,
    obstacle: ({ name }, _, { viewer }) =>
      name === wildcardGroup
        ? 'This group includes everyone and can’t be deleted'
        : serverAdministratorsOnly(viewer),
    question: ({ name, members, allowedOn }) => ({
      title: `${userGroupText.delete} ${name}?`,
      message:
        'Members will keep their accounts but lose the access this group gave them. This can’t be undone.',
      consequences: [
        { label: 'Members', value: members },
        { label: 'Networks that allow this group', value: allowedOn.length },
      ],
      confirmLabel: 'Delete group',
      isDanger: true,
    }),
    questionForMany: (groups) => ({
      message:
        'Members will keep their accounts but lose the access these groups gave them. This can’t be undone.',
      isDanger: true,
      consequences: [
        { label: 'Memberships removed', value: groups.reduce((sum, { members }) => sum + members, 0) },
        {
          label: 'Networks that allow these groups',
          value: new Set(groups.flatMap(({ allowedOn }) => allowedOn)).size,
        },
      ],
    }),
  },
};

const offer = offering(userGroupActions);

/** What the list offers for a group, and the palette too. */
export function deletionOfGroup(
  name: string,
  users: readonly User[],
  networks: readonly Network[],
  known: KnownGroups,
) {
  return offer(userGroupOf(name, users, networks), { kind: 'deleteUserGroup', group: name }, known);
}
