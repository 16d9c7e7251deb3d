import type { PaletteItem } from '../../../components/Palette/Palette.tsx';
import { generalActions, type FindAction } from '../../../domain/find/findActions.ts';
import type { Findable, FoundThing } from '../../../domain/find/findables.ts';
import { findTexts, type FindableKind } from '../../../domain/find/findText.ts';
import {
  actionOf,
  actionsAmong,
  verbsFor,
  type ActionsFor,
  type FindVerb,
} from '../../../domain/find/findVerbs.ts';
import { whoseAddress } from '../../../domain/find/whoseAddress.ts';
import { byName } from '../../../domain/order.ts';
import type { Viewer } from '../../../domain/session/permissions.ts';
import {
  actionEntry,
  addressEntries,
  doneWithEntry,
  type Entry,
  type FindScope,
  type FindTarget,
  thingEntry,
  verbEntry,
} from './findEntries.ts';

export type FindInput = {
  readonly text: string;
  readonly scope: FindScope | undefined;
  readonly things: readonly Findable[];
  readonly find: (text: string) => readonly FoundThing[];
  readonly recent: readonly string[];
  readonly who: Viewer;
  readonly netid: string | undefined;
};

const mostOfKind = 5;
const mostOfScope = 100;
const mostActions = 3;

export function findView(given: FindInput) {
  const { scope, things } = given;
  const input = { ...given, actionsFor: actionsAmong(things, given.who) };
  const targets = new Map<string, FindTarget>();
  const groups = draftsOf(input)
    .map(({ id, title, entries }) => ({ id, title, items: itemsOf(entries, targets) }))
    .filter(({ items }) => items.length > 0);
  return { groups, targets, scope: scopeName(scope, things), empty: emptyText(input) };
}

function scopeName(scope: FindScope | undefined, things: readonly Findable[]): string | undefined {
  switch (scope?.to) {
    case 'kind':
      return findTexts.groups[scope.kind];
    case 'actions':
      return things.find(({ id }) => id === scope.id)?.name;
    case 'verb':
      return findTexts.chosen(findTexts.verb[scope.verb.id]);
    case undefined:
      return undefined;
  }
}

function emptyText({ text, scope, things }: FindInput): string {
  const typedText = text.trim();
  if (scope?.to === 'verb') return findTexts.nothingFor(typedText);
  const answer = whoseAddress(text, things);
  return answer ? findTexts.nobody(answer.address) : findTexts.nothing(typedText);
}

type Asked = FindInput & { readonly actionsFor: ActionsFor };

type Draft = { readonly id: string; readonly title: string; readonly entries: readonly Entry[] };

function itemsOf(entries: readonly Entry[], targets: Map<string, FindTarget>): readonly PaletteItem[] {
  return entries.flatMap(({ target, ...item }) => {
    if (targets.has(item.id)) return [];
    targets.set(item.id, target);
    return [item];
  });
}

function draftsOf(input: Asked): readonly Draft[] {
  const { text, scope } = input;
  switch (scope?.to) {
    case 'actions':
      return actionsOfThing(input, scope.id);
    case 'kind': {
      const { kind } = scope;
      const entries = foundOrAll(input, [kind]).slice(0, mostOfScope).map(thingEntry);
      return [{ id: kind, title: findTexts.groups[kind], entries }];
    }
    case 'verb':
      return [{ id: 'verb', title: findTexts.oneOf(scope.verb.kinds), entries: doneWith(input, scope.verb) }];
    case undefined:
      return text.trim() === '' ? untyped(input) : typed(input);
  }
}

function foundOrAll(
  { text, things, find }: FindInput,
  kinds: readonly FindableKind[],
): readonly FoundThing[] {
  if (text.trim() !== '') return find(text).filter(({ thing }) => kinds.includes(thing.kind));
  const ofKinds = things.filter(({ kind }) => kinds.includes(kind)).toSorted(byName);
  return ofKinds.map((thing) => ({ thing, marks: [] }));
}

function doneWith(input: Asked, verb: FindVerb): readonly Entry[] {
  const entries: Entry[] = [];
  for (const found of foundOrAll(input, verb.kinds)) {
    const action = actionOf(verb, found.thing, input.actionsFor);
    if (action) entries.push(doneWithEntry(found, action));
    if (entries.length === mostOfScope) break;
  }
  return entries;
}

function actionsOfThing(input: Asked, id: string): readonly Draft[] {
  const thing = input.things.find((one) => one.id === id);
  const actions = thing ? input.actionsFor(thing) : [];
  const entries = actions.filter(({ label }) => holdsWords(label, input.text)).map(actionEntry(id));
  return [{ id: 'actions', title: findTexts.actions, entries }];
}

