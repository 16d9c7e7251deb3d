import { type AccessKey, accessKeyText } from '../../../domain/accessKey/accessKey.ts';
import type { Failure } from '../../../domain/failure.ts';
import { counted } from '../../../domain/format/count.ts';
import { paths } from '../../../domain/paths.ts';
import { labels } from '../../../domain/text/labels.ts';
import { messages } from '../../../domain/text/messages.ts';
import {
  networkPickerView,
  type NetworkPickerQuery,
  type NetworkPickerView,
  type PickerWords,
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

const width = { width: '180px', isNumeric: true } as const;

const words: PickerWords = {
  title: labels.section.accessKeys,
  description: `${labels.action.selectNetwork} to see its keys.`,
  columns: [
    { ...width, id: 'keys', header: labels.section.accessKeys },
    { ...width, id: 'uses', header: accessKeyText.uses },
  ],
  create: accessKeyText.create,
  failureHeading: 'The access keys could not be loaded',
  empty: {
    heading: messages['network.none'],
    text: 'There is no network whose access keys you administer.',
  },
};

/** §2 `/access-keys`: keys belong to a network, so first it is chosen; how many keys each has. */
export function accessKeyPickerView({ networks, ...query }: AccessKeyPickerInput): NetworkPickerView {
  const all = networks.status === 'ready' ? networks.value : [];
  const keysOf = new Map(all.map(({ netid, accessKeys }) => [netid, accessKeys]));
  const picker = networkPickerView({
    ...query,
    words,
    needs: [networks],
    netids: all.map(({ netid }) => netid),
    rowOf: (netid) => {
      const keys = keysOf.get(netid) ?? [];
      return {
        href: paths.accessKeys(netid),
        createHref: paths.createAccessKey(netid),
        // All joins that are left.
        facts: { keys: keys.length, uses: sum(keys.map(({ uses }) => uses)) },
        summary: counted(keys.length, 'key'),
      };
    },
  });
  return {
    ...picker,
    count: sum(all.map(({ accessKeys }) => accessKeys.length)),
    ...(all.length > 0 && {
      description: `in ${counted(all.length, 'network')}. ${words.description}`,
    }),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, next) => total + next, 0);
}
