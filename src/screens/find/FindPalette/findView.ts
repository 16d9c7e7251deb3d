import type { PaletteItem } from '../../../components/Palette/Palette.tsx';
import type { RecordsNow } from '../../../domain/actions/known.ts';
import { generalActions, whyBetween, type FindAction } from '../../../domain/find/findActions.ts';
import type { Findable, FoundItem } from '../../../domain/find/findables.ts';
import { hashOf } from '../../../domain/format/hash.ts';
import { findTexts, type FindableKind, type UnloadedKinds } from '../../../domain/find/findText.ts';
import {
  actionOf,
  createActionsFor,
  verbsFor,
  type ActionsFor,
  type FindVerb,
} from '../../../domain/find/findVerbs.ts';
import { lookUpAddress } from '../../../domain/find/lookUpAddress.ts';
import { byName } from '../../../domain/order.ts';
import {
  actionEntry,
  addressEntries,
  verbTargetEntry,
  type Entry,
  type FindScope,
  type FindTarget,
  itemEntry,
  plainEntry,
  verbEntry,
} from './findEntries.ts';
import { trimmed } from '../../../domain/trimmed.ts';

export type FindPaletteView = {
  readonly items: readonly Findable[];
  readonly find: (text: string) => readonly FoundItem[];
  /** Hashes of IDs, see `UserSettings`. */
  readonly recent: readonly number[];
  readonly records: RecordsNow;
  readonly netid: string | undefined;
  readonly unread: UnloadedKinds;
};

/** A search of the palette’s view. */
type Search = FindPaletteView & {
  readonly text: string;
  readonly scope: FindScope | undefined;
  readonly actionsFor: ActionsFor;
};

const maxPerKind = 5;
const maxInScope = 100;
const maxActions = 3;

export function findView(view: FindPaletteView, text: string, scope: FindScope | undefined) {
  const search: Search = { ...view, text, scope, actionsFor: createActionsFor(view.records) };
  const targets = new Map<string, FindTarget>();
  const groups = entryGroups(search)
    .map(({ id, title, entries }) => ({ id, title, items: itemsOf(entries, targets) }))
    .filter((group) => group.items.length > 0);
  return { groups, targets, scope: scopeName(scope, view.items), empty: emptyText(search) };
}

function scopeName(scope: FindScope | undefined, items: readonly Findable[]): string | undefined {
  switch (scope?.to) {
    case 'kind':
      return findTexts.groups[scope.kind];
    case 'actions':
      return items.find(({ id }) => id === scope.id)?.name;
    case 'verb':
      return findTexts.chosen(findTexts.verb[scope.verb.id]);
    case undefined:
      return undefined;
  }
}

function emptyText({ text, scope, items }: Search): string {
  const query = trimmed(text);
  if (scope?.to === 'verb') return findTexts.nothingFor(query);
  const answer = lookUpAddress(text, items);
  return answer ? findTexts.addressNotInUse(answer.address) : findTexts.nothing(query);
}

type EntryGroup = { readonly id: string; readonly title: string; readonly entries: readonly Entry[] };

function itemsOf(entries: readonly Entry[], targets: Map<string, FindTarget>): readonly PaletteItem[] {
  return entries.flatMap(({ target, ...item }) => {
    if (targets.has(item.id)) return [];
    targets.set(item.id, target);
    return [item];
  });
}

function entryGroups(search: Search): readonly EntryGroup[] {
  const { text, scope } = search;
  switch (scope?.to) {
    case 'actions':
      return actionsOfItem(search, scope.id);
    case 'kind': {
      const { kind } = scope;
      const entries = matchesOrAll(search, [kind]).slice(0, maxInScope).map(itemEntry);
      return [{ id: kind, title: findTexts.groups[kind], entries }];
    }
    case 'verb':
      return [
        { id: 'verb', title: findTexts.oneOf(scope.verb.kinds), entries: verbTargets(search, scope.verb) },
      ];
    case undefined:
      return trimmed(text) === '' ? withoutText(search) : withText(search);
  }
}

