import { valueOf, type Loadable } from '../../../domain/loadable.ts';
import { paths } from '../../../domain/paths.ts';
import { accessLevels } from '../../../domain/session/accessLevel.ts';
import { failureText } from '../../../domain/text/failureText.ts';
import type { NetworkUser } from '../../../domain/user/networkUser.ts';

export type PermissionPickerInput = {
  /** Netids to choose from, sorted. */
  readonly netids: readonly string[];
  readonly users: Loadable<ReadonlyMap<string, readonly NetworkUser[]>>;
};

export type PermissionPickerRow = {
  readonly netid: string;
  readonly href: string;
  readonly users: number;
  /** "1 network admin, 3 no access" */
  readonly levels: string;
};

export type PermissionPickerView =
  | { readonly status: 'loading' | 'empty' }
  | { readonly status: 'failed'; readonly reason: string }
  | { readonly status: 'ready'; readonly rows: readonly PermissionPickerRow[] };

/** §2 `/user-permissions`: which network. */
export function permissionPickerView({ netids, users }: PermissionPickerInput): PermissionPickerView {
  if (users.status === 'failed') return { status: 'failed', reason: failureText(users.failure) };
  if (users.status !== 'ready') return { status: 'loading' };
  if (netids.length === 0) return { status: 'empty' };
  return {
    status: 'ready',
    rows: netids.map((netid) => {
      const ofNetwork = valueOf(users)?.get(netid) ?? [];
      return {
        netid,
        href: paths.userPermissions(netid),
        users: ofNetwork.length,
        levels: levelCounts(ofNetwork),
      };
    }),
  };
}

function levelCounts(users: readonly NetworkUser[]): string {
  return accessLevels
    .map(({ level, name }) => ({ name, count: users.filter((user) => user.accessLevel === level).length }))
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${count} ${name.toLowerCase()}`)
    .join(', ');
}
