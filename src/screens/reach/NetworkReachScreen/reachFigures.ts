import type { Tone } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import { grouped } from '../../../domain/format/count.ts';
import type { ReachGlance } from '../../../domain/reach/report/glance.ts';

export type ReachFigure = {
  readonly tone: Tone;
  readonly label: string;
  readonly figure: string;
  readonly note: string;
};

/** How the pairs of a network divide. */
export function figuresOf(glance: ReachGlance): readonly ReachFigure[] {
  const { pairs, reaching, noPath, byRules, unsure, silent, oneWay, areRulesKnown } = glance;
  const share = pairs === 0 ? 'no pairs' : `${Math.floor((reaching / pairs) * 100)} %`;
  const others = noPath - byRules;
  const untold = unsure + silent;
  return [
    {
      tone: 'healthy',
      label: areRulesKnown ? 'pairs reach each other' : 'pairs may reach each other',
      figure: grouped(reaching),
      note: areRulesKnown || pairs === 0 ? share : `${share}, if the ACLs allow it`,
    },
    {
      tone: noPath === 0 ? 'off' : 'error',
      label: 'have no path',
      figure: grouped(noPath),
      note:
        [byRules > 0 && `${grouped(byRules)} by ACL`, others > 0 && `${grouped(others)} for other reasons`]
          .filter((part) => part !== false)
          .join(', ') || (pairs === 0 ? 'no pairs' : 'every pair has one'),
    },
    {
      tone: oneWay.count === 0 ? 'off' : 'warning',
      label: 'one way only',
      figure: grouped(oneWay.count),
      note: oneWay.count === 0 ? 'every way has a way back' : 'into ranges: answers find no way back',
    },
    {
      tone: untold === 0 ? 'off' : 'pending',
      label: 'cannot be judged',
      figure: grouped(untold),
      note:
        [
          silent > 0 && (unsure > 0 ? `${grouped(silent)} silent` : 'one end is silent for over 30 min'),
          unsure > 0 && `${grouped(unsure)} with an address that several have`,
        ]
          .filter((part) => part !== false)
          .join(', ') || 'every node checks in',
    },
  ];
}

/** One line for each thing that stands out, for a file. */
export function glanceExport(glance: ReachGlance): readonly Readonly<Record<string, string | number>>[] {
  const { islands, hanging, unreached, oneWay } = glance;
  return [
    ...islands.first.map(({ name, note }) => ({ what: 'island', name, target: '', note, pairs: '' })),
    ...hanging.first.map(({ name, note, pairs }) => ({ what: 'hangs on', name, target: '', note, pairs })),
    ...unreached.first.map(({ name, reason }) => ({
      what: 'reached by nobody',
      name,
      target: '',
      note: reason,
      pairs: '',
    })),
    ...oneWay.first.map(({ from, range, reason }) => ({
      what: 'one way only',
      name: from,
      target: range,
      note: reason,
      pairs: '',
    })),
  ];
}