function matchesOrAll({ text, items, find }: Search, kinds: readonly FindableKind[]): readonly FoundItem[] {
  if (trimmed(text) !== '') return find(text).filter(({ item }) => kinds.includes(item.kind));
  const ofKinds = items.filter(({ kind }) => kinds.includes(kind)).toSorted(byName);
  return ofKinds.map((item) => ({ item, marks: [] }));
}

function verbTargets(search: Search, verb: FindVerb): readonly Entry[] {
  const entries: Entry[] = [];
  for (const match of matchesOrAll(search, verb.kinds)) {
    const action = actionOf(verb, match.item, search.actionsFor);
    if (action) entries.push(verbTargetEntry(match, action));
    if (entries.length === maxInScope) break;
  }
  return entries;
}

function actionsOfItem(search: Search, id: string): readonly EntryGroup[] {
  const item = search.items.find(({ id: own }) => own === id);
  const actions = item ? search.actionsFor(item) : [];
  const entries = actions.filter((action) => isCalled(action, search.text)).map(actionEntry(id));
  return [{ id: 'actions', title: findTexts.actions, entries }];
}

function withoutText(search: Search): readonly EntryGroup[] {
  const { items, recent } = search;
  const byHash = recent.length === 0 ? undefined : new Map(items.map((item) => [hashOf(item.id), item]));
  const recentItems = recent.flatMap((hash) => byHash?.get(hash) ?? []);
  const pages = items.filter(({ kind }) => kind === 'page');
  return [
    { id: 'recent', title: findTexts.recent, entries: recentItems.map(plainEntry) },
    { id: 'page', title: findTexts.groups.page, entries: pages.map(plainEntry) },
    { id: 'actions', title: findTexts.actions, entries: general(search, () => true) },
  ];
}

function withText(search: Search): readonly EntryGroup[] {
  const { text, items, find } = search;
  const matches = find(text);
  const answer = lookUpAddress(text, items);
  const address = answer ? addressEntries(answer) : [];
  const first = answer?.holders[0] ?? matches[0]?.item;
  const matchingActions = actionsByText(search);
  if (matchingActions.length > 0 && !answer && !matches.some(startsAWord)) {
    return [{ id: 'actions', title: findTexts.actions, entries: matchingActions }, ...byKind(matches)];
  }
  return [
    { id: 'address', title: findTexts.address, entries: address },
    ...byKind(matches),
    {
      id: 'actions',
      title: findTexts.actions,
      entries: [...actionsOfFirst(search, first), ...matchingActions],
    },
  ];
}

/** Requires a match at the start of a word, so that “make” means the action rather than netmaker-1. */
function startsAWord({ item, marks: [from = 0] }: FoundItem): boolean {
  return !/[\p{L}\d]/u.test(item.name.charAt(from - 1));
}

function byKind(matches: readonly FoundItem[]): readonly EntryGroup[] {
  const kinds = new Set(matches.map(({ item }) => item.kind));
  return [...kinds].map((kind) => {
    const ofKind = matches.filter(({ item }) => item.kind === kind);
    const visible = ofKind.slice(0, maxPerKind).map(itemEntry);
    const all: Entry = {
      id: `narrow ${kind}`,
      icon: 'more',
      name: findTexts.all(ofKind.length, kind),
      target: { kind: 'narrow', scope: { to: 'kind', kind } },
    };
    return {
      id: kind,
      title: findTexts.groups[kind],
      entries: ofKind.length > maxPerKind ? [...visible, all] : visible,
    };
  });
}

function actionsOfFirst(search: Search, first: Findable | undefined): readonly Entry[] {
  if (!first || first.kind === 'page') return [];
  return search
    .actionsFor(first)
    .slice(1, 1 + maxActions)
    .map(actionEntry(first.id));
}

