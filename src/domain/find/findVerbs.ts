import type { Viewer } from '../session/permissions.ts';
import type { Network } from '../network/network.ts';
import { actionsOf, type ActionLook, type FindAction } from './findActions.ts';
import type { Findable } from './findables.ts';
import { findTexts, type FindableKind } from './findText.ts';

/** An action by what it does, without the thing it is done with: that is chosen next. */
export type FindVerb = {
  /** That of the action. */
  readonly id: keyof typeof findTexts.verb;
  /** What it is done with. */
  readonly kinds: readonly FindableKind[];
};

/** Like `actionsOf` for one person. */
type ActionsFor = (thing: Findable) => readonly FindAction[];

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

/** What this person may do with a thing, by what is known of its network. */
export function actionsAmong(things: readonly Findable[], who: Viewer): ActionsFor {
  const networks = new Map<string, Network>();
  for (const { network } of things) if (network) networks.set(network.netid, network);
  return (thing) => actionsOf(thing, who, (netid) => networks.get(netid));
}

/**
 * Those of the verbs that are asked for that can be done with anything at all. What is made in the chosen network needs
 * no choice.
 */
export function verbsFor(
  { things, who, netid }: { things: readonly Findable[]; who: Viewer; netid: string | undefined },
  isAskedFor: (label: string) => boolean,
): readonly OfferedVerb[] {
  const actionsFor = actionsAmong(things, who);
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

/** One that can be done, with the look of what it does. */
export type OfferedVerb = FindVerb & { readonly look: ActionLook };

/** The action itself; undefined for a thing that it cannot be done with. */
export function actionOf(verb: FindVerb, thing: Findable, actionsFor: ActionsFor): FindAction | undefined {
  if (!verb.kinds.includes(thing.kind)) return undefined;
  return actionsFor(thing).find(({ id }) => id === verb.id);
}
