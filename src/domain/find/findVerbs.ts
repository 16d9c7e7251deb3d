import type { RecordsNow } from '../actions/known.ts';
import { actionsOf, type FindAction } from './findActions.ts';
import type { Findable } from './findables.ts';
import { findTexts, type FindableKind } from './findText.ts';

export type FindVerb = {
  readonly id: keyof typeof findTexts.verb;
  readonly kinds: readonly FindableKind[];
};

export type ActionsFor = (item: Findable) => readonly FindAction[];

const verbs: readonly FindVerb[] = [
  { id: 'why', kinds: ['node', 'client'] },
  { id: 'reach', kinds: ['node'] },
  { id: 'makeEgress', kinds: ['node'] },
  { id: 'makeIngress', kinds: ['node'] },
  { id: 'makeRelay', kinds: ['node'] },
  { id: 'replace', kinds: ['node'] },
  { id: 'move-relayed', kinds: ['node'] },
  { id: 'move-ranges', kinds: ['node'] },
  { id: 'move-hub', kinds: ['node'] },
  { id: 'make-like', kinds: ['node'] },
  { id: 'copyKey', kinds: ['node'] },
  { id: 'copyAddress', kinds: ['node', 'client'] },
  { id: 'rules', kinds: ['node'] },
  { id: 'metrics', kinds: ['node'] },
  { id: 'qrCode', kinds: ['client'] },
  { id: 'addNode', kinds: ['network'] },
  { id: 'clone', kinds: ['network'] },
  { id: 'createKey', kinds: ['network'] },
  { id: 'createDns', kinds: ['network'] },
];

export function createActionsFor(records: RecordsNow): ActionsFor {
  return (item) => actionsOf(item, records);
}

export function verbsFor(
  items: readonly Findable[],
  actionsFor: ActionsFor,
  netid: string | undefined,
  isWanted: (verb: { readonly id: FindVerb['id']; readonly label: string }) => boolean,
): readonly FindVerb[] {
  return verbs.filter(
    (verb) =>
      isWanted({ id: verb.id, label: findTexts.verb[verb.id] }) &&
      !(netid && verb.kinds.includes('network')) &&
      items.some((item) => actionOf(verb, item, actionsFor)),
  );
}

export function actionOf(verb: FindVerb, item: Findable, actionsFor: ActionsFor): FindAction | undefined {
  if (!verb.kinds.includes(item.kind)) return undefined;
  return actionsFor(item).find(({ id }) => id === verb.id);
}
