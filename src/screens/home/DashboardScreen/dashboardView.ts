import { fleetOf, type Fleet } from '../../../domain/home/fleet.ts';
import { valueOf, type Loadable } from '../../../domain/loadable.ts';
import { logActions, withNames, type LogAction } from '../../../domain/log/logActions.ts';
import type { Node } from '../../../domain/node/node.ts';
import { failureText } from '../../../domain/text/failureText.ts';
import { freshness, type Freshness } from '../../shared/freshness/freshness.ts';
import { attentionRows, type AttentionRow } from './attentionRows.ts';
import { dashboardCards, type DashboardCard, type DashboardInput } from './dashboardCards.ts';

export type DashboardView = {
  readonly fleet:
    | { readonly status: 'loading' }
    | { readonly status: 'failed'; readonly reason: string }
    | ({ readonly status: 'ready' } & Fleet);
  readonly cards: readonly DashboardCard[];
  /** Undefined until the nodes are known. */
  readonly attention: readonly AttentionRow[] | undefined;
  readonly today:
    | { readonly status: 'loading' }
    | { readonly status: 'failed'; readonly reason: string }
    | { readonly status: 'ready'; readonly actions: readonly LogAction[] };
  /** Of the nodes. */
  readonly freshness: Freshness;
};

/** How many of today's actions the panel has room for. */
const actionsShown = 4;

export function dashboardView(input: DashboardInput): DashboardView {
  const { nodes, now } = input;
  const seconds = now / 1000;
  return {
    fleet: fleetView(nodes, seconds),
    cards: dashboardCards(input),
    attention:
      nodes.status === 'ready' ? attentionRows(nodes.value, valueOf(input.networks), seconds) : undefined,
    today: todayView(input),
    freshness: freshness(nodes),
  };
}

function fleetView(nodes: Loadable<readonly Node[]>, now: number): DashboardView['fleet'] {
  if (nodes.status === 'ready') return { status: 'ready', ...fleetOf(nodes.value, now) };
  if (nodes.status === 'failed') return { status: 'failed', reason: failureText(nodes.failure) };
  return { status: 'loading' };
}

function todayView({ logs, nodes, users }: DashboardInput): DashboardView['today'] {
  if (logs.status === 'failed') return { status: 'failed', reason: failureText(logs.failure) };
  if (logs.status !== 'ready') return { status: 'loading' };
  const names = new Map((valueOf(nodes) ?? []).map((node) => [node.id, node.name]));
  const usernames = new Set((valueOf(users) ?? []).map((user) => user.username));
  const actions = logActions(logs.value, usernames, actionsShown);
  return {
    status: 'ready',
    actions: actions.map((one) => ({ ...one, what: withNames(one.what, (id) => names.get(id)) })),
  };
}
