import { counted, plural } from '../../format/count.ts';
import { compareNames } from '../../order.ts';
import { joined } from '../why/reasonText.ts';

/** The pairs and ranges that members lose or gain, by their keys. */
export type Losses = {
  /** Both sides of each pair. */
  readonly partners: ReadonlyMap<string, ReadonlySet<string>>;
  /** Members that the change itself deletes. */
  readonly deleted: ReadonlySet<string>;
  /** Other members that lose their last partner, or gain their first one. */
  readonly cutOff: ReadonlySet<string>;
  readonly ranges: ReadonlyMap<string, readonly string[]>;
};

export type ImpactLine = { readonly kind: 'lost' | 'gained'; readonly text: string };

type Named = { readonly name: string; readonly isClient: boolean };
type MemberOf = (key: string) => Named;

export const impactTexts = {
  heading: 'Who loses or gains reach',
  ifItFails: 'If it fails',
  noneElse: 'No other connections depend on it.',
  none: 'Nobody loses or gains reach.',
  working: 'Working out who loses or gains reach…',
  denied:
    'Who loses or gains reach cannot be told here: it depends on the ACLs, which only administrators may see.',
  failed: 'Who loses or gains reach cannot be told: the ACLs could not be read.',
  source: 'A prediction from the configuration.',
} as const;

/** For example "738 pairs lose each other, 2 gain each other." */
export function impactSum({ lost, gained }: { readonly lost: number; readonly gained: number }): string {
  const parts = [
    lost > 0 && `${counted(lost, 'pair')} ${plural(lost, 'loses', 'lose')} each other`,
    gained > 0 && `${counted(gained, 'pair')} ${plural(gained, 'gains', 'gain')} each other`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? '' : `${parts.join(', ')}.`;
}

/** Sentences for the groups that lose or gain most, and a number for the rest. */
export function impactLines(lost: Losses, gained: Losses, memberOf: MemberOf): readonly ImpactLine[] {
  return [
    ...linesOf(lost, 'lost', memberOf).map((text) => ({ kind: 'lost' as const, text })),
    ...linesOf(gained, 'gained', memberOf).map((text) => ({ kind: 'gained' as const, text })),
  ];
}

const mostGroups = 3;
const mostRanges = 3;

function linesOf(losses: Losses, kind: ImpactLine['kind'], memberOf: MemberOf): readonly string[] {
  const one = kind === 'lost' ? 'loses' : 'gains';
  const many = kind === 'lost' ? 'lose' : 'gain';
  const said = (keys: readonly string[], object: string) =>
    `${namesOf(keys, memberOf)} ${keys.length === 1 ? one : many} ${object}.`;
  const cutOff = kind === 'lost' ? losses.cutOff : new Set<string>();
  const { deleted } = losses;
  const ofDeleted = groupsOf(losses, (key, other) => deleted.has(key) !== deleted.has(other), cutOff);
  const amongOthers = groupsOf(losses, (key, other) => !deleted.has(key) && !deleted.has(other), cutOff);
  const groups = [...ofDeleted.groups, ...amongOthers.groups];
  const rest = ofDeleted.rest + amongOthers.rest;
  const ranges = [...losses.ranges]
    .map(([range, members]) => [range, members.filter((key) => !cutOff.has(key))] as const)
    .filter(([, members]) => members.length > 0)
    .toSorted(([, first], [, second]) => second.length - first.length);
  return [
    ...(deleted.size > 0 ? [said([...deleted], 'all connectivity')] : []),
    ...(cutOff.size > 0 ? [said([...cutOff], 'all connectivity')] : []),
    ...ofDeleted.groups.map(([some, others]) =>
      some.some((key) => deleted.has(key))
        ? said(others, namesOf(some, memberOf))
        : said(some, namesOf(others, memberOf)),
    ),
    ...amongOthers.groups.map(([subjects, objects]) =>
      subjects.length === 1 && objects.length === 1
        ? `${namesOf([...subjects, ...objects], memberOf)} ${many} each other.`
        : said(subjects, namesOf(objects, memberOf)),
    ),
    ...(rest > 0
      ? [
          `${groups.length > 0 ? 'Another ' : ''}${counted(rest, 'pair')} ${rest === 1 ? one : many} each other.`,
        ]
      : []),
    ...ranges.slice(0, mostRanges).map(([range, members]) => said(members, range)),
    ...(ranges.length > mostRanges
      ? [
          `${counted(ranges.length - mostRanges, 'more range')} ${kind === 'lost' ? 'lost' : 'gained'} by some.`,
        ]
      : []),
  ];
}

type Group = readonly [subjects: readonly string[], objects: readonly string[]];

/** Groups of members that lose the same partners, the largest first, and the number of the other pairs. */
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
  while (left.size > 0 && groups.length < mostGroups) {
    const [first] = [...left].toSorted(([, one], [, other]) => other.size - one.size);
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

const mostNamed = 3;

/** Names a few and counts many: "db-1 and db-2", "gw-1 and 5 external clients". */
export function namesOf(keys: readonly string[], memberOf: MemberOf): string {
  const members = keys.map(memberOf).toSorted((one, other) => compareNames(one.name, other.name));
  if (members.length <= mostNamed) return joined(members.map(({ name }) => name));
  const clients = members.filter(({ isClient }) => isClient);
  const nodes = members.filter(({ isClient }) => !isClient);
  const kindOf = (some: readonly Named[], noun: string) =>
    some.length === 1 ? some.map(({ name }) => name) : some.length > 0 ? [counted(some.length, noun)] : [];
  return joined([...kindOf(nodes, 'node'), ...kindOf(clients, 'external client')]);
}
