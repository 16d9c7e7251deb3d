import type { Finding } from '../../../domain/findings/finding.ts';
import { fleetOf } from '../../../domain/home/fleet.ts';
import { valueOf, type Loadable } from '../../../domain/loadable.ts';
import { formatDay } from '../../../domain/format/dateTime.ts';
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
import type { Node } from '../../../domain/node/node.ts';
import { paths } from '../../../domain/paths.ts';
import { failureText } from '../../../domain/text/failureText.ts';
import { freshness } from '../../shared/freshness/freshness.ts';
import { dashboardCards, type DashboardInput } from './dashboardCards.ts';
import { getStartedView } from './getStarted.ts';

type Part<Ready> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly reason: string }
  | ({ readonly status: 'ready' } & Ready);

const actionsShown = 4;

const findingsShown = 12;

export type DashboardView = ReturnType<typeof dashboardView>;

export function dashboardView(input: DashboardInput) {
  const { nodes, logs } = input;
  const now = input.now / 1000;
  return {
    fleet: partOf(nodes, (known) => fleetOf(known, now)),
    cards: dashboardCards(input),
    attention: partOf(input.findings, attentionOf),
    today: partOf(logs, (lines) => todayOf(lines, input)),
    getStarted: input.isGettingStarted ? getStartedView(input) : undefined,
    freshness: freshness(nodes),
  };
}

function partOf<T, Ready>(loadable: Loadable<T>, ready: (value: T) => Ready): Part<Ready> {
  if (loadable.status === 'ready') return { status: 'ready', ...ready(loadable.value) };
  if (loadable.status === 'failed') return { status: 'failed', reason: failureText(loadable.failure) };
  return { status: 'loading' };
}

function todayOf(lines: readonly LogLine[], { nodes, networks, nameOf }: DashboardInput) {
  const day = lastDay(lines);
  const actions = logActions(lines, { limit: actionsShown, day });
  return {
    /** The server’s date, which may differ from the browser’s: 21 Nov 2026. Undefined for an empty log. */
    day: day && formatDay(day),
    /** When the log begins, if that is later than the day. */
    since: day && loggedSince(lines, day),
    actions: actions.map((action) => {
      const { user } = action;
      const deed = actionText(action);
      const target = withNames(action.target, nameOf);
      const [, where = '', object = ''] = /^((?:in|from) )?(.*)$/s.exec(target) ?? [];
      return {
        time: actionTime(action, day),
        who: user,
        deed: `${user === undefined ? deed : uncapitalized(deed)} ${where}`.trim(),
        target: object,
        href: pageOfTarget(object, valueOf(nodes) ?? [], valueOf(networks) ?? []),
      };
    }),
  };
}

function uncapitalized(deed: string): string {
  return `${deed.slice(0, 1).toLowerCase()}${deed.slice(1)}`;
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

/** The first findings, with a node that waits for approval among them. Exceptions to ACL patterns come last. */
function attentionOf(findings: readonly Finding[]) {
  const isException = ({ check }: Finding) => check.kind === 'aclException';
  const listed = findings.toSorted((one, other) => Number(isException(one)) - Number(isException(other)));
  const first = listed.slice(0, findingsShown);
  const waiting = listed.find(({ severity }) => severity === 'waiting');
  const isMissing = waiting !== undefined && !first.includes(waiting);
  return { rows: isMissing ? [...first.slice(0, -1), waiting] : first, count: findings.length };
}