/** Finds actions by verb: with a name (`approve hq`), general ones, and verbs that need an item to be selected next. */
function actionsByText(search: Search): readonly Entry[] {
  const { text } = search;
  const words = trimmed(text).split(/\s+/);
  const entries = [
    ...[1, 2].flatMap((count) => actionsByVerb(search, words.slice(0, count).join(' '), words.slice(count))),
    ...general(search, (action) => isCalled(action, text)),
    ...verbsFor(search.items, search.actionsFor, search.netid, (verb) => isCalled(verb, text)).map(verbEntry),
  ];
  // “add a node” also matches words of “Copy the address of a node”.
  const begins = ({ name }: Entry) => name.toLowerCase().startsWith(trimmed(text).toLowerCase());
  return entries.toSorted((one, other) => Number(begins(other)) - Number(begins(one)));
}

/** Searches for all words as one name, then for two ends, as in `why leaf-b gw-egress`, then for the first word only. */
function actionsByVerb(search: Search, verb: string, [first = '', ...others]: readonly string[]) {
  if (first === '') return [];
  const all = search.find([first, ...others].join(' '));
  const matches = all.length > 0 ? all : search.find(first);
  const actions = matches.slice(0, maxPerKind).flatMap(({ item }) =>
    search
      .actionsFor(item)
      .filter((action) => isCalled(action, verb))
      .map((action) => ({ item, action })),
  );
  const entries = actions.map(({ item, action }) => actionEntry(item.id)(action));
  const from = actions.filter(({ action }) => action.id === 'why').map(({ item }) => item);
  return all.length > 0 ? entries : [...betweenEnds(search, from, others.at(-1)), ...entries];
}

/** The question about two ends, which are in the same network where both names allow it. */
function betweenEnds({ find }: Search, from: readonly Findable[], text = ''): readonly Entry[] {
  const to = text === '' ? [] : find(text).map(({ item }) => item);
  const pairs = from.flatMap((one) => to.map((other) => ({ one, other })));
  const questions = pairs
    .toSorted((a, b) => Number(isAcross(a)) - Number(isAcross(b)))
    .flatMap(({ one, other }) => whyBetween(one, other) ?? []);
  return questions.slice(0, 1).map(actionEntry('between'));
}

function isAcross({ one, other }: { readonly one: Findable; readonly other: Findable }): boolean {
  const [from, to] = [one, other].map(({ node, client }) => (node ?? client)?.network);
  return from !== to;
}

/** Approvals of pending nodes, and the actions that need no item. */
function general(search: Search, isWanted: (action: FindAction) => boolean): readonly Entry[] {
  const pending = search.items.filter(({ node, kind }) => node?.isPending && kind === 'node');
  return [
    ...pending.slice(0, maxPerKind).flatMap((item) =>
      search
        .actionsFor(item)
        .filter((action) => action.id === 'approve' && isWanted(action))
        .map(actionEntry(item.id)),
    ),
    ...generalActions(search.records.viewer, search.netid).filter(isWanted).map(actionEntry('')),
  ];
}

const alsoCalled: Partial<Record<FindAction['id'], string>> = findTexts.alsoCalled;

function isCalled({ id, label }: Pick<FindAction, 'id' | 'label'>, text: string): boolean {
  const words = wordsOf(`${label} ${alsoCalled[id] ?? ''}`);
  return wordsOf(text.replaceAll("'", '’')).every((typed) => words.some((word) => word.startsWith(typed)));
}

function wordsOf(text: string): readonly string[] {
  return trimmed(text).toLowerCase().split(/\s+/);
}

export function scopeOf(target: FindTarget | undefined): FindScope | undefined {
  if (target?.kind === 'narrow') return target.scope;
  if (target?.kind !== 'item') return undefined;
  return target.item.kind === 'page' ? undefined : { to: 'actions', id: target.item.id };
}
