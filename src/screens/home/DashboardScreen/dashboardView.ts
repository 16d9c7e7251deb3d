import type { Finding, Severity } from '../../../domain/findings/finding.ts';
import { counted, grouped } from '../../../domain/format/count.ts';
import { fleetOf } from '../../../domain/home/fleet.ts';
import { valueOf, type Loadable } from '../../../domain/loadable.ts';
import { formatDay, formatRelative } from '../../../domain/format/dateTime.ts';
import {
  actionText,
  actionTime,
  lastDay,
  logActions,
  loggedSince,
  withNames,
} from '../../../domain/log/logActions.ts';
import type { LogLine } from '../../../domain/log/logLine.ts';
import type { Network } from '../../../domain/network/network.ts';
import { nodeKey, type Node } from '../../../domain/node/node.ts';
import { paths } from '../../../domain/paths.ts';
import type { Records } from '../../../domain/records.ts';
import { failureText } from '../../../domain/text/failureText.ts';
import { freshness } from '../../list/freshness/freshness.ts';
import { dashboardCards, type DashboardPage } from './dashboardCards.ts';
import { getStartedView } from './getStarted.ts';

type Part<Ready> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly reason: string }
  | ({ readonly status: 'ready' } & Ready);

const actionsShown = 4;

const findingsShown = 12;

export type DashboardView = ReturnType<typeof dashboardView>;

export function dashboardView(records: Records, page: DashboardPage) {
  const { logs, findings } = page;
  const nodes = records.nodes.data;
  const now = page.now / 1000;
  return {
    fleet: partOf(nodes, (known) => fleetOf(known, now)),
    cards: dashboardCards(records, page),
    attention: partOf(findings, (found) =>
      attentionOf(withoutRepeats(found), sinceIn(valueOf(nodes) ?? [], found)),
    ),
    verdict: verdictOf(nodes, findings, now),
    today: partOf(logs, (lines) => todayOf(lines, records, page)),
    expiring: partOf(nodes, (known) => ({ rows: expiringIn(known, now) })),
    getStarted: page.isGettingStarted ? getStartedView(records) : undefined,
    freshness: freshness(nodes),
  };
}

function partOf<T, Ready>(loadable: Loadable<T>, ready: (value: T) => Ready): Part<Ready> {
  if (loadable.status === 'ready') return { status: 'ready', ...ready(loadable.value) };
  if (loadable.status === 'failed') return { status: 'failed', reason: failureText(loadable.failure) };
  return { status: 'loading' };
}

function todayOf(lines: readonly LogLine[], { nodes, networks }: Records, { nameOf }: DashboardPage) {
  const day = lastDay(lines);
  const actions = logActions(lines, { limit: actionsShown, day });
  return {
    /** The server’s date, which may differ from the browser’s: 21 Nov 2026. Undefined for an empty log. */
    day: day && formatDay(day),
    /** When the log begins, if that is later than the day. */
    since: day && loggedSince(lines, day),
    actions: actions.map((action) => {
      const { user } = action;
      const text = actionText(action);
      const target = withNames(action.target, nameOf);
      const [, where = '', object = ''] = /^((?:in|from) )?(.*)$/s.exec(target) ?? [];
      return {
        time: actionTime(action, day),
        who: user,
        action: `${user === undefined ? text : uncapitalized(text)} ${where}`.trim(),
        target: object,
        href: pageOfTarget(object, valueOf(nodes.data) ?? [], valueOf(networks.data) ?? []),
      };
    }),
  };
}

const expiryNotice = 30 * 24 * 60 * 60;
const expiringShown = 4;

/** The next nodes that expire within 30 days. */
function expiringIn(nodes: readonly Node[], now: number) {
  return nodes
    .filter(({ expiresAt, isPending }) => !isPending && expiresAt > now && expiresAt - now <= expiryNotice)
    .toSorted((a, b) => a.expiresAt - b.expiresAt)
    .slice(0, expiringShown)
    .map((node) => ({
      key: nodeKey(node),
      name: node.name,
      href: paths.node(node),
      when: formatRelative(node.expiresAt, now) ?? '',
    }));
}

