import { isChanged, type AclEdit } from '../../../domain/acl/aclEdit.ts';
import { pairReason } from '../../../domain/acl/aclMatrix.ts';
import { allowedInRow } from '../../../domain/acl/aclPairs.ts';
import type { AclAnalysis } from '../../../domain/acl/aclPatterns.ts';
import { blockSides, memberName, membersOf } from '../../../domain/acl/aclText.ts';
import type { PairBlock } from '../../../domain/acl/pairBlocks.ts';
import type { Node } from '../../../domain/node/node.ts';

type Named = { readonly edit: AclEdit; readonly nodes: readonly Node[] };

export type BlockedLine = ReturnType<typeof blockedLines>['blocks'][number];

export function blockedLines({ closed, blocks }: AclAnalysis['blocked'], named: Named) {
  const { edit } = named;
  const members = membersOf(edit.loaded.nodeIds, named.nodes);
  const allPlaces = [...edit.loaded.nodeIds.keys()];
  const lineOf = (block: PairBlock) => {
    const { one, other, pairs } = block;
    const [first = 0, next] = one;
    const second = one === other ? (next ?? 0) : (other[0] ?? 0);
    return {
      id: `${first} ${second}`,
      sides: blockSides(block, members),
      isClosed: false,
      rows: one,
      columns: other,
      pairs,
      isOneWay: pairs === 1 && pairReason(edit.loaded, first, second) === 'oneSided',
      isChanged: isChanged(edit, first, second),
    };
  };
  return {
    closed: closed.map((place) => ({
      id: `closed ${place}`,
      sides: { one: memberName(members, place), other: undefined },
      isClosed: true,
      rows: [place],
      columns: allPlaces,
      pairs: allPlaces.length - 1,
      isOneWay: false,
      isChanged: allowedInRow(edit.pairs, place) === allPlaces.length - 1,
    })),
    blocks: blocks.map(lineOf),
  };
}
