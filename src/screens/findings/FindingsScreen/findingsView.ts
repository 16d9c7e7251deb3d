import type { KeyboardEvent } from 'react';
import { networkChecks, serverChecks } from '../../../domain/findings/checks.ts';
import { checkStates, type MissingAcls } from '../../../domain/findings/checkStates.ts';
import type { Act, Action } from '../../../domain/actions/action.ts';
import { knownOf } from '../../../domain/actions/known.ts';
import { concerns, type Finding, severities, severityWords } from '../../../domain/findings/finding.ts';
import type { MuteEnd } from '../../../domain/findings/muting.ts';
import { textFromList } from '../../../domain/list.ts';
import { type Loadable, mapValue, valueOf } from '../../../domain/loadable.ts';
import { paths } from '../../../domain/paths.ts';
import type { Records } from '../../../domain/records.ts';
import { networkChoices } from '../../../domain/session/permissions.ts';
import { countedOptions } from '../../list/countedOptions.ts';
import { severityTones } from '../FindingMark/severityTones.ts';
import {
  type ExportFormat,
  type ListActions,
  type PageOfList,
  type ListView,
  listView,
} from '../../list/RecordList/listState.ts';
import type { ConnectivityView } from '../ConnectivityStrip/connectivityView.ts';
import { type FindingRow, type RowContext, rowOf } from './findingRow.ts';
import { findingsFilter, type FindingsFilter, matching, sorted } from './findingsFilter.ts';

type Page = PageOfList &
  Pick<RowContext, 'mutes' | 'sinceOf'> & {
    /** Undefined for all networks. */
    readonly netid: string | undefined;
    readonly findings: Loadable<readonly Finding[]>;
    /** The findings that stay in their place while the list is read. */
    readonly kept: readonly Finding[] | undefined;
    /** The finding whose details were shown last. */
    readonly last: Finding | undefined;
    readonly areAclsLoading: boolean;
    /** Networks with nodes whose ACLs aren’t known. */
    readonly missingAcls: readonly MissingAcls[];
    /** Always false on the community edition. */
    readonly hasMetrics: boolean;
    /** Undefined without a network. */
    readonly connectivity?: ConnectivityView;
  };

export type FindingsActions = ListActions<FindingsFilter> & {
  /** From now on, the shown finding stays until another is selected. */
  settle(): void;
  /** The list doesn’t move while it is read. */
  read(isRead: boolean): void;
  act: Act;
  /** Shows the findings that appeared while the list was being read. */
  showNew(): void;
  mute(findings: readonly Finding[], reason: string, end: MuteEnd): void;
  unmute(findings: readonly Finding[]): void;
  loadAcls(netids: readonly string[]): void;
  copy(text: string): void;
  export(format: ExportFormat, findings: readonly FindingRow[]): void;
  /** Hides the details where they cover the list. */
  close(): void;
  /** Asks, then makes the actions. */
  fix(findings: readonly Finding[], label: string, actions: readonly Action[]): void;
  askMute(findings: readonly Finding[]): void;
  pressKey(event: KeyboardEvent): void;
};

export type FindingsView = ReturnType<typeof findingsView>;

export function findingsView(records: Records, page: Page) {
  const { netid, query, findings, kept, mutes, last } = page;
  const filter = findingsFilter.read(query);
  const isMuted = filter.severity === 'muted';
  const latest = valueOf(findings) ?? [];
  const byKey = new Map(latest.map((finding) => [finding.key, finding]));
  const isFound = ({ key }: Finding) => byKey.has(key);
  const listed = kept?.map((finding) => byKey.get(finding.key) ?? finding) ?? latest;
  const all = inNetwork(listed, netid);
  const open = all.filter(({ key }) => !mutes.has(key));
  const muted = all.filter(({ key }) => mutes.has(key));
  const pool = isMuted ? muted : open;
  const data = mapValue(findings, () => pool);
  // The link keeps the other parameters of the address.
  const rowHref = (key: string) => {
    const after = new URLSearchParams(query);
    after.set('finding', key);
    return `${paths.findings(netid)}?${after.toString()}`;
  };
  const found = sorted(matching(pool, filter), filter, page.sinceOf);
  const selected = selectedOf(found, all, filter, last);
  const known = knownOf(records);
  const row = (finding: Finding) =>
    rowOf(finding, {
      mutes,
      sinceOf: page.sinceOf,
      known,
      isGone: !isFound(finding),
      isSelected: finding === selected,
      href: rowHref(finding.key),
    });
  const list: ListView<FindingRow, FindingsFilter> = listView(
    { data, isLoading: records.nodes.isLoading },
    page,
    {
      filter: findingsFilter,
      find: () => found,
      rowOf: row,
      keyOf: ({ key }) => key,
    },
  );
  const shown = new Set(kept?.map(({ key }) => key));
  const isNew = (finding: Finding) => kept !== undefined && !shown.has(finding.key);
  const facet = (severity: FindingsFilter['severity'], label: string, among: readonly Finding[]) => ({
    id: severity ?? 'all',
    label,
    count:
      data.status === 'ready' ? matching(among, { ...filter, severity }).filter(isFound).length : undefined,
    href: findingsFilter.href(paths.findings(netid), query, { severity, finding: '' }),
  });
  const openCount = open.filter(isFound).length;
  return {
    ...list,
    ...(list.count !== undefined && { count: openCount }),
    netid,
    checked: checkedOf(records, page),
    areAclsLoading: page.areAclsLoading,
    connectivity: page.connectivity,
    /** Findings that appeared while the list is being read. Showing them would move its rows. */
    newCount: matching(inNetwork(latest, netid), filter).filter(
      (finding) => isNew(finding) && mutes.has(finding.key) === isMuted,
    ).length,
    mutedCount: muted.length,
    selected: selected && row(selected),
    isSelectedMissing: data.status === 'ready' && filter.finding !== '' && !selected,
    facets: [
      facet(undefined, 'All', open),
      ...severities.map((id) => ({
        ...facet(id, severityWords[id], open),
        tone: severityTones[id],
      })),
      facet('muted', 'Muted', muted),
    ],
    options: {
      networks: netid === undefined ? countedOptions(pool.flatMap(({ networks }) => networks)) : [],
      kinds: countedOptions(
        pool.map(({ check }) => check.kind),
        titles(all),
        filter.kinds,
      ),
    },
    /** On all pages. */
    found: () => found.map(row),
  };
}