function uncapitalized(text: string): string {
  return `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;
}

function pageOfTarget(
  target: string,
  nodes: readonly Node[],
  networks: readonly Network[],
): string | undefined {
  const [name, netid = name] = target.split(/ (?:in|from) /);
  const named = nodes.filter((node) => node.name === name && (netid === name || node.network === netid));
  const [only] = named;
  if (only && named.length === 1) return paths.node(only);
  return netid !== undefined && networks.some((network) => network.netid === netid)
    ? paths.network(netid)
    : undefined;
}

/** In the order of the panel. Cleanup is only counted, because a panel that lists it would not be read. */
const urgent = ['broken', 'waiting', 'risky'] as const;

/** The first findings of each severity. A node that waits for approval is always among them. */
function attentionOf(findings: readonly Finding[], sinceOf: (finding: Finding) => number | undefined) {
  const all = urgent.map((severity) => ({
    severity,
    found: findings.filter((finding) => finding.severity === severity),
  }));
  const [broken = [], waiting = []] = all.map(({ found }) => found);
  const spaceOf = {
    broken: findingsShown - Math.min(waiting.length, 1),
    waiting: Math.max(1, findingsShown - broken.length),
    risky: findingsShown - broken.length - waiting.length,
  };
  const groups = all
    .map(({ severity, found }) => ({
      severity,
      count: found.length,
      rows: found
        .slice(0, Math.max(0, spaceOf[severity]))
        .map((finding) => ({ finding, since: sinceOf(finding) })),
    }))
    .filter(({ count }) => count > 0);
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  const shown = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  return { groups, count, more: count - shown, tidyUp: findings.length - count };
}

const isAboutSilence = ({ check: { kind } }: Finding) => kind === 'offline' || kind === 'silent';

const onlyNode = ({ subjects: [subject, another] }: Finding) =>
  subject?.kind === 'node' && !another ? subject : undefined;

/** A node that is silent and has another finding is one thing to look at, with the age of its silence. */
function withoutRepeats(findings: readonly Finding[]): readonly Finding[] {
  const others = new Set(
    findings.flatMap((finding) => (isAboutSilence(finding) ? [] : (onlyNode(finding)?.id ?? []))),
  );
  return findings.filter((finding) => !isAboutSilence(finding) || !others.has(onlyNode(finding)?.id ?? ''));
}

/** Since when the one node of a finding is silent or waits, in Unix seconds. */
function sinceIn(nodes: readonly Node[], findings: readonly Finding[]) {
  const silent = new Set(findings.filter(isAboutSilence).map((finding) => onlyNode(finding)?.id));
  return (finding: Finding): number | undefined => {
    const subject = onlyNode(finding);
    const node = nodes.find(({ id, network }) => id === subject?.id && network === subject.network);
    if (node?.isPending) return node.lastModified || undefined;
    return node && silent.has(node.id) ? node.lastCheckIn || undefined : undefined;
  };
}

/** The state of the fleet in words, once it is known. */
function verdictOf(nodes: Loadable<readonly Node[]>, findings: Loadable<readonly Finding[]>, now: number) {
  const [fleet, found] = [valueOf(nodes), valueOf(findings)];
  if (!fleet || !found || fleet.length === 0) return undefined;
  const { all, healthy, error, pending } = fleetOf(fleet, now).counts;
  const things = withoutRepeats(found);
  const of = (severity: Severity) => things.filter((finding) => finding.severity === severity).length;
  const parts = [
    error > 0 ? `${counted(error, 'node')} offline` : of('broken') > 0 && `${of('broken')} broken`,
    pending > 0 && `${grouped(pending)} waiting for approval`,
    of('risky') > 0 && counted(of('risky'), 'risk'),
  ].filter((part) => part !== false);
  if (parts.length > 0) return parts.join(', ');
  return healthy === all ? `All ${counted(all, 'node')} healthy` : undefined;
}
