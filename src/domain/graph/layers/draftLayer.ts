import { setCells, type AclMatrix } from '../../acl/aclMatrix.ts';
import { differingAfter, isAllowed, type AclPairs } from '../../acl/aclPairs.ts';
import { counted, grouped } from '../../format/count.ts';
import type { DraftKey } from '../legend.ts';
import type { IdPair } from '../mesh.ts';
import { maxBlockedLines } from '../ruleFindings.ts';
import { pairKey, type Layer } from './layer.ts';

export const draftSides = ['before', 'after'] as const;
export type DraftSide = (typeof draftSides)[number];

export type DraftedRules = Readonly<Record<DraftSide, AclMatrix>> & {
  readonly blocks: DraftedPairs;
  readonly allows: DraftedPairs;
};

type DraftedPairs = {
  readonly count: number;
  readonly counts: ReadonlyMap<string, number>;
  readonly pairs: readonly IdPair[];
};

/** Applies the draft to rules loaded since it began. Nodes that no longer have rules are skipped. */
export function draftedRules(
  acl: AclMatrix,
  { before, pairs }: { readonly before: AclPairs; readonly pairs: AclPairs },
): DraftedRules {
  const after = { ...acl, cells: acl.cells.slice() };
  const blocks = noPairsYet();
  const allows = noPairsYet();
  for (const [row, from] of before.nodeIds.entries()) {
    const a = acl.indexOf.get(from);
    if (a === undefined) continue;
    for (const column of differingAfter(before, pairs, row)) {
      const to = before.nodeIds[column] ?? '';
      const b = acl.indexOf.get(to);
      if (b === undefined) continue;
      const isOpened = isAllowed(pairs, row, column);
      setCells(after, a, b, isOpened);
      const { counts, pairs: some } = isOpened ? allows : blocks;
      for (const id of [from, to]) counts.set(id, (counts.get(id) ?? 0) + 1);
      if (some.length < maxBlockedLines) some.push([from, to]);
    }
  }
  return { before: acl, after, blocks: summed(blocks), allows: summed(allows) };
}

function noPairsYet() {
  return { counts: new Map<string, number>(), pairs: new Array<IdPair>() };
}

/** Each pair was counted at both ends. */
function summed(pairs: ReturnType<typeof noPairsYet>): DraftedPairs {
  return { ...pairs, count: [...pairs.counts.values()].reduce((sum, count) => sum + count, 0) / 2 };
}

const keysAt: Readonly<Record<DraftSide, { readonly blocks: DraftKey; readonly allows: DraftKey }>> = {
  before: { blocks: 'willBlock', allows: 'willAllow' },
  after: { blocks: 'draftBlocks', allows: 'draftAllows' },
};

const draftVerbs: Readonly<Record<DraftKey, string>> = {
  willBlock: 'will block',
  willAllow: 'will allow',
  draftBlocks: 'blocks',
  draftAllows: 'allows',
};

export function withDraft(layer: Layer, side: DraftSide, { blocks, allows }: DraftedRules): Layer {
  const changes = [
    { ...blocks, key: keysAt[side].blocks },
    { ...allows, key: keysAt[side].allows },
  ];
  const lines = changes
    .flatMap(({ key, pairs }) => pairs.map(([from, to]) => ({ from, to, kind: key })))
    .slice(0, maxBlockedLines);
  const drawn = new Set(lines.map(({ from, to }) => pairKey(from, to)));
  const keysOf = new Map(layer.keysOf);
  for (const { key, counts } of changes) {
    for (const id of counts.keys()) keysOf.set(id, [...(keysOf.get(id) ?? []), key]);
  }
  const drafted = [...new Set(changes.flatMap(({ counts }) => [...counts.keys()]))].map((id) => {
    const said = changes.flatMap(({ key, counts }) => {
      const pairs = counts.get(id) ?? 0;
      return pairs > 0 ? [`${draftVerbs[key]} ${counted(pairs, 'pair')}`] : [];
    });
    return [id, [`Draft ${said.join(', ')}`, layer.rows.get(id)].filter(Boolean).join('. ')] as const;
  });
  const count = blocks.count + allows.count;
  return {
    ...layer,
    lines: [...layer.lines.filter(({ from, to }) => !drawn.has(pairKey(from, to))), ...lines],
    rows: new Map([...drafted, ...layer.rows, ...drafted]),
    legend: [...changes.map((change) => ({ key: change.key, count: change.count })), ...layer.legend],
    keysOf,
    facts: [
      ...layer.facts,
      ...(count > lines.length
        ? [`Showing ${grouped(lines.length)} of ${counted(count, 'pair')} changed by the draft.`]
        : []),
    ],
  };
}
