import { gatewayRoles } from '../node/gateways.ts';
import { refOf, type NamedNode, type Node } from '../node/node.ts';
import { needsForm, type Action } from './action.ts';
import type { Known } from './known.ts';
import { nodeActions, type NodeFields } from './nodeActions.ts';
import { offering } from './words.ts';

export type NodeAction = Action<keyof NodeFields>;

/** Offers an action on a node. */
const nodeOffer = offering(nodeActions);

type ActionOn = (node: NamedNode) => NodeAction;

/** What pages of a node draw in separate places. */
export function nodeOffers(node: Node, known: Known) {
  const ref = refOf(node);
  return {
    approve: nodeOffer(node, { kind: 'approveNode', node: ref }, known),
    disconnect: nodeOffer(node, { kind: 'disconnectNode', node: ref }, known),
    remove: nodeOffer(node, { kind: 'deleteNode', node: ref }, known),
  };
}

export type NodeOffers = ReturnType<typeof nodeOffers>;

/** What a list of nodes offers for the selected ones. Roles whose creation needs input aren’t among them. */
export function actionsOnNodes({ hasFailover, hasHub }: { hasFailover: boolean; hasHub: boolean }) {
  const main: readonly ActionOn[] = [
    (node) => ({ kind: 'approveNode', node }),
    (node) => ({ kind: 'deleteNode', node }),
  ];
  const roles = [
    'ingress' as const,
    ...(hasFailover ? ['failover' as const] : []),
    ...(hasHub ? ['hub' as const] : []),
  ];
  const inMenu: readonly ActionOn[] = [
    (node) => ({ kind: 'connectNode', node }),
    (node) => ({ kind: 'disconnectNode', node }),
    ...roles.flatMap((role): readonly ActionOn[] => [
      (node) => ({ kind: 'switchRole', node, role, isOn: true }),
      // A network always has a hub.
      ...(role === 'hub'
        ? []
        : [(node: NamedNode) => ({ kind: 'switchRole', node, role, isOn: false }) as const]),
    ]),
  ];
  return { main, inMenu };
}

/** Everything that can be done with a node now, for the palette. */
export function availableOn(node: Node, known: Known) {
  const roles = gatewayRoles.filter((role) => role !== 'failover' || known.viewer.isEE);
  const actions: readonly NodeAction[] = [
    { kind: 'approveNode', node },
    ...[true, false].flatMap((isOn) =>
      roles.map((role): NodeAction => ({ kind: 'switchRole', node, role, isOn })),
    ),
    { kind: 'connectNode', node },
    { kind: 'disconnectNode', node },
    { kind: 'deleteNode', node },
  ];
  return actions
    .filter((action) => !needsForm(action))
    .map((action) => nodeOffer(node, action, known))
    .filter(({ obstacle }) => obstacle === undefined);
}
