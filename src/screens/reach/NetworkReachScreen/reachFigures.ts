import type { Tone } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import { grouped } from '../../../domain/format/count.ts';
import type { ReachOverview } from '../../../domain/reach/report/overview.ts';

export type ReachFigure = {
  readonly tone: Tone;
  readonly label: string;
  readonly figure: string;
  readonly note: string;
};

/** The first three figures add up to all pairs; paths into ranges are counted apart. */
export function figuresOf(overview: ReachOverview): readonly ReachFigure[] {
  const { pairs, reaching, noPath, withoutHub, byRules, unsure, silent, oneWay, areRulesKnown } = overview;
  const others = noPath - byRules - withoutHub;
  const unknown = unsure + silent;
  return [
    {
      tone: 'healthy',
      label: areRulesKnown ? 'pairs can reach each other' : 'pairs might reach each other',
      figure: grouped(reaching),
      note:
        pairs === 0
          ? 'no pairs'
          : joined([
              `${Math.floor((reaching / pairs) * 100)}%`,
              silent > 0 && `${grouped(reaching + silent)} configured${areRulesKnown ? ' and allowed' : ''}`,
              !areRulesKnown && 'if the ACLs allow it',
            ]),
    },
    {
      tone: noPath === 0 ? 'off' : 'error',
      label: 'have no path',
      figure: grouped(noPath),
      note:
        joined([
          byRules > 0 && `${grouped(byRules)} by ACL`,
          withoutHub > 0 && `${grouped(withoutHub)} without the hub`,
          others > 0 && `${grouped(others)} for other reasons`,
        ]) || (pairs === 0 ? 'no pairs' : 'every pair has a path'),
    },
    {
      tone: unknown === 0 ? 'off' : 'pending',
      label: 'unknown',
      figure: grouped(unknown),
      note:
        joined([
          silent > 0 &&
            `${unsure > 0 ? `${grouped(silent)} with ` : ''}a node on the path offline for over 30 min`,
          unsure > 0 && `${grouped(unsure)} with duplicate addresses`,
        ]) || 'all nodes are online',
    },
    {
      tone: oneWay.count === 0 ? 'off' : 'warning',
      label: 'one-way paths to ranges',
      figure: grouped(oneWay.count),
      note: oneWay.count === 0 ? 'every path has a return path' : 'no return path, not counted as pairs',
    },
  ];
}

function joined(parts: readonly (string | false)[]): string {
  return parts.filter((part) => part !== false).join(', ');
}

export function overviewExport({ islands, critical, unreached, oneWay }: ReachOverview) {
  const lists = [
    ['island', islands],
    ['single point of failure', critical],
    ['unreachable', unreached],
    ['one-way path', oneWay],
  ] as const;
  return lists.flatMap(([what, { first }]) =>
    first.map(({ name, range = '', note, pairs = '' }) => ({ what, name, target: range, note, pairs })),
  );
}
