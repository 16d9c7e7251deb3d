import {
  type Finding,
  type Fix,
  type FixAction,
  namesOf,
  type Subject,
} from '../../../domain/findings/finding.ts';
import { formatWhen } from '../../../domain/format/dateTime.ts';
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
  /** By the key of their finding. */
  readonly mutes: ReadonlyMap<string, Mute>;
  /** Unix seconds. */
  readonly sinceOf: (finding: Finding) => number | undefined;
  readonly viewer: Viewer;
};

type RowContext = FindingContext & {
  readonly isGone: boolean;
  readonly isSelected: boolean;
  readonly href: string;
};

export function rowOf(finding: Finding, context: RowContext) {
  const { key, fix, otherFix } = finding;
  const { mutes, viewer, isGone, isSelected, href } = context;
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
    fixObstacle: fixObstacle(fix, viewer),
    otherObstacle: fixObstacle(otherFix, viewer),
  };
}

export type FindingRow = ReturnType<typeof rowOf>;

function untilOf({ until }: Mute): string {
  return until === undefined ? 'until it gets worse' : `until ${formatWhen(until, 0) ?? ''}`;
}

/** The reason why this viewer can’t make the whole fix. */
export function fixObstacle(fix: Fix | undefined, viewer: Viewer): string | undefined {
  if (!fix || 'href' in fix) return undefined;
  return fix.actions.map((action) => obstacleOf(action, viewer)).find((reason) => reason !== undefined);
}

const onlyAdmins = 'Only administrators can do this';

function obstacleOf(action: FixAction, viewer: Viewer): string | undefined {
  if ('approve' in action || 'pairs' in action || 'refreshKeys' in action) {
    return viewer.user.isAdmin ? undefined : onlyAdmins;
  }
  if ('delete' in action) {
    const record = action.delete;
    // Levels 1 and 2 see no clients but their own.
    const isAllowed =
      record.kind === 'node'
        ? canDeleteNode(viewer, { ...record, isServer: false })
        : record.kind === 'client'
          ? canCreateClients(viewer, record.network)
          : isNetAdmin(viewer, record.network);
    return isAllowed ? undefined : onlyAdminsOf(record.network);
  }
  const netid = netidOf(action);
  return isNetAdmin(viewer, netid) ? undefined : onlyAdminsOf(netid);
}

type RoleAction = Exclude<
  FixAction,
  { approve: unknown } | { pairs: unknown } | { refreshKeys: unknown } | { delete: unknown }
>;

function netidOf(action: RoleAction): string {
  if ('editNetwork' in action) return action.editNetwork;
  if ('edit' in action) return action.edit.network;
  if ('relay' in action) return action.relay.network;
  return 'createEgress' in action ? action.createEgress.network : action.switchRole.network;
}

const onlyAdminsOf = (netid: string) => `Only administrators of ${netid} can do this`;

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
