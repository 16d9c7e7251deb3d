import { valueOf, type Loadable } from '../../../domain/loadable.ts';
import { paths } from '../../../domain/paths.ts';
import { accessLevels } from '../../../domain/session/accessLevel.ts';
import { labels } from '../../../domain/text/labels.ts';
import { messages } from '../../../domain/text/messages.ts';
import type { NetworkUser } from '../../../domain/user/networkUser.ts';
import {
  networkPickerView,
  type NetworkPickerQuery,
  type NetworkPickerView,
  type PickerWords,
} from '../../shared/NetworkPicker/networkPickerView.ts';

export type PermissionPickerInput = NetworkPickerQuery & {
  /** To choose from. */
  readonly netids: readonly string[];
  readonly users: Loadable<ReadonlyMap<string, readonly NetworkUser[]>>;
};

const words: PickerWords = {
  title: labels.section.userPermissions,
  description: `${labels.action.selectNetwork} to see what its users may do there.`,
  columns: [
    { id: 'users', header: labels.section.users, width: '120px', isNumeric: true },
    { id: 'levels', header: 'Access levels' },
  ],
  failureHeading: 'The permissions could not be loaded',
  empty: { heading: messages['error.noresults'], text: 'There is no network to give rights on.' },
};

/** §2 "Users", enterprise, `/user-permissions`: which network. */
export function permissionPickerView({ netids, users, ...query }: PermissionPickerInput): NetworkPickerView {
  return networkPickerView({
    ...query,
    words,
    needs: [users],
    netids,
    rowOf: (netid) => {
      const ofNetwork = valueOf(users)?.get(netid) ?? [];
      const levels = levelCounts(ofNetwork);
      return {
        href: paths.userPermissions(netid),
        facts: { users: ofNetwork.length, levels },
        summary: levels,
      };
    },
  });
}

/** "1 network admin, 3 no access" */
function levelCounts(users: readonly NetworkUser[]): string {
  return accessLevels
    .map(({ level, name }) => ({ name, count: users.filter((user) => user.accessLevel === level).length }))
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${count} ${name.toLowerCase()}`)
    .join(', ');
}
