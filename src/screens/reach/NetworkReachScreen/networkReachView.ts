import type { Tone } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import { counted, grouped } from '../../../domain/format/count.ts';
import { valueOf, type Loadable } from '../../../domain/loadable.ts';
import type { Network } from '../../../domain/network/network.ts';
import type { Node } from '../../../domain/node/node.ts';
import { paths, whyQuery } from '../../../domain/paths.ts';
import type {
  Cohesion,
  FirstOf,
  OverviewLine,
  ReachOverview,
} from '../../../domain/reach/report/overview.ts';
import { reachNotice } from '../../../domain/reach/report/reachNotice.ts';
import {
  canSeeAcls,
  networkChoices,
  seesOwnNodesOnly,
  type Viewer,
} from '../../../domain/session/permissions.ts';
import { failureText } from '../../../domain/text/failureText.ts';
import { messages } from '../../../domain/text/messages.ts';
import { ownText } from '../../../domain/user/userText.ts';
import { freshness } from '../../shared/freshness/freshness.ts';
import type { ReachFrame } from '../ReachHeader.tsx';
import type { ImpactState } from '../../shared/ReachImpact/ReachImpact.tsx';
import { figuresOf, type ReachFigure } from './reachFigures.ts';

export type NetworkReachInput = {
  readonly netid: string;
  readonly overview: Loadable<ReachOverview>;
  readonly nodes: Loadable<readonly Node[]>;
  readonly networks: Loadable<readonly Network[]>;
  readonly isRefreshing: boolean;
  /** The impact of the node that the query parameter `fails` names. */
  readonly impact: ImpactState | undefined;
  readonly viewer: Viewer;
  readonly query: URLSearchParams;
  /** @default the browser's */
  readonly timeZone?: string;
};

export type NetworkReachView =
  | {
      readonly status: 'missing';
      readonly text: string;
      readonly listHref: string;
      readonly listLabel: string;
    }
  | { readonly status: 'loading'; readonly frame: NetworkReachFrame }
  | { readonly status: 'failed'; readonly frame: NetworkReachFrame; readonly reason: string }
  | {
      readonly status: 'empty';
      readonly frame: NetworkReachFrame;
      readonly heading: string;
      readonly text: string;
    }
  | {
      readonly status: 'ready';
      readonly frame: NetworkReachFrame;
      readonly figures: readonly ReachFigure[];
      readonly panels: readonly ReachPanel[];
      readonly failing: Failing | undefined;
    };

export type NetworkReachFrame = ReachFrame & {
  readonly counts: string;
  readonly graphHref: string;
};

export type ReachPanel = {
  readonly id: 'islands' | 'critical' | 'unreached' | 'oneWay';
  readonly title: string;
  readonly count: number | undefined;
  readonly note?: string | undefined;
  readonly lines: readonly ReachLine[];
  /** Shown in place of lines, or the number of hidden lines. */
  readonly rest: string | undefined;
};

export type ReachLine = {
  readonly key: string;
  readonly tone?: Tone | undefined;
  readonly name: string;
  /** The target of an arrow from the name. */
  readonly target?: string;
  readonly note: string;
  readonly figure?: string;
  readonly action?: { readonly label: string; readonly of: string; readonly href: string } | undefined;
};

export type Failing = { readonly name: string; readonly closeHref: string; readonly impact: ImpactState };

export type NetworkReachActions = { refresh(): void; export(): void };

export function networkReachView(input: NetworkReachInput): NetworkReachView {
  const { netid, overview, nodes, networks, viewer } = input;
  const frame = frameOf(input);
  if (overview.status === 'failed') return { status: 'failed', frame, reason: failureText(overview.failure) };
  const known = valueOf(nodes);
  if (known && networks.status !== 'loading' && networks.status !== 'idle') {
    const isKnown = networkChoices(viewer, valueOf(networks) ?? [], known).includes(netid);
    if (!isKnown) {
      return {
        status: 'missing',
        text: `No network ${netid}. It may have been deleted, or you may not have access to it.`,
        listHref: paths.reach(),
        listLabel: 'Reachability of all networks',
      };
    }
    if (known.every(({ network }) => network !== netid))
      return { status: 'empty', frame, ...emptyText(input) };
  }
  if (overview.status !== 'ready') return { status: 'loading', frame };
  const isOwnOnly = seesOwnNodesOnly(viewer, netid, known ?? []);
  if (isOwnOnly && overview.value.pairs === 0) return { status: 'empty', frame, ...emptyText(input) };
  return {
    status: 'ready',
    frame,
    figures: figuresOf(overview.value),
    // There can be paths through nodes that the viewer can't see.
    panels: isOwnOnly ? [] : panelsOf(input, overview.value),
    failing: failingOf(input, known ?? []),
  };
}

