import type { AccessKey } from '../../../domain/accessKey/accessKey.ts';
import type { Failure } from '../../../domain/failure.ts';
import { paths } from '../../../domain/paths.ts';
import {
  networkPickerView,
  type NetworkPickerQuery,
  type NetworkPickerRow,
  type NetworkPickerView,
} from '../../shared/NetworkPicker/networkPickerView.ts';

/** Those whose keys the viewer may see, in any order. */
export type AccessKeyNetworks =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: Failure }
  | {
      readonly status: 'ready';
      readonly value: readonly {
        readonly netid: string;
        readonly accessKeys: readonly Pick<AccessKey, 'uses'>[];
      }[];
    };

export type AccessKeyPickerInput = NetworkPickerQuery & { readonly networks: AccessKeyNetworks };

export type AccessKeyPickerRow = NetworkPickerRow & {
  readonly createHref: string;
  readonly keys: number;
  /** Joins left with all of them. */
  readonly uses: number;
};

export type AccessKeyPickerView = NetworkPickerView<AccessKeyPickerRow> & {
  /** Of all networks. */
  readonly count: number;
  /** How many networks there are, found or not. */
  readonly networkCount: number;
};

/** §2 `/access-keys`: which network, and how many keys each has. */
export function accessKeyPickerView({ networks, ...query }: AccessKeyPickerInput): AccessKeyPickerView {
  const all = networks.status === 'ready' ? networks.value : [];
  const keysOf = new Map(all.map(({ netid, accessKeys }) => [netid, accessKeys]));
  const picker = networkPickerView({
    ...query,
    needs: [networks],
    netids: all.map(({ netid }) => netid),
    rowOf: (netid) => {
      const keys = keysOf.get(netid) ?? [];
      return {
        netid,
        href: paths.accessKeys(netid),
        createHref: paths.createAccessKey(netid),
        keys: keys.length,
        uses: sum(keys.map(({ uses }) => uses)),
      };
    },
  });
  return {
    ...picker,
    count: sum(all.map(({ accessKeys }) => accessKeys.length)),
    networkCount: all.length,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, next) => total + next, 0);
}
