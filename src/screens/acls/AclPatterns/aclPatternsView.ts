import { isChanged, type AclEdit } from '../../../domain/acl/aclEdit.ts';
import type { AclGroup } from '../../../domain/acl/aclGroups.ts';
import { pairReason } from '../../../domain/acl/aclMatrix.ts';
import { allowedInRow, isAllowed } from '../../../domain/acl/aclPairs.ts';
import type { AclPatterns, AclAnalysis } from '../../../domain/acl/aclPatterns.ts';
import { blockSides, memberName, membersOf, sharedName, type Members } from '../../../domain/acl/aclText.ts';
import type { PairBlock } from '../../../domain/acl/pairBlocks.ts';
import { counted, grouped, plural } from '../../../domain/format/count.ts';
import type { Node } from '../../../domain/node/node.ts';
import { compareNames } from '../../../domain/order.ts';
import { paths } from '../../../domain/paths.ts';

type Named = { readonly edit: AclEdit; readonly nodes: readonly Node[] };

export function patternGroups(patterns: AclPatterns, named: Named): readonly AclGroup[] {
  const members = membersOf(named.edit.loaded.nodeIds, named.nodes);
  const names = new Map<string, number>();
  const groups = patterns.patterns.map(({ places, kind }) => {
    const name = kind === 'closed' ? 'isolated' : setName(places, members);
    const count = (names.get(name) ?? 0) + 1;
    names.set(name, count);
    return { key: count === 1 ? name : `${name} (${count})`, places };
  });
  const unmatched = patterns.exceptions.flatMap(({ place, pattern }) =>
    pattern === undefined ? [place] : [],
  );
  return unmatched.length === 0 ? groups : [...groups, { key: 'unique rules', places: unmatched }];
}

function setName(places: readonly number[], members: Members): string {
  const shared = places.length > 1 ? sharedName(places, members) : undefined;
  if (shared) return shared.name;
  const first = memberName(members, places[0] ?? 0);
  return places.length > 1 ? `${first} and others` : first;
}

export function patternsFact({ patterns, exceptions }: AclPatterns, size: number): string {
  if (patterns.length === 0) return 'No two nodes have the same rules.';
  return `${counted(patterns.length, 'pattern')} ${plural(patterns.length, 'covers', 'cover')} ${grouped(size - exceptions.length)} of ${counted(size, 'node')}. Nodes in a pattern share the same rules.`;
}

const maxPeersNamed = 3;

export type ExceptionView = ReturnType<typeof exceptionViews>[number];

export function exceptionViews(patterns: AclPatterns, groups: readonly AclGroup[], named: Named) {
  const { edit } = named;
  const members = membersOf(named.edit.loaded.nodeIds, named.nodes);
  const nameOf = (place: number) => memberName(members, place);
  return patterns.exceptions
    .map(({ place, pattern, differing }) => {
      const node = members.nodes[place];
      const common = {
        place,
        name: nameOf(place),
        href: node && !node.isServer ? paths.nodeAcls(node) : undefined,
      };
      const group = pattern === undefined ? undefined : groups[pattern];
      if (!group) return { ...common, text: 'unique rules', like: undefined, isDone: false };
      const open = differing.filter((peer) => isAllowed(edit.before, place, peer));
      const closed = differing.filter((peer) => !isAllowed(edit.before, place, peer));
      const parts = [
        ...(open.length > 0 ? [exceptionText(open.map(nameOf), 'allowed')] : []),
        ...(closed.length > 0 ? [exceptionText(closed.map(nameOf), 'blocked')] : []),
      ];
      return {
        ...common,
        text: `same as ${group.key}, except ${parts.join(' and ')}`,
        like: { allow: closed, block: open },
        isDone: differing.every((peer) => isChanged(edit, place, peer)),
      };
    })
    .toSorted(
      (a, b) => Number(a.like === undefined) - Number(b.like === undefined) || compareNames(a.name, b.name),
    );
}

function exceptionText(names: readonly string[], state: string): string {
  return `${namesText(names)} ${plural(names.length, 'is', 'are')} ${state}`;
}

function namesText(names: readonly string[]): string {
  const shown = names.slice(0, maxPeersNamed).join(', ');
  return names.length > maxPeersNamed ? `${shown} and ${grouped(names.length - maxPeersNamed)} more` : shown;
}

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