function emptyText({ netid, nodes, viewer }: NetworkReachInput) {
  const known = valueOf(nodes) ?? [];
  const hasNode = known.some(({ network }) => network === netid);
  if (hasNode) return { heading: 'You can only see your own node', text: ownText.otherNodes };
  // The server lists all nodes of the networks in a user's own list.
  if (seesOwnNodesOnly(viewer, netid, known) && !viewer.user.networks.includes(netid))
    return { heading: ownText.noNode, text: ownText.otherNodes };
  return {
    heading: messages['node.none'],
    text: 'Reachability appears here once nodes join the network.',
  };
}

function frameOf({ netid, overview, nodes, viewer, isRefreshing, timeZone }: NetworkReachInput) {
  const known = valueOf(overview);
  return {
    title: `Reachability of ${netid}`,
    counts: known ? countsOf(known) : '',
    whyHref: canSeeAcls(viewer) ? whyQuery('') : undefined,
    graphHref: paths.graphs(netid),
    notice: reachNotice(viewer, netid, valueOf(nodes) ?? []),
    freshness: freshness(nodes, timeZone),
    isRefreshing,
  };
}

function countsOf({ nodes, clients, ranges, pairs }: ReachOverview): string {
  const items = [
    counted(nodes, 'node'),
    ...(clients > 0 ? [counted(clients, 'client')] : []),
    ...(ranges > 0 ? [counted(ranges, 'range')] : []),
  ];
  return `${items.join(', ')} · ${counted(pairs, 'pair')}`;
}

function panelsOf(
  { netid, viewer, query }: NetworkReachInput,
  overview: ReachOverview,
): readonly ReachPanel[] {
  const path = paths.reach(netid);
  const explain = (of: string, from: string, to: string) =>
    canSeeAcls(viewer) ? { label: 'Explain', of, href: whyQuery(from, to) } : undefined;
  const failing = (key: string, name: string) => {
    const asked = new URLSearchParams(query);
    asked.set('fails', key);
    return { label: 'What if it fails', of: name, href: `${path}?${asked.toString()}` };
  };
  const { islands, critical, unreached, oneWay } = overview;
  return [
    {
      ...panelOf('islands', islands, cohesionText(overview.cohesion), (line) => ({
        tone: line.island === undefined ? undefined : islandTones[line.island],
        action: { label: 'Show', of: line.name, href: showHref(netid, line) },
      })),
      note: islands.count === 0 ? undefined : 'no paths between them',
    },
    panelOf('critical', critical, 'No single points of failure.', ({ key, name, pairs = 0 }) => ({
      figure: counted(pairs, 'pair'),
      action: failing(key, name),
    })),
    panelOf('unreached', unreached, 'Every node can be reached.', ({ key, name, from }) => ({
      tone: 'error',
      action: from === undefined ? undefined : explain(name, from, key),
    })),
    panelOf('oneWay', oneWay, 'No one-way paths.', ({ key, name, range = '' }) => ({
      key: `${key} ${range}`,
      tone: 'warning',
      target: range,
      action: explain(`${name} to ${range}`, key, range),
    })),
  ];
}

const panelTitles: Readonly<Record<ReachPanel['id'], string>> = {
  islands: 'Islands',
  critical: 'Single points of failure',
  unreached: 'Unreachable nodes',
  oneWay: 'One-way paths',
};

const islandTones: Readonly<Record<NonNullable<OverviewLine['island']>, Tone>> = {
  largest: 'healthy',
  single: 'error',
  group: 'warning',
};

/** `none` is shown in place of lines. */
function panelOf(
  id: ReachPanel['id'],
  { count, first }: FirstOf<OverviewLine>,
  none: string,
  partsOf: (line: OverviewLine) => Partial<ReachLine>,
): ReachPanel {
  const more = count - first.length;
  return {
    id,
    title: panelTitles[id],
    count: count === 0 ? undefined : count,
    rest: count === 0 ? none : more > 0 ? `and ${grouped(more)} more` : undefined,
    lines: first.map((line) => ({ key: line.key, name: line.name, note: line.note, ...partsOf(line) })),
  };
}

function cohesionText(cohesion: Cohesion): string {
  switch (cohesion.kind) {
    case 'all':
      return 'All nodes and clients can reach each other.';
    case 'hub':
      return `All nodes and clients can reach the hub ${cohesion.name}, but not each other.`;
    case 'some':
      return 'All nodes and clients are connected, but some pairs have no path.';
  }
}

function showHref(netid: string, { key, island }: OverviewLine): string {
  const last = key.startsWith(`${netid}/`) ? key.slice(netid.length + 1) : key;
  return `${paths.reachOf(netid, last)}?direction=from${island === 'largest' ? '&show=reaches' : ''}`;
}

function failingOf({ netid, query, impact }: NetworkReachInput, nodes: readonly Node[]): Failing | undefined {
  const key = query.get('fails');
  if (key === null || !impact) return undefined;
  const rest = new URLSearchParams(query);
  rest.delete('fails');
  const search = rest.toString();
  return {
    name: nodes.find(({ id }) => id === key)?.name ?? key,
    closeHref: paths.reach(netid) + (search && `?${search}`),
    impact,
  };
}
