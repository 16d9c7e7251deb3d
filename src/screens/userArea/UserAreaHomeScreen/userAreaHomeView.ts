import { counted } from '../../../domain/format/count.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { compareNames } from '../../../domain/order.ts';
import { paths } from '../../../domain/paths.ts';
import { type Viewer, userAreaSections } from '../../../domain/session/permissions.ts';
import { failureText } from '../../../domain/text/failureText.ts';
import { ownRights } from '../../../domain/user/userText.ts';
import type { NetworkUserData } from '../../../domain/user/networkUser.ts';

export type UserAreaHomeView = { readonly name: string } & (
  | { readonly status: 'loading' | 'empty' }
  | { readonly status: 'failed'; readonly reason: string }
  | { readonly status: 'ready'; readonly networks: readonly OwnNetwork[] }
);

export type OwnNetwork = {
  readonly netid: string;
  readonly href: string;
  /** What the person may do there. */
  readonly rights: string;
  readonly facts: string;
};

/** §2 `/prouser` of everybody but administrators: their networks. */
export function userAreaHomeView(
  viewer: Viewer,
  data: Loadable<readonly NetworkUserData[]>,
): UserAreaHomeView {
  const { name } = viewer.user;
  if (data.status === 'failed') return { name, status: 'failed', reason: failureText(data.failure) };
  if (data.status !== 'ready') return { name, status: 'loading' };
  if (data.value.length === 0) return { name, status: 'empty' };
  return {
    name,
    status: 'ready',
    networks: data.value
      .toSorted((one, other) => compareNames(one.network, other.network))
      .map((area) => ({
        netid: area.network,
        href: paths.userArea(area.network),
        rights: rightsOf(viewer, area.network),
        facts: factsOf(area),
      })),
  };
}

function rightsOf(viewer: Viewer, netid: string): string {
  const { role, meaning } = ownRights(viewer, netid);
  return `${role}. ${meaning}`;
}

/** Below level 0 only what is the person's own is told. */
function factsOf({ user, nodes, clients }: NetworkUserData): string {
  const hasNodes = userAreaSections(user.accessLevel).includes('nodeview');
  const counts = [
    ...(hasNodes ? [counted(nodes.length, 'node')] : []),
    counted(clients.length, 'external client'),
  ].join(', ');
  return user.accessLevel === 0 ? counts : `${counts} of yours`;
}
