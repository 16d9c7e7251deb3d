import { paths } from '../../../domain/paths.ts';
import type { NetworkAt } from '../networkAt.ts';

export type LegacyAccessKeysView =
  | { readonly status: 'loading' }
  | { readonly status: 'missing'; readonly address: string }
  | { readonly status: 'failed'; readonly reason: string }
  | { readonly status: 'denied'; readonly networkHref: string }
  | {
      readonly status: 'ready';
      readonly netid: string;
      readonly keysHref: string;
      readonly keys: readonly { readonly name: string; readonly uses: number }[];
    };

/** `address`: the path that was opened. */
export function legacyAccessKeysView(netid: string, address: string, found: NetworkAt): LegacyAccessKeysView {
  switch (found.status) {
    case 'loading':
      return { status: 'loading' };
    case 'missing':
      return { status: 'missing', address };
    case 'denied':
      return { status: 'denied', networkHref: paths.network(netid) };
    case 'failed':
      return found;
    case 'ready':
      return {
        status: 'ready',
        netid,
        keysHref: paths.accessKeys(netid),
        keys: found.network.accessKeys.map(({ name, uses }) => ({ name, uses })),
      };
  }
}
