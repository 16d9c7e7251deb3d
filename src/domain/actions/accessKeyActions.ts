import { accessKeyText, type AccessKey } from '../accessKey/accessKey.ts';
import { joinedWith } from '../accessKey/joinedNodes.ts';
import { isAddressable } from '../fieldRules.ts';
import type { Node } from '../node/node.ts';
import { administratorsOnly, isNetAdmin, type Viewer } from '../session/permissions.ts';
import { labels } from '../text/labels.ts';
import type { RecordsNow } from './known.ts';
import { offering, summed, type Consequence, type WordsByKind } from './words.ts';

export type KeyRef = { readonly network: string; readonly name: string };

/** What can be done with an access key, by kind. */
export type AccessKeyFields = { deleteAccessKey: { readonly key: KeyRef } };

/** Without nodes, it’s unknown which of them joined with a key. */
export type KnownKeys = { readonly viewer: Viewer; readonly nodes: readonly Node[] | undefined };

export const accessKeyActions: WordsByKind<AccessKeyFields, AccessKey, KnownKeys> = {
  deleteAccessKey: {
    noun: ['access key'],
    name: ({ key }) => key.name,
    record: ({ key }, { networks }: RecordsNow) =>
      networks.get(key.network)?.accessKeys.find(({ name }) => name === key.name),
    label: () => labels.action.delete,
    named: (_, name) => `Delete key ${name}`,
    step: ({ key }) => `Delete ${key.name} from ${key.network}`,
    title: ({ key }, keys) => `Delete ${keys} of ${key.network}`,
    icon: () => 'trash',
    fields: ['key'],
    isMade: 'gone',
    isListed: ({ listedNodes }) => listedNodes !== undefined,
    isDanger: true,
    obstacle: ({ name }, { key }, { viewer }) => {
      if (!isNetAdmin(viewer, key.network)) return administratorsOnly(key.network);
      return isAddressable(name)
        ? undefined
        : 'The server can’t delete a key with this name. It’s removed once it’s used up';
    },
    question: (record, { key }, known) => ({
      title: `Delete ${key.name}?`,
      message: [
        'No new nodes will be able to join ',
        { identifier: key.network },
        ' with this key. Nodes that already joined aren’t affected. This can’t be undone.',
      ],
      consequences: consequencesOf(record, key, known),
      confirmLabel: 'Delete key',
      isDanger: true,
    }),
    questionForMany: (records, { key }, known) => ({
      message:
        'No new nodes will be able to join with these keys. Nodes that already joined aren’t affected. This can’t be undone.',
      isDanger: true,
      consequences: summed(records.flatMap((record) => consequencesOf(record, key, known))),
    }),
  },
};

const offer = offering(accessKeyActions);

export const deletionOfKey = (network: string, key: AccessKey, known: KnownKeys) =>
  offer(key, { kind: 'deleteAccessKey', key: { network, name: key.name } }, known);

function consequencesOf({ uses, secret }: AccessKey, { network }: KeyRef, { nodes }: KnownKeys) {
  const joined = joinedWith(secret, network, nodes);
  const consequences: readonly Consequence[] = [
    { label: accessKeyText.uses, value: uses },
    ...(joined ? [{ label: 'Nodes that joined with it', value: joined.length }] : []),
  ];
  return consequences;
}
