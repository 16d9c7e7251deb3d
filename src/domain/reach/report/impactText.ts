import { counted, grouped } from '../../format/count.ts';
import { groupBy } from '../../groupBy.ts';
import { compareNames } from '../../order.ts';
import { joinNames } from '../../text/labels.ts';

/** The pairs and ranges that members lose or gain, by their keys. */
export type Losses = {
  /** Both sides of each pair. */
  readonly partners: ReadonlyMap<string, ReadonlySet<string>>;
  /** Members that the change itself deletes. */
  readonly deleted: ReadonlySet<string>;
  /** Other members that lose their last partner, or gain their first one. */
  readonly isolated: ReadonlySet<string>;
  readonly ranges: ReadonlyMap<string, readonly string[]>;
};

export type ImpactLine = { readonly kind: 'lost' | 'gained'; readonly text: string };

type Named = { readonly name: string; readonly isClient: boolean };
type MemberOf = (key: string) => Named;

export const impactTexts = {
  heading: 'Connectivity impact',
  ifItFails: 'If it fails',
  noneElse: 'No other connections depend on it.',
  none: 'No change in connectivity.',
  working: 'Calculating connectivity impact…',
  denied: 'Can’t show the impact. It depends on ACLs, which only administrators can view.',
  failed: 'Can’t show the impact because the ACLs couldn’t be loaded.',
  source: 'Predicted from the configuration.',
} as const;

/** For example "738 pairs will lose connectivity, 2 will gain it." */
export function impactSummary({ lost, gained }: { readonly lost: number; readonly gained: number }): string {
  const parts = [
    lost > 0 && `${counted(lost, 'pair')} will lose connectivity`,
    gained > 0 &&
      (lost > 0 ? `${grouped(gained)} will gain it` : `${counted(gained, 'pair')} will gain connectivity`),
  ].filter((part) => part !== false);
  return parts.length === 0 ? '' : `${parts.join(', ')}.`;
}

/** Returns sentences for the groups with the largest losses or gains, and a count for the rest. */
export function impactLines(lost: Losses, gained: Losses, memberOf: MemberOf): readonly ImpactLine[] {
  return [
    ...linesOf(lost, 'lost', memberOf).map((text) => ({ kind: 'lost' as const, text })),
    ...linesOf(gained, 'gained', memberOf).map((text) => ({ kind: 'gained' as const, text })),
  ];
}

const maxGroups = 3;
const maxRanges = 3;

function linesOf(losses: Losses, kind: ImpactLine['kind'], memberOf: MemberOf): readonly string[] {
  const verb = kind === 'lost' ? 'will lose' : 'will gain';
  const sentence = (keys: readonly string[], object: string) =>
    `${nameList(keys, memberOf)} ${verb} ${object}.`;
  const accessTo = (keys: readonly string[]) => `access to ${nameList(keys, memberOf)}`;
  const cutOff = kind === 'lost' ? losses.isolated : new Set<string>();
  const { deleted } = losses;
  const ofDeleted = groupsOf(losses, (key, other) => deleted.has(key) !== deleted.has(other), cutOff);
  const amongOthers = groupsOf(losses, (key, other) => !deleted.has(key) && !deleted.has(other), cutOff);
  const rest = ofDeleted.rest + amongOthers.rest;
  const members = [...losses.ranges].map(
    ([range, keys]) => ({ range, keys: keys.filter((key) => !cutOff.has(key)) }) as const,
  );
  const ranges = [...groupBy(members, ({ keys }) => keys.toSorted().join(' ')).values()]
    .map((group) => ({ keys: group[0]?.keys ?? [], all: group.map(({ range }) => range) }))
    .filter(({ keys }) => keys.length > 0)
    .toSorted((a, b) => b.keys.length - a.keys.length);
  const unlisted = ranges.slice(maxRanges).flatMap(({ all }) => all).length;
  return [
    ...(deleted.size > 0 ? [sentence([...deleted], 'all connectivity')] : []),
    ...(cutOff.size > 0 ? [sentence([...cutOff], 'all connectivity')] : []),
    ...ofDeleted.groups.map(([some, others]) =>
      some.some((key) => deleted.has(key))
        ? sentence(others, accessTo(some))
        : sentence(some, accessTo(others)),
    ),
    ...amongOthers.groups.map(([subjects, objects]) =>
      subjects.length === 1 && objects.length === 1
        ? sentence([...subjects, ...objects], 'connectivity to each other')
        : sentence(subjects, accessTo(objects)),
    ),
    ...(rest > 0 ? [`Another ${counted(rest, 'pair')} ${verb} connectivity.`] : []),
    ...ranges
      .slice(0, maxRanges)
      .map(({ keys, all }) =>
        sentence(keys, `access to ${all.length > maxNamed ? counted(all.length, 'range') : joinNames(all)}`),
      ),
    ...(unlisted > 0 ? [`Some nodes or clients ${verb} access to ${counted(unlisted, 'more range')}.`] : []),
  ];
}

type Group = readonly [subjects: readonly string[], objects: readonly string[]];

/** Groups members that lose the same partners, the largest group first, and counts the remaining pairs. */
function groupsOf(
  { partners }: Losses,
  isMeant: (key: string, other: string) => boolean,
  cutOff: ReadonlySet<string>,
): { readonly groups: readonly Group[]; readonly rest: number } {
  const left = new Map<string, Set<string>>();
  for (const [key, others] of partners) {
    if (cutOff.has(key)) continue;
    const remaining = [...others].filter((other) => !cutOff.has(other) && isMeant(key, other));
    if (remaining.length > 0) left.set(key, new Set(remaining));
  }
  const groups: Group[] = [];
  while (groups.length < maxGroups) {
    const [first] = [...left].toSorted(([, a], [, b]) => b.size - a.size);
    if (!first) break;
    const [key, lost] = first;
    const objects = [...lost];
    const subjects = [...left].filter(([one, own]) => one === key || isSame(own, lost)).map(([one]) => one);
    groups.push(objects.length > subjects.length ? [objects, subjects] : [subjects, objects]);
    for (const subject of subjects) {
      for (const object of objects) {
        drop(left, subject, object);
        drop(left, object, subject);
      }
    }
  }
  const rest = [...left.values()].reduce((sum, { size }) => sum + size, 0) / 2;
  return { groups, rest };
}

function isSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((key) => other.has(key));
}

function drop(left: Map<string, Set<string>>, one: string, other: string): void {
  const partners = left.get(one);
  partners?.delete(other);
  if (partners?.size === 0) left.delete(one);
}

const maxNamed = 3;

/** Names a few and counts many: "db-1 and db-2", "gw-1 and 5 external clients". */
function nameList(keys: readonly string[], memberOf: MemberOf): string {
  const members = keys.map(memberOf).toSorted((a, b) => compareNames(a.name, b.name));
  if (members.length <= maxNamed) return joinNames(members.map(({ name }) => name));
  const clients = members.filter(({ isClient }) => isClient);
  const nodes = members.filter(({ isClient }) => !isClient);
  const kindOf = (some: readonly Named[], noun: string) =>
    some.length === 1 ? some.map(({ name }) => name) : some.length > 0 ? [counted(some.length, noun)] : [];
  return joinNames([...kindOf(nodes, 'node'), ...kindOf(clients, 'external client')]);
}
