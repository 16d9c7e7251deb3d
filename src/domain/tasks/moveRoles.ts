import { egressOf } from '../node/forwarding.ts';
import { addressesOf } from '../addresses.ts';
import { relayedBy, roleToggleLabel } from '../node/gateways.ts';
import { nodeKey, type Node } from '../node/node.ts';
import { relayThrough, routeThrough, switched, withoutRanges, withoutRelayed } from './gatewaySteps.ts';
import {
  isChosen,
  namesOf,
  type TaskChoice,
  type TaskPlan,
  type TaskRecords,
  type TaskStep,
} from './task.ts';

/** Relays nodes through another relay. The server gives a node that two relays list to neither, so they leave first. */
export function moveRelayed(
  nodes: readonly Node[],
  relay: Node,
  choice: TaskChoice,
  records: TaskRecords,
): TaskPlan {
  const relays = records.nodes.filter((node) => node.isRelay && node.id !== relay.id);
  const moves = nodes.map((node) => {
    const from = namesOf(relays.filter((one) => relayedBy(one, [node]).length > 0));
    const id = nodeKey(node);
    const text = from === '' ? `Relay ${node.name}` : `Relay ${node.name}, which ${from} relays now`;
    return { node, id, text, isChosen: isChosen(choice, id) };
  });
  const going = moves.filter((move) => move.isChosen).map(({ node }) => node);
  const leaving = relays.flatMap((one): readonly TaskStep[] => {
    const own = relayedBy(one, going);
    const text = `Take ${namesOf(own)} from ${one.name}`;
    return own.length === 0 ? [] : [withoutRelayed(one, own.flatMap(addressesOf), text)];
  });
  const text = `Relay ${namesOf(going)} through ${relay.name}`;
  const joining = relayThrough(relay, going.flatMap(addressesOf), { text, needs: 'all' });
  return { moves, steps: going.length === 0 ? [] : [...leaving, joining], leftBehind: [] };
}

/** Routes ranges through another gateway, which has them before the present ones lose them. */
export function moveRanges(gateways: readonly Node[], next: Node, choice: TaskChoice): TaskPlan {
  const moves = gateways.flatMap((gateway) =>
    gateway.egressRanges.map((range) => {
      const id = `${gateway.id} ${range}`;
      return { gateway, range, id, text: `${range}, from ${gateway.name}`, isChosen: isChosen(choice, id) };
    }),
  );
  const going = moves.filter((move) => move.isChosen);
  const [first] = going;
  if (!first) return { moves, steps: [], leftBehind: [] };
  const ranges = [...new Set(going.map(({ range }) => range))];
  const adding = routeThrough(next, {
    ...egressOf(first.gateway),
    ranges,
    interfaceName: choice.interfaceName,
  });
  const removing = gateways.flatMap((gateway): readonly TaskStep[] => {
    const own = going.filter((move) => move.gateway === gateway).map(({ range }) => range);
    return own.length === 0 ? [] : [{ ...withoutRanges(gateway, own), needs: 'first' }];
  });
  const isNatOn = next.isEgressGateway ? next.egressNat : first.gateway.egressNat;
  const changesNat = going.some(({ gateway }) => gateway.egressNat !== isNatOn);
  const nat = {
    text: `NAT. It ${next.isEgressGateway ? 'stays' : 'will be'} ${isNatOn ? 'on' : 'off'} on ${next.name}`,
  };
  return { moves, steps: [adding, ...removing], leftBehind: changesNat ? [nat] : [] };
}

/** The server takes the role from the present hub. */
export function moveHub(next: Node, choice: TaskChoice): TaskPlan {
  const text = roleToggleLabel('hub', false, next.name);
  const move = { id: 'hub', text, isChosen: isChosen(choice, 'hub') };
  return { moves: [move], steps: move.isChosen ? [switched(next, 'hub', true)] : [], leftBehind: [] };
}
