import type { Loadable } from '../../../domain/loadable.ts';
import { compareNames } from '../../../domain/order.ts';
import { paths } from '../../../domain/paths.ts';
import { failureText } from '../../../domain/text/failureText.ts';
import { ownLevelTexts } from '../../../domain/text/userAreaText.ts';
import type { NetworkUserData } from '../../../domain/user/networkUser.ts';

export type UserAreaHomeView = { readonly name: string } & (
  | { readonly status: 'loading' | 'empty' }
  | { readonly status: 'failed'; readonly reason: string }
  | {
      readonly status: 'ready';
      readonly networks: readonly {
        readonly netid: string;
        readonly href: string;
        readonly role: string;
        readonly facts: string;
      }[];
    }
);

/** §2 `/prouser` of everybody but administrators: their networks. */
export function userAreaHomeView(name: string, data: Loadable<readonly NetworkUserData[]>): UserAreaHomeView {
  if (data.status === 'failed') return { name, status: 'failed', reason: failureText(data.failure) };
  if (data.status !== 'ready') return { name, status: 'loading' };
  if (data.value.length === 0) return { name, status: 'empty' };
  return {
    name,
    status: 'ready',
    networks: data.value
      .toSorted((one, other) => compareNames(one.network, other.network))
      .map(({ network, user, nodes, clients }) => ({
        netid: network,
        href: paths.userArea(network),
        role: ownLevelTexts[user.accessLevel].role,
        facts: `${count(nodes.length, 'node')}, ${count(clients.length, 'external client')}`,
      })),
  };
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}
