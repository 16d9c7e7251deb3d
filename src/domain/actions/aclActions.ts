import { aclTexts } from '../acl/aclText.ts';
import { counted } from '../format/count.ts';
import type { Network } from '../network/network.ts';
import type { NamedNode } from '../node/node.ts';
import type { Viewer } from '../session/permissions.ts';
import type { RecordsNow } from './known.ts';
import { serverAdministratorsOnly, untitled, type WordsByKind } from './words.ts';

type Pairs = readonly (readonly [string, string])[];

/** Changes of ACL rules that fixes make, by kind. */
export type AclFields = {
  allowPair: { readonly one: NamedNode; readonly other: NamedNode };
  /** By the IDs of nodes, in both directions. */
  setPairs: { readonly netid: string; readonly pairs: Pairs; readonly isAllowed: boolean };
};

const obstacle = (_: Network, __: unknown, { viewer }: { readonly viewer: Viewer }) =>
  serverAdministratorsOnly(viewer);

/** Records don’t show the rules. */
const isListed = () => false;

export const aclActions: WordsByKind<AclFields, Network, { readonly viewer: Viewer }> = {
  allowPair: {
    noun: ['pair'],
    name: ({ one, other }) => `${one.name} and ${other.name}`,
    record: ({ one }, { networks }: RecordsNow) => networks.get(one.network),
    label: () => 'Allow',
    named: (_, names) => `Allow ${names}`,
    icon: () => 'acls',
    fields: ['one', 'other'],
    isListed,
    obstacle,
    question: ({ netid }, { one, other }) => ({
      title: aclTexts.submitTitle(netid),
      message: `${aclTexts.submitQuestion} ${one.name} and ${other.name} will be allowed. No other pair changes.`,
      confirmLabel: aclTexts.submit,
      impact: [{ netid, change: { kind: 'pairs', pairs: [[one.id, other.id]], isAllowed: true } }],
    }),
  },
  setPairs: {
    isUntitled: true,
    noun: ['network'],
    name: ({ netid }) => netid,
    record: ({ netid }, { networks }: RecordsNow) => networks.get(netid),
    label: ({ pairs, isAllowed }) => `${isAllowed ? 'Allow' : 'Block'} ${counted(pairs.length, 'pair')}`,
    named: ({ pairs, isAllowed }, netid) =>
      `${isAllowed ? 'Allow' : 'Block'} ${counted(pairs.length, 'pair')} of ${netid} in both directions`,
    icon: () => 'acls',
    fields: ['netid', 'pairs', 'isAllowed'],
    isListed,
    obstacle,
    question: ({ netid }, { pairs, isAllowed }) => ({
      ...untitled,
      impact: [{ netid, change: { kind: 'pairs', pairs, isAllowed } }],
    }),
  },
};
