import type { Facet } from '../../../components/Tabs/Tabs.tsx';
import { capitalized } from '../../../domain/text/labels.ts';
import type { Tone } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import { grouped } from '../../../domain/format/count.ts';
import { valueOf, type Loadable } from '../../../domain/loadable.ts';
import type { Node } from '../../../domain/node/node.ts';
import { paths, whyQuery } from '../../../domain/paths.ts';
import { reachNotice } from '../../../domain/reach/report/reachNotice.ts';
import {
  blockedSummary,
  configuredCount,
  facetOf,
  reachFacets,
  type ReachFacet,
  type ReachRow,
  type RowVerdict,
} from '../../../domain/reach/report/reachOf.ts';
import { reasonGroupIds, reasonGroups } from '../../../domain/reach/rules/groups.ts';
import { memberAddresses, memberName } from '../../../domain/reach/network/member.ts';
import type { End } from '../../../domain/reach/why/ends.ts';
import type { Records } from '../../../domain/records.ts';
import { canExplain, canSeeAcls, seesOwnNodesOnly } from '../../../domain/session/permissions.ts';
import { failureText } from '../../../domain/text/failureText.ts';
import { messages } from '../../../domain/text/messages.ts';
import { ownText } from '../../../domain/user/userAreaText.ts';
import { freshness, momentOf } from '../../list/freshness/freshness.ts';
import { kinds, listedRows, reachFilter, type ReachFilter } from './reachFilter.ts';
import { healthView } from '../../nodes/HealthBadge/healthView.ts';
import { pageFound, type PageOfList, type ListState } from '../../list/RecordList/listState.ts';

type Page = PageOfList & {
  readonly netid: string;
  readonly key: string;
  /** The end with that key; undefined if there is none, or lists are still loading. */
  readonly end: End | undefined;
  /** Whether all lists have loaded. */
  readonly isKnown: boolean;
  readonly rows: Loadable<readonly ReachRow[]>;
};

export type ReachOfView = ReturnType<typeof reachOfView>;
export type ReachList = Exclude<ReachOfView, { status: 'noRecord' }>;
export type ReachOfRow = ReturnType<typeof shownRow>;

export function reachOfView(records: Records, page: Page) {
  const { netid, key, end } = page;
  if (!end && page.isKnown) {
    return {
      status: 'noRecord' as const,
      heading: messages['error.notfound'],
      text: `No node, client or range ${key} in ${netid}. It may have been deleted, or you may not have access to it.`,
      listHref: paths.findings(netid),
      listLabel: `Findings in ${netid}`,
    };
  }
  return { ...frameOf(records, page), ...stateOf(records, page) };
}

function frameOf({ viewer, nodes: { data, isLoading } }: Records, page: Page) {
  const { netid, key, end, rows, query } = page;
  const nodes = valueOf(data) ?? [];
  const filter = reachFilter.read(query);
  const all = valueOf(rows) ?? [];
  const member = end && end.kind !== 'address' ? end : undefined;
  const title = member ? memberName(member) : key;
  return {
    title,
    health: end?.kind === 'node' ? healthView(end.node) : undefined,
    addresses: member ? memberAddresses(member) : [],
    /** Shown in place of an empty list. */
    emptyText: seesOwnNodesOnly(viewer, netid, nodes)
      ? ownText.otherNodes
      : `${title} is the only node in its network.`,
    findingsHref: paths.findings(netid),
    whyHref: canExplain(viewer, netid) ? whyHref(filter, whyKey(page), '') : undefined,
    filter,
    facets: facetsOf(all, paths.reachOf(netid, key), query, filter),
    reasonChoices: choicesOf(all, reasonGroupIds, ({ group }) => group, reasonGroups).toSorted(
      (a, b) => b.count - a.count,
    ),
    kindChoices: choicesOf(all, kinds, ({ kind }) => kind, kindNames),
    sum:
      all.length === 0
        ? ''
        : [allowedSum(all, canSeeAcls(viewer)), blockedSummary(all)].filter(Boolean).join(' · '),
    notice: reachNotice(viewer, netid, nodes),
    freshness: freshness(data),
    isRefreshing: isLoading,
  };
}