function untyped(input: Asked): readonly Draft[] {
  const { things, recent } = input;
  const byId = new Map(things.map((thing) => [thing.id, thing]));
  const lately = recent.flatMap((id) => byId.get(id) ?? []);
  const pages = things.filter(({ kind }) => kind === 'page');
  return [
    {
      id: 'recent',
      title: findTexts.recent,
      entries: lately.map((thing) => thingEntry({ thing, marks: [] })),
    },
    {
      id: 'page',
      title: findTexts.groups.page,
      entries: pages.map((thing) => thingEntry({ thing, marks: [] })),
    },
    { id: 'actions', title: findTexts.actions, entries: general(input).map(offerEntry) },
  ];
}

function typed(input: Asked): readonly Draft[] {
  const { text, things, find } = input;
  const found = find(text);
  const answer = whoseAddress(text, things);
  const address = answer ? addressEntries(answer) : [];
  const first = answer?.holders[0] ?? found[0]?.thing;
  const asked = askedActions(input);
  if (asked.length > 0 && !answer && !found.some(beginsAWord)) {
    return [{ id: 'actions', title: findTexts.actions, entries: asked }, ...byKind(found)];
  }
  return [
    { id: 'address', title: findTexts.address, entries: address },
    ...byKind(found),
    { id: 'actions', title: findTexts.actions, entries: [...actionsOfFirst(input, first), ...asked] },
  ];
}

/** “make” is what is to be done, although it stands inside of netmaker-1. What is found by another name counts in full. */
function beginsAWord({ thing, marks: [from = 0] }: FoundThing): boolean {
  return !/[\p{L}\d]/u.test(thing.name.charAt(from - 1));
}

function byKind(found: readonly FoundThing[]): readonly Draft[] {
  const kinds = new Set(found.map(({ thing }) => thing.kind));
  return [...kinds].map((kind) => {
    const ofKind = found.filter(({ thing }) => thing.kind === kind);
    const shown = ofKind.slice(0, mostOfKind).map(thingEntry);
    const all: Entry = {
      id: `narrow ${kind}`,
      icon: 'more',
      name: findTexts.all(ofKind.length, kind),
      target: { kind: 'narrow', scope: { to: 'kind', kind } },
    };
    return {
      id: kind,
      title: findTexts.groups[kind],
      entries: ofKind.length > mostOfKind ? [...shown, all] : shown,
    };
  });
}

function actionsOfFirst(input: Asked, first: Findable | undefined): readonly Entry[] {
  if (!first || !isOfUse(first)) return [];
  return input
    .actionsFor(first)
    .slice(1, 1 + mostActions)
    .map(actionEntry(first.id));
}

/** What is asked for by its verb: with things (`approve hq`), anywhere, and with what is chosen next. */
function askedActions(input: Asked): readonly Entry[] {
  const { text } = input;
  const words = text.trim().split(/\s+/);
  return [
    ...[1, 2].flatMap((count) => actionsByVerb(input, words.slice(0, count).join(' '), words.slice(count))),
    ...general(input)
      .filter(({ action: { label, words: also = '' } }) => holdsWords(`${label} ${also}`, text))
      .map(offerEntry),
    ...verbsFor(input.things, input.actionsFor, input.netid, (label) => holdsWords(label, text)).map(
      verbEntry,
    ),
  ];
}

/** Of several things the first is meant where no name holds them all: `why leaf-b gw-egress`. */
function actionsByVerb(input: Asked, verb: string, [first = '', ...others]: readonly string[]) {
  if (first === '') return [];
  const all = input.find([first, ...others].join(' '));
  const found = all.length > 0 ? all : input.find(first);
  return found.slice(0, mostOfKind).flatMap(({ thing }) =>
    input
      .actionsFor(thing)
      .filter(({ label }) => holdsWords(label, verb))
      .map(actionEntry(thing.id)),
  );
}

const isOfUse = ({ kind }: Findable) => kind !== 'page';

function general(input: Asked): readonly Offer[] {
  const pending = input.things.filter(({ node, kind }) => node?.isPending && kind === 'node');
  const approvals = pending.slice(0, mostOfKind).flatMap((thing) =>
    input
      .actionsFor(thing)
      .filter(({ look }) => look === 'approve')
      .map((action) => ({ of: thing.id, action })),
  );
  const anywhere = generalActions(input.who, input.netid).map((action) => ({ of: '', action }));
  return [...approvals, ...anywhere];
}

type Offer = { readonly of: string; readonly action: FindAction };

const offerEntry = ({ of, action }: Offer) => actionEntry(of)(action);

function holdsWords(label: string, text: string): boolean {
  const inLabel = wordsOf(label);
  return wordsOf(text.replaceAll("'", '’')).every((word) => inLabel.some((one) => one.startsWith(word)));
}

function wordsOf(text: string): readonly string[] {
  return text.trim().toLowerCase().split(/\s+/);
}

export function narrowedTo(target: FindTarget | undefined): FindScope | undefined {
  if (target?.kind === 'narrow') return target.scope;
  if (target?.kind !== 'thing') return undefined;
  return target.thing.kind === 'page' ? undefined : { to: 'actions', id: target.thing.id };
}
