import type { Facet } from '../../../components/Tabs/Tabs.tsx';
import { capitalized } from '../../../domain/text/labels.ts';
import type { Option } from '../../../components/Select/OptionList.tsx';
import type { Tone } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import { grouped } from '../../../domain/format/count.ts';
import { valueOf, type Loadable } from '../../../domain/loadable.ts';
import type { Node } from '../../../domain/node/node.ts';
import { pageOf, paginate, readPageRequest, type Paging, type PageRequest } from '../../../domain/paging.ts';
import { paths, whyQuery } from '../../../domain/paths.ts';
import { reachNotice } from '../../../domain/reach/report/reachNotice.ts';
import {
  blockedSum,
  configuredCount,
  facetOf,
  reachFacets,
  reasonGroups,
  type ReachFacet,
  type ReachRow,
  type RowVerdict,
} from '../../../domain/reach/report/reachOf.ts';
import { memberAddresses, memberName } from '../../../domain/reach/network/member.ts';
import type { End } from '../../../domain/reach/why/ends.ts';
import { canSeeAcls, seesOwnNodesOnly, type Viewer } from '../../../domain/session/permissions.ts';
import type { RowsPerPage } from '../../../domain/settings/settings.ts';
import { failureText } from '../../../domain/text/failureText.ts';
import { ownText } from '../../../domain/user/userText.ts';
import { freshness, momentOf, type Moment } from '../../shared/freshness/freshness.ts';
import type { ReachFrame } from '../ReachHead.tsx';
import { kinds, listedRows, reachFilter, type ReachFilter } from './reachFilter.ts';
import { healthView, type HealthView } from '../../shared/HealthBadge/healthView.ts';

export type ReachOfInput = {
  readonly netid: string;
  readonly key: string;
  /** The end with that key; undefined if there is none, or lists are still loading. */
  readonly end: End | undefined;
  /** Whether all lists have loaded. */
  readonly isKnown: boolean;
  readonly rows: Loadable<readonly ReachRow[]>;
  readonly nodes: Loadable<readonly Node[]>;
  readonly isRefreshing: boolean;
  readonly viewer: Viewer;
  readonly query: URLSearchParams;
  readonly rowsPerPage: RowsPerPage;
  /** @default the browser's */
  readonly timeZone?: string;
};

export type ReachOfView =
  | {
      readonly status: 'missing';
      readonly text: string;
      readonly listHref: string;
      readonly listLabel: string;
    }
  | { readonly status: 'loading'; readonly frame: ReachOfFrame }
  | { readonly status: 'empty'; readonly frame: ReachOfFrame; readonly text: string }
  | { readonly status: 'noMatch'; readonly frame: ReachOfFrame }
  | { readonly status: 'failed'; readonly frame: ReachOfFrame; readonly reason: string }
  | {
      readonly status: 'ready';
      readonly frame: ReachOfFrame;
      readonly rows: readonly ReachOfRow[];
      readonly paging: Paging;
    };

/** Everything around the list, in every state. */
export type ReachOfFrame = ReachFrame & {
  readonly health: HealthView | undefined;
  readonly facts: readonly string[];
  readonly networkHref: string;
  readonly filter: ReachFilter;
  readonly facets: readonly Facet[];
  readonly reasonChoices: readonly Option[];
  readonly kindChoices: readonly Option[];
  readonly sum: string;
};

export type ReachOfRow = ReachRow & {
  readonly tone: Tone;
  readonly href: string;
  readonly whyHref: string | undefined;
  readonly evidence: string | { readonly checkedIn: Moment };
};

export type ReachOfActions = {
  refresh(): void;
  filter(changes: Partial<ReachFilter>): void;
  turnTo(page: PageRequest): void;
  export(): void;
};

export function reachOfView(input: ReachOfInput): ReachOfView {
  const { netid, key, end, rows, nodes, query } = input;
  if (!end && input.isKnown) {
    return {
      status: 'missing',
      text: `Nothing in ${netid} is called ${key}. It may have been deleted, or it is not one of yours.`,
      listHref: paths.reach(netid),
      listLabel: `Reachability of ${netid}`,
    };
  }
  const frame = frameOf(input);
  if (rows.status === 'failed') return { status: 'failed', frame, reason: failureText(rows.failure) };
  if (rows.status !== 'ready') return { status: 'loading', frame };
  if (rows.value.length === 0) {
    const isOwnOnly = seesOwnNodesOnly(input.viewer, netid, valueOf(nodes) ?? []);
    const text = isOwnOnly ? ownText.otherNodes : `${frame.title} is alone in its network.`;
    return { status: 'empty', frame, text };
  }
  const listed = listedRows(rows.value, frame.filter);
  if (listed.length === 0) return { status: 'noMatch', frame };
  const paging = paginate(listed.length, readPageRequest(query, input.rowsPerPage));
  const nodeById = new Map((valueOf(nodes) ?? []).map((node) => [node.id, node]));
  return {
    status: 'ready',
    frame,
    rows: pageOf(listed, paging).map((row) => shownRow(row, input, nodeById)),
    paging,
  };
}