function stateOf({ viewer, nodes }: Records, page: Page): ListState<ReachOfRow> {
  const { rows, query } = page;
  if (rows.status === 'failed') return { status: 'failed', reason: failureText(rows.failure) };
  if (rows.status !== 'ready') return { status: 'loading' };
  if (rows.value.length === 0) return { status: 'empty' };
  const filter = reachFilter.read(query);
  const nodeById = new Map((valueOf(nodes.data) ?? []).map((node) => [node.id, node]));
  const whyHrefOf = canExplain(viewer, page.netid)
    ? (key: string) => whyHref(filter, whyKey(page), key)
    : undefined;
  return pageFound(listedRows(rows.value, filter), page, (row) =>
    shownRow(row, page.netid, nodeById.get(row.key), whyHrefOf),
  );
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

function shownRow(
  row: ReachRow,
  netid: string,
  node: Node | undefined,
  whyHrefOf: ((key: string) => string) | undefined,
) {
  const moment = node && momentOf(node.lastCheckIn);
  return {
    ...row,
    tone: tones[row.verdict],
    href: paths.reachOf(netid, row.kind === 'client' ? row.name : row.key),
    whyHref: whyHrefOf?.(row.key),
    evidence: evidenceText(row) ?? (moment ? { checkedIn: moment } : 'never checked in'),
  };
}

/** Undefined for a node without measurements. */
export function evidenceText({ kind, measured, isEnabled }: ReachRow): string | undefined {
  if (measured) return measured.isConnected ? `measured ${measured.latency} ms` : 'reported as unreachable';
  if (kind === 'range') return 'range';
  return isEnabled === undefined ? undefined : `external client, ${isEnabled ? 'enabled' : 'disabled'}`;
}

function whyHref({ direction }: ReachFilter, own: string, other: string): string {
  return direction === 'to' ? whyQuery(other, own) : whyQuery(own, other);
}

function whyKey({ netid, key, end }: Page): string {
  return end?.kind === 'client' ? `${netid}/${end.client.clientId}` : key;
}

function allowedSum(rows: readonly ReachRow[], areRulesKnown: boolean): string {
  const words = areRulesKnown ? 'Reachable by configuration' : 'Configured';
  const sum = `${words}: ${grouped(configuredCount(rows, areRulesKnown))} of ${grouped(rows.length)}`;
  const counts = [
    [rows.filter(({ group }) => group === 'measured').length, reasonGroups.measured],
    [rows.filter(({ verdict }) => verdict === 'silent').length, 'offline or behind an offline node'],
  ] as const;
  return [
    sum,
    ...counts.flatMap(([count, why]) => (count === 0 ? [] : `${grouped(count)} of them ${why}`)),
  ].join(', ');
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
  const hrefOf = (facet?: ReachFacet) => reachFilter.href(path, query, { facet });
  const labels: Readonly<Record<ReachFacet, string>> = {
    reaches: filter.direction === 'to' ? 'Can reach it' : 'Reachable',
    doubtful: 'One-way or uncertain',
    blocked: 'Blocked',
    silent: 'Allowed, no recent check-in',
  };
  return [
    { id: 'all', label: 'All', count: rows.length, href: hrefOf() },
    ...reachFacets.map((id) => ({
      id,
      label: labels[id],
      count: rows.filter((row) => facetOf(row) === id).length,
      tone: facetTones[id],
      href: hrefOf(id),
    })),
  ];
}

const kindNames: Readonly<Record<ReachRow['kind'], string>> = {
  node: 'Nodes',
  client: 'External clients',
  range: 'Ranges',
};

/** The ids that rows have, with their number. */
function choicesOf<Id extends string>(
  rows: readonly ReachRow[],
  ids: readonly Id[],
  idOf: (row: ReachRow) => Id | undefined,
  names: Readonly<Record<Id, string>>,
) {
  return ids
    .map((id) => ({
      id,
      label: capitalized(names[id]),
      count: rows.filter((row) => idOf(row) === id).length,
    }))
    .filter(({ count }) => count > 0);
}
