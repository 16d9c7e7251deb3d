import type { Viewer } from '../session/permissions.ts';
import type { Network } from '../network/network.ts';
import { actionsOf, type ActionLook, type FindAction } from './findActions.ts';
import type { Findable } from './findables.ts';
import { findTexts, type FindableKind } from './findText.ts';

export type FindVerb = {
  readonly id: keyof typeof findTexts.verb;
  readonly kinds: readonly FindableKind[];
};

export type ActionsFor = (thing: Findable) => readonly FindAction[];

const verbs: readonly FindVerb[] = [
  { id: 'why', kinds: ['node', 'client'] },
  { id: 'reach', kinds: ['node'] },
  { id: 'makeEgress', kinds: ['node'] },
  { id: 'makeIngress', kinds: ['node'] },
  { id: 'makeRelay', kinds: ['node'] },
  { id: 'copyKey', kinds: ['node'] },
  { id: 'copyAddress', kinds: ['node', 'client'] },
  { id: 'rules', kinds: ['node'] },
  { id: 'metrics', kinds: ['node'] },
  { id: 'qrCode', kinds: ['client'] },
  { id: 'addNode', kinds: ['network'] },
  { id: 'createKey', kinds: ['network'] },
  { id: 'createDns', kinds: ['network'] },
];

export function actionsAmong(things: readonly Findable[], who: Viewer): ActionsFor {
  const networks = new Map<string, Network>();
  for (const { network } of things) if (network) networks.set(network.netid, network);
  return (thing) => actionsOf(thing, who, (netid) => networks.get(netid));
}

export function verbsFor(
  things: readonly Findable[],
  actionsFor: ActionsFor,
  netid: string | undefined,
  isAskedFor: (label: string) => boolean,
): readonly OfferedVerb[] {
  return verbs
    .filter(({ id, kinds }) => isAskedFor(findTexts.verb[id]) && !(netid && kinds.includes('network')))
    .flatMap((verb) => {
      for (const thing of things) {
        const action = actionOf(verb, thing, actionsFor);
        if (action) return [{ ...verb, look: action.look }];
      }
      return [];
    });
}

export type OfferedVerb = FindVerb & { readonly look: ActionLook };

export function actionOf(verb: FindVerb, thing: Findable, actionsFor: ActionsFor): FindAction | undefined {
  if (!verb.kinds.includes(thing.kind)) return undefined;
  return actionsFor(thing).find(({ id }) => id === verb.id);
}
