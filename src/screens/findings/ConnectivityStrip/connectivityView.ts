import type { Tone } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import { counted, grouped } from '../../../domain/format/count.ts';
import { type Loadable, valueOf } from '../../../domain/loadable.ts';
import { whyQuery } from '../../../domain/paths.ts';
import type { Connectivity } from '../../../domain/reach/report/connectivity.ts';
import { reachNotice } from '../../../domain/reach/report/reachNotice.ts';
import type { Records } from '../../../domain/records.ts';
import { canExplain } from '../../../domain/session/permissions.ts';
import { failureText } from '../../../domain/text/failureText.ts';

type Figure = {
  readonly tone: Tone;
  readonly label: string;
  readonly figure: string;
  readonly hint: string;
};

export type ConnectivityView = ReturnType<typeof connectivityView>;

/** Undefined for a network without pairs. */
export function connectivityView(
  { viewer, nodes: { data } }: Records,
  netid: string,
  connectivity: Loadable<Connectivity>,
) {
  const nodes = valueOf(data) ?? [];
  if (nodes.every(({ network }) => network !== netid)) return undefined;
  if (connectivity.status === 'failed') {
    return { status: 'failed' as const, reason: failureText(connectivity.failure) };
  }
  const known = valueOf(connectivity);
  if (!known) return { status: 'loading' as const };
  if (known.pairs === 0) return undefined;
  return {
    status: 'ready' as const,
    figures: figuresOf(known),
    /** Opens the explainer. */
    whyHref: canExplain(viewer, netid) ? whyQuery('') : undefined,
    /** Explains why the figures are incomplete. */
    notice: reachNotice(viewer, netid, nodes),
  };
}

/** All but the third add up to all pairs. Paths into ranges are counted apart. */
function figuresOf(connectivity: Connectivity): readonly Figure[] {
  const { pairs, reaching, noPath, withoutHub, byRules, unsure, silent, oneWay, areRulesKnown } =
    connectivity;
  const others = noPath - byRules - withoutHub;
  const unknown = unsure + silent;
  return [
    {
      tone: 'healthy',
      label: areRulesKnown ? 'Reachable' : 'Reachable, ignoring ACLs',
      figure: grouped(reaching),
      hint: `${Math.floor((reaching / pairs) * 100)}% of ${counted(pairs, 'pair')} of nodes and clients`,
    },
    {
      tone: noPath === 0 ? 'off' : 'error',
      label: 'No path',
      figure: grouped(noPath),
      hint:
        joined([
          byRules > 0 && `${grouped(byRules)} by ACL`,
          withoutHub > 0 && `${grouped(withoutHub)} without the hub`,
          others > 0 && others < noPath && `${grouped(others)} for other reasons`,
        ]) || (noPath === 0 ? 'Every pair has a path' : 'None blocked by ACLs'),
    },
    {
      tone: oneWay === 0 ? 'off' : 'warning',
      label: 'One-way',
      figure: grouped(oneWay),
      hint:
        oneWay === 0
          ? 'Every path to a range has a return path'
          : `${counted(oneWay, 'path')} to ranges without a return path`,
    },
    {
      tone: unknown === 0 ? 'off' : 'pending',
      label: 'Unknown',
      figure: grouped(unknown),
      hint:
        joined([
          silent > 0 && `${grouped(silent)} via nodes offline for over 30 min`,
          unsure > 0 && `${grouped(unsure)} with duplicate addresses`,
        ]) || 'No offline nodes on any path',
    },
  ];
}

function joined(parts: readonly (string | false)[]): string {
  return parts.filter((part) => part !== false).join(', ');
}