const tones: Readonly<Record<RowVerdict, Tone>> = {
  reaches: 'healthy',
  late: 'warning',
  oneWay: 'warning',
  unknown: 'warning',
  blocked: 'error',
  noPath: 'error',
  silent: 'off',
};

function shownRow(row: ReachRow, input: ReachOfInput, nodes: ReadonlyMap<string, Node>): ReachOfRow {
  const { netid, viewer, query, timeZone } = input;
  const filter = reachFilter.read(query);
  const own = whyKey(input);
  const node = nodes.get(row.key);
  const moment = node && momentOf(node.lastCheckIn, timeZone);
  return {
    ...row,
    tone: tones[row.verdict],
    href: paths.reachOf(netid, row.kind === 'client' ? row.name : row.key),
    whyHref: canSeeAcls(viewer)
      ? filter.direction === 'to'
        ? whyQuery(row.key, own)
        : whyQuery(own, row.key)
      : undefined,
    evidence: evidenceText(row) ?? (moment ? { checkedIn: moment } : 'never checked in'),
  };
}

/** Undefined for a node without measurements. */
export function evidenceText({ kind, measured, isEnabled }: ReachRow): string | undefined {
  if (measured) return measured.isConnected ? `measured ${measured.latency} ms` : 'measured as out of reach';
  if (kind === 'range') return 'range';
  return isEnabled === undefined ? undefined : `ext. client, ${isEnabled ? 'enabled' : 'disabled'}`;
}

/** The key of the end in the explainer's address. */
function whyKey({ end, key, netid }: ReachOfInput): string {
  if (end?.kind === 'client') return `${netid}/${end.client.clientId}`;
  return key;
}

function frameOf(input: ReachOfInput): ReachOfFrame {
  const { netid, key, end, rows, nodes, viewer, query, timeZone } = input;
  const filter = reachFilter.read(query);
  const all = valueOf(rows) ?? [];
  const path = paths.reachOf(netid, key);
  const own = whyKey(input);
  const [from, to] = filter.direction === 'to' ? ['', own] : [own, ''];
  return {
    title: end && end.kind !== 'address' ? memberName(end) : key,
    health: end?.kind === 'node' ? healthView(end.node, timeZone) : undefined,
    facts: end && end.kind !== 'address' ? memberAddresses(end) : [],
    networkHref: paths.reach(netid),
    whyHref: canSeeAcls(viewer) ? whyQuery(from, to) : undefined,
    filter,
    facets: facetsOf(all, path, query, filter),
    reasonChoices: reasonChoicesOf(all),
    kindChoices: kindChoicesOf(all),
    sum:
      all.length === 0
        ? ''
        : [allowedSum(all, canSeeAcls(viewer)), blockedSum(all)].filter(Boolean).join(' · '),
    notice: reachNotice(viewer, netid, valueOf(nodes) ?? []),
    freshness: freshness(nodes, timeZone),
    isRefreshing: input.isRefreshing,
  };
}

function allowedSum(rows: readonly ReachRow[], areRulesKnown: boolean): string {
  const words = areRulesKnown ? 'Configured and allowed' : 'Configured';
  return `${words}: ${grouped(configuredCount(rows, areRulesKnown))} of ${grouped(rows.length)}`;
}

const facetTones: Readonly<Record<ReachFacet, Tone>> = {
  reaches: 'healthy',
  doubtful: 'warning',
  blocked: 'error',
  silent: 'off',
};

function facetsOf(
  rows: readonly ReachRow[],
  path: string,
  query: URLSearchParams,
  filter: ReachFilter,
): readonly Facet[] {
  const hrefOf = (facet: ReachFacet | 'all') => {
    const written = reachFilter.change(query, { facet }).toString();
    return written === '' ? path : `${path}?${written}`;
  };
  const labels: Readonly<Record<ReachFacet, string>> = {
    reaches: filter.direction === 'to' ? 'Reaches it' : 'Is reached',
    doubtful: 'One way or doubtful',
    blocked: 'Blocked',
    silent: 'Allowed, not seen lately',
  };
  return [
    { id: 'all', label: 'All', count: rows.length, href: hrefOf('all') },
    ...reachFacets.map((id) => ({
      id,
      label: labels[id],
      count: rows.filter((row) => facetOf(row) === id).length,
      tone: facetTones[id],
      href: hrefOf(id),
    })),
  ];
}

function reasonChoicesOf(rows: readonly ReachRow[]): readonly Option[] {
  const groups = [...new Set(rows.flatMap(({ group }) => (group ? [group] : [])))];
  return groups
    .map((id) => ({
      id,
      label: capitalized(reasonGroups[id]),
      count: rows.filter(({ group }) => group === id).length,
    }))
    .toSorted((one, other) => other.count - one.count);
}

const kindNames: Readonly<Record<ReachRow['kind'], string>> = {
  node: 'Nodes',
  client: 'Ext. clients',
  range: 'Ranges',
};

function kindChoicesOf(rows: readonly ReachRow[]): readonly Option[] {
  return kinds
    .map((id) => ({ id, label: kindNames[id], count: rows.filter(({ kind }) => kind === id).length }))
    .filter(({ count }) => count > 0);
}
