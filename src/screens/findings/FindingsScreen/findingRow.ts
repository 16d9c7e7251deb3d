import { type Finding, type FixAction, namesOf, type Subject } from '../../../domain/findings/finding.ts';
import { formatWhen } from '../../../domain/format/dateTime.ts';
import { type Loadable, valueOf } from '../../../domain/loadable.ts';
import { paths } from '../../../domain/paths.ts';
import {
  canCreateClients,
  canDeleteNode,
  isNetAdmin,
  type Viewer,
} from '../../../domain/session/permissions.ts';
import type { Mute } from '../../../domain/settings/mutes.ts';
import { momentOf } from '../../shared/freshness/freshness.ts';

/** The input of all rows. */
export type FindingContext = {
  readonly findings: Loadable<readonly Finding[]>;
  /** Keys of findings that stay in the list although they are no longer found. */
  readonly gone: ReadonlySet<string>;
  /** By the key of their finding. */
  readonly mutes: ReadonlyMap<string, Mute>;
  /** Unix seconds. */
  readonly sinceOf: (finding: Finding) => number | undefined;
  readonly viewer: Viewer;
  readonly timeZone?: string;
};

type RowContext = FindingContext & {
  readonly isSelected: boolean;
  readonly href: string;
};

export function rowOf(finding: Finding, context: RowContext) {
  const { key, severity, text, fix } = finding;
  const { gone, mutes, viewer, timeZone } = context;
  const since = context.sinceOf(finding);
  const mute = mutes.get(key);
  const isGone = gone.has(key) || !(valueOf(context.findings) ?? []).includes(finding);
  return {
    key,
    severity,
    names: namesOf(finding),
    text,
    networks: networksOf(finding),
    since: since === undefined ? undefined : momentOf(since, timeZone),
    muted: mute && { until: untilOf(mute, timeZone), reason: mute.reason },
    isGone,
    fix,
    fixObstacle: fix && !('href' in fix) ? obstacleOf(fix, viewer) : undefined,
    isSelected: context.isSelected,
    href: context.href,
    finding,
  };
}

export type FindingRow = ReturnType<typeof rowOf>;

function untilOf({ until }: Mute, timeZone: string | undefined): string {
  return until === undefined ? 'until it changes' : `until ${formatWhen(until, 0, timeZone) ?? ''}`;
}

function obstacleOf(action: FixAction, viewer: Viewer): string | undefined {
  if ('approve' in action) return viewer.user.isAdmin ? undefined : 'Only administrators can do this';
  const record = action.delete;
  // Levels 1 and 2 see no clients but their own.
  const isAllowed =
    record.kind === 'node'
      ? canDeleteNode(viewer, { ...record, isServer: false })
      : record.kind === 'client'
        ? canCreateClients(viewer, record.network)
        : isNetAdmin(viewer, record.network);
  return isAllowed ? undefined : `Only administrators of ${record.network} can do this`;
}

export function networksOf({ networks }: Finding): string {
  return networks.length > 1 ? `${networks.length} networks` : (networks[0] ?? 'Server');
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
