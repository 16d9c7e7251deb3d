import type { Tone } from '../../../components/ToneGlyph/ToneGlyph.tsx';

import { counted, grouped } from '../../../domain/format/count.ts';
import { valueOf, type Loadable } from '../../../domain/loadable.ts';
import type { Network } from '../../../domain/network/network.ts';
import type { Node } from '../../../domain/node/node.ts';
import { paths, whyQuery } from '../../../domain/paths.ts';
import type { Cohesion, FirstOf, Island, ReachOverview } from '../../../domain/reach/report/overview.ts';
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
import type { ReachFrame } from '../ReachHead.tsx';
import type { ImpactState } from '../../shared/ReachImpact/ReachImpact.tsx';
import { figuresOf, type ReachFigure } from './reachFigures.ts';

export type NetworkReachInput = {
  /** Of the address. */
  readonly netid: string;
  readonly overview: Loadable<ReachOverview>;
  readonly nodes: Loadable<readonly Node[]>;
  readonly networks: Loadable<readonly Network[]>;
  readonly isRefreshing: boolean;
  /** Of what the address asks "what if it fails"; undefined where it asks nothing. */
  readonly impact: ImpactState | undefined;
  readonly viewer: Viewer;
  readonly query: URLSearchParams;
  /** The browser's unless named. */
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
  /** What was judged, in numbers. */
  readonly counts: string;
  readonly graphHref: string;
};

export type ReachPanel = {
  readonly id: 'islands' | 'critical' | 'unreached' | 'oneWay';
  readonly title: string;
  readonly count: number | undefined;
  readonly note: string | undefined;
  readonly lines: readonly ReachLine[];
  /** Instead of lines, or how many more there are. */
  readonly rest: string | undefined;
};

export type ReachLine = {
  readonly key: string;
  readonly tone: Tone | undefined;
  readonly name: string;
  /** Where an arrow leads to from the name. */
  readonly target: string | undefined;
  readonly note: string;
  readonly figure: string | undefined;
  readonly action: { readonly label: string; readonly of: string; readonly href: string } | undefined;
};

/** What hangs on one node. */
export type Failing = { readonly name: string; readonly closeHref: string; readonly impact: ImpactState };

export type NetworkReachActions = { refresh(): void; export(): void };

/** A network at a overview. */
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
        text: `There is no network ${netid}, or it is not one of yours.`,
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
    // Over nodes that are not listed there may be other ways.
    panels: isOwnOnly ? [] : panelsOf(input, overview.value),
    failing: failingOf(input, known ?? []),
  };
}

function emptyText({ netid, nodes, viewer }: NetworkReachInput) {
  const known = valueOf(nodes) ?? [];
  const hasNode = known.some(({ network }) => network === netid);
  if (hasNode) return { heading: 'Nothing to compare with your node', text: ownText.otherNodes };
  // The server lists all nodes of the networks in a user's own list.
  if (seesOwnNodesOnly(viewer, netid, known) && !viewer.user.networks.includes(netid))
    return { heading: ownText.noNode, text: ownText.otherNodes };
  return {
    heading: messages['node.none'],
    text: 'Reachability is shown once nodes have joined the network.',
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
  const things = [
    counted(nodes, 'node'),
    ...(clients > 0 ? [counted(clients, 'client')] : []),
    ...(ranges > 0 ? [counted(ranges, 'range')] : []),
  ];
  return `${things.join(', ')} · ${counted(pairs, 'pair')}`;
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
      id: 'islands',
      title: 'Islands',
      ...listed(islands, cohesionText(overview.cohesion)),
      note: islands.count === 0 ? undefined : 'no paths between them',
      lines: islands.first.map((island) => ({
        key: island.key,
        tone: island.isLargest ? 'healthy' : island.isAlone ? 'error' : 'warning',
        name: island.name,
        target: undefined,
        note: island.note,
        figure: undefined,
        action: {
          label: 'Show',
          of: island.name,
          href: showHref(netid, island),
        },
      })),
    },
    {
      id: 'critical',
      title: 'Single points of failure',
      ...listed(critical, 'No single points of failure.'),
      note: undefined,
      lines: critical.first.map(({ key, name, note, pairs }) => ({
        key,
        tone: undefined,
        name,
        target: undefined,
        note,
        figure: `${counted(pairs, 'pair')}`,
        action: failing(key, name),
      })),
    },
    {
      id: 'unreached',
      title: 'Unreachable nodes',
      ...listed(unreached, 'Every node can be reached by another one.'),
      note: undefined,
      lines: unreached.first.map(({ key, name, reason, from }) => ({
        key,
        tone: 'error',
        name,
        target: undefined,
        note: reason,
        figure: undefined,
        action: from === undefined ? undefined : explain(name, from, key),
      })),
    },
    {
      id: 'oneWay',
      title: 'One-way paths',
      ...listed(oneWay, 'No one-way paths.'),
      note: undefined,
      lines: oneWay.first.map(({ fromKey, from, range, reason }) => ({
        key: `${fromKey} ${range}`,
        tone: 'warning',
        name: from,
        target: range,
        note: reason,
        figure: undefined,
        action: explain(`${from} to ${range}`, fromKey, range),
      })),
    },
  ];
}

function cohesionText(cohesion: Cohesion): string {
  switch (cohesion.kind) {
    case 'all':
      return 'All of them can reach each other, directly or through others.';
    case 'hub':
      return `All of them can reach the hub ${cohesion.name}, but not each other.`;
    case 'some':
      return 'All of them are connected, but not every pair has a path.';
  }
}

function showHref(netid: string, { key, isLargest }: Island): string {
  const last = key.startsWith(`${netid}/`) ? key.slice(netid.length + 1) : key;
  return `${paths.reachOf(netid, last)}?direction=from${isLargest ? '&show=reaches' : ''}`;
}

function listed({ count, first }: FirstOf<unknown>, none: string) {
  const more = count - first.length;
  return {
    count: count === 0 ? undefined : count,
    rest: count === 0 ? none : more > 0 ? `and ${grouped(more)} more` : undefined,
  };
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
