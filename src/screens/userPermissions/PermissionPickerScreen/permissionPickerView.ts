import { valueOf, type Loadable } from '../../../domain/loadable.ts';
import { paths } from '../../../domain/paths.ts';
import { accessLevels } from '../../../domain/text/accessLevelText.ts';
import type { NetworkUser } from '../../../domain/user/networkUser.ts';
import {
  networkPickerView,
  type NetworkPickerQuery,
  type NetworkPickerRow,
  type NetworkPickerView,
} from '../../shared/NetworkPicker/networkPickerView.ts';

export type PermissionPickerInput = NetworkPickerQuery & {
  /** To choose from. */
  readonly netids: readonly string[];
  readonly users: Loadable<ReadonlyMap<string, readonly NetworkUser[]>>;
};

export type PermissionPickerRow = NetworkPickerRow & {
  readonly users: number;
  /** "1 network admin, 3 no access" */
  readonly levels: string;
};

export type PermissionPickerView = NetworkPickerView<PermissionPickerRow>;

/** §2 `/user-permissions`: which network. */
export function permissionPickerView({
  netids,
  users,
  ...query
}: PermissionPickerInput): PermissionPickerView {
  return networkPickerView({
    ...query,
    needs: [users],
    netids,
    rowOf: (netid) => {
      const ofNetwork = valueOf(users)?.get(netid) ?? [];
      return {
        netid,
        href: paths.userPermissions(netid),
        users: ofNetwork.length,
        levels: levelCounts(ofNetwork),
      };
    },
  });
}

function levelCounts(users: readonly NetworkUser[]): string {
  return accessLevels
    .map(({ level, name }) => ({ name, count: users.filter((user) => user.accessLevel === level).length }))
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${count} ${name.toLowerCase()}`)
    .join(', ');
}