/** The networks that are checked as a whole, and those of which only the viewer’s own nodes and clients are checked. */
export function checkedNetworks({ viewer, networks, nodes }: Records) {
  const known = valueOf(networks.data) ?? [];
  const whole = known.map(({ netid }) => netid);
  const choices = networkChoices(viewer, known, valueOf(nodes.data) ?? []);
  return { whole, own: choices.filter((netid) => !whole.includes(netid)) };
}

/** What was checked and how many checks ran, for the head of the list. */
function checkedOf(records: Records, page: Page) {
  const { viewer } = records;
  const { netid, query, hasMetrics } = page;
  const isShown = (one: string) => netid === undefined || one === netid;
  const checked = checkedNetworks(records);
  const own = checked.own.filter(isShown);
  const whole = checked.whole.filter(isShown);
  const isWhole = viewer.user.isAdmin || whole.length > 0;
  const missingAcls = page.missingAcls.filter((one) => isShown(one.netid));
  const states = checkStates({ viewer, isWhole, networkCount: whole.length, missingAcls, hasMetrics });
  const count = states.filter(({ isRun }) => isRun).length;
  const of = isWhole ? (netid ?? 'your networks') : 'your own nodes and clients';
  const passed =
    states.length === count && missingAcls.length === 0
      ? `All ${count} checks of ${of} passed`
      : `${count} of ${states.length} checks of ${of} ran and passed`;
  return {
    count,
    states,
    /** Opens the list of checks. */
    href: findingsFilter.href(paths.findings(netid), query, { checks: 'all' }),
    /** Networks whose ACLs are only loaded when someone asks for it. */
    largeNetworks: missingAcls.flatMap((one) => (one.why === 'size' ? [one.netid] : [])),
    text: isWhole || own.length > 0 ? passed : 'You have no networks to check',
    /** Undefined if everything was checked. */
    note:
      own.length > 0
        ? {
            fact: `Only your own nodes and clients are checked in ${textFromList(own)}.`,
            advice: 'Network administrators see findings about whole networks.',
          }
        : undefined,
  };
}

/** Stays the same until another is chosen, even if the finding is muted or no longer found. */
function selectedOf(
  found: readonly Finding[],
  all: readonly Finding[],
  filter: FindingsFilter,
  last: Finding | undefined,
): Finding | undefined {
  const withKey = (key: string) => all.find((finding) => finding.key === key);
  if (filter.finding !== '') {
    return withKey(filter.finding) ?? (last?.key === filter.finding ? last : undefined);
  }
  const kept = last && (withKey(last.key) ?? last);
  const isKept = kept && filter.severity !== 'muted' && matching([kept], filter).length > 0;
  return isKept || (kept && found.includes(kept)) ? kept : found[0];
}

function inNetwork(findings: readonly Finding[], netid: string | undefined): readonly Finding[] {
  return netid === undefined ? findings : findings.filter((finding) => concerns(finding, netid));
}

/** The kinds in the address keep their titles, also where nothing of that kind is found. */
function titles(findings: readonly Finding[]): ReadonlyMap<string, string> {
  return new Map([
    ...[...networkChecks, ...serverChecks].map(({ kind, title }) => [kind, title] as const),
    ...findings.map(({ check }) => [check.kind, check.title] as const),
  ]);
}
