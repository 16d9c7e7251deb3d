import { actionObstacle } from '../../../domain/actions/allActions.ts';
import type { RecordsNow } from '../../../domain/actions/known.ts';
import { type Finding, type Fix, namesOf, type Subject } from '../../../domain/findings/finding.ts';
import { formatWhen } from '../../../domain/format/dateTime.ts';
import { paths } from '../../../domain/paths.ts';
import type { Mute } from '../../../domain/settings/mutes.ts';
import { momentOf } from '../../list/freshness/freshness.ts';

export type RowContext = {
  /** By the key of their finding. */
  readonly mutes: ReadonlyMap<string, Mute>;
  /** Unix seconds. */
  readonly sinceOf: (finding: Finding) => number | undefined;
  readonly known: RecordsNow;
  readonly isGone: boolean;
  readonly isSelected: boolean;
  readonly href: string;
};

export function rowOf(finding: Finding, context: RowContext) {
  const { key, fix, otherFix } = finding;
  const { mutes, known, isGone, isSelected, href } = context;
  const since = context.sinceOf(finding);
  const mute = mutes.get(key);
  return {
    finding,
    names: namesOf(finding),
    since: since === undefined ? undefined : momentOf(since),
    muted: mute && { until: untilOf(mute), reason: mute.reason },
    isGone,
    isSelected,
    href,
    fixObstacle: fixObstacle(fix, known),
    otherObstacle: fixObstacle(otherFix, known),
  };
}

export type FindingRow = ReturnType<typeof rowOf>;

function untilOf({ until }: Mute): string {
  return until === undefined ? 'until it gets worse' : `until ${formatWhen(until, 0) ?? ''}`;
}

/** The reason why this viewer can’t make the whole fix. */
export function fixObstacle(fix: Fix | undefined, known: RecordsNow): string | undefined {
  if (!fix || 'href' in fix) return undefined;
  return fix.actions.map((action) => actionObstacle(action, known)).find((reason) => reason !== undefined);
}

export function subjectHref(subject: Subject): string | undefined {
  switch (subject.kind) {
    case 'node':
      return paths.node(subject);
    case 'network':
      return paths.network(subject.network);
    case 'client':
      return paths.externalClients(subject.network);
    case 'accessKey':
      return paths.accessKey(subject.network, subject.name);
    case 'dnsEntry':
      return paths.dns(subject.network);
    case 'user':
      return paths.user(subject.name);
    case 'server':
      return undefined;
  }
}
