import type { AccessKey } from '../../../domain/accessKey/accessKey.ts';
import type { Failure } from '../../../domain/failure.ts';
import { paths } from '../../../domain/paths.ts';
import { failureText } from '../../../domain/text/failureText.ts';

export type AccessKeyPickerInput =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: Failure }
  | {
      readonly status: 'ready';
      /** Those whose keys the viewer may see, in any order; undefined: told by the network's own page only. */
      readonly networks: readonly {
        readonly netid: string;
        readonly accessKeys: readonly Pick<AccessKey, 'uses'>[] | undefined;
      }[];
    };

export type AccessKeyPickerRow = {
  readonly netid: string;
  readonly href: string;
  readonly createHref: string;
  readonly keys: number | undefined;
  /** Joins left with all of them. */
  readonly uses: number | undefined;
};

export type AccessKeyPickerView =
  | { readonly status: 'loading' | 'empty' }
  | { readonly status: 'failed'; readonly reason: string }
  | {
      readonly status: 'ready';
      /** Of all networks; undefined where one did not tell. */
      readonly count: number | undefined;
      readonly rows: readonly AccessKeyPickerRow[];
    };

/** §2 `/access-keys`: which network, and how many keys each has. */
export function accessKeyPickerView(input: AccessKeyPickerInput): AccessKeyPickerView {
  if (input.status === 'failed') return { status: 'failed', reason: failureText(input.failure) };
  if (input.status === 'loading') return { status: 'loading' };
  if (input.networks.length === 0) return { status: 'empty' };
  const rows = input.networks
    .map(({ netid, accessKeys }) => ({
      netid,
      href: paths.accessKeys(netid),
      createHref: paths.createAccessKey(netid),
      keys: accessKeys?.length,
      uses: accessKeys && sum(accessKeys.map((key) => key.uses)),
    }))
    .toSorted((one, other) => one.netid.localeCompare(other.netid));
  return { status: 'ready', count: sum(rows.map((row) => row.keys)), rows };
}

/** undefined as soon as one of them is. */
function sum(numbers: readonly (number | undefined)[]): number | undefined {
  return numbers.reduce<number | undefined>(
    (total, next) => (total === undefined || next === undefined ? undefined : total + next),
    0,
  );
}
