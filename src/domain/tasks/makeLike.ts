import { isPairAllowed } from '../acl/aclMatrix.ts';
import { counted } from '../format/count.ts';
import { nodeKey, type Node } from '../node/node.ts';
import { isChosen, type TaskChoice, type TaskPlan, type TaskRecords, type TaskStep } from './task.ts';

/** Gives nodes the ACL rules of another. Pairs among themselves stay, because each would set them differently. */
export function makeLike(
  nodes: readonly Node[],
  model: Node,
  choice: TaskChoice,
  { acl, nodes: all }: TaskRecords,
): TaskPlan {
  // Rules from before the model joined would block everything.
  if (!acl?.indexOf.has(model.id)) {
    return { moves: [], steps: [], leftBehind: [{ text: 'The ACL rules aren’t loaded' }] };
  }
  const { network: netid } = model;
  const peers = all.filter((peer) => peer.network === netid && peer !== model && !nodes.includes(peer));
  const moves = nodes.map((node) => {
    const differing = peers.filter(
      ({ id }) => isPairAllowed(acl, node.id, id) !== isPairAllowed(acl, model.id, id),
    );
    const [allowed, blocked] = [true, false].map((isAllowed) =>
      differing
        .filter(({ id }) => isPairAllowed(acl, model.id, id) === isAllowed)
        .map(({ id }) => [node.id, id] as const),
    );
    const counts = [
      ...(allowed?.length ? [`allows ${counted(allowed.length, 'pair')}`] : []),
      ...(blocked?.length ? [`blocks ${counted(blocked.length, 'pair')}`] : []),
    ];
    const id = nodeKey(node);
    return {
      id,
      text: `${node.name}: ${counts.join(', ') || 'no change'}`,
      isChosen: isChosen(choice, id),
      allowed: allowed ?? [],
      blocked: blocked ?? [],
    };
  });
  const going = moves.filter((move) => move.isChosen);
  const setting = (isAllowed: boolean): readonly TaskStep[] => {
    const pairs = going.flatMap(({ allowed, blocked }) => (isAllowed ? allowed : blocked));
    const text = `${isAllowed ? 'Allow' : 'Block'} ${counted(pairs.length, 'pair')}`;
    return pairs.length === 0 ? [] : [{ kind: 'setPairs', netid, pairs, isAllowed, text }];
  };
  const among = { text: `Pairs with ${model.name}${nodes.length > 1 ? ' and among these nodes' : ''}` };
  return { moves, steps: [...setting(true), ...setting(false)], leftBehind: [among] };
}
