import { counted } from '../format/count.ts';
import { relayedBy, roleNames } from '../node/gateways.ts';
import { isDown } from '../node/health.ts';
import type { Node } from '../node/node.ts';
import { byName } from '../order.ts';
import { takeoverObstacle } from './gatewaySteps.ts';
import { makeLike } from './makeLike.ts';
import { moveHub, moveRanges, moveRelayed } from './moveRoles.ts';
import { missingRoles, replaceNode } from './replaceNode.ts';
import { taskKindOf, type NodeTaskKind } from './taskOffers.ts';
import { namesOf, planOf, type TaskChoice, type TaskPlan, type TaskRecords } from './task.ts';

/** A node that a task can lead to. Lower ranks are suggested first. */
type Judged = { readonly rank: number; readonly note: string };

type NodeTask = {
  readonly title: (nodes: readonly Node[]) => string;
  readonly targetLabel: string;
  readonly confirmLabel: (nodes: readonly Node[]) => string;
  /** The nodes that the task is about, for those that it was opened with. */
  readonly subjects?: (nodes: readonly Node[], records: Pick<TaskRecords, 'nodes'>) => readonly Node[];
  /** Undefined for a node that the task can’t lead to. */
  readonly judge: (target: Node, nodes: readonly Node[], records: TaskRecords) => Judged | undefined;
  /** Whether the target becomes an egress gateway, which needs an interface. */
  readonly makesEgress?: (nodes: readonly Node[], target: Node, records: TaskRecords) => boolean;
  readonly plan: (nodes: readonly Node[], target: Node, choice: TaskChoice, records: TaskRecords) => TaskPlan;
};

const nodeTasks = {
  replace: {
    title: (nodes) => `Replace ${namesOf(nodes)}`,
    targetLabel: 'Node that takes over',
    confirmLabel: (nodes) => `Replace ${namesOf(nodes)}`,
    judge: (target, [old], records) => {
      const missing = old ? missingRoles(old, target, records) : [];
      const names = missing.map((role) => roleNames[role].toLowerCase());
      const notes = [
        ...(target.isRelayed ? ['relayed'] : []),
        ...(missing.length > 0 ? [`can’t take over ${names.join(' and ')}`] : []),
      ];
      return { rank: 2 * missing.length + (target.isRelayed ? 1 : 0), note: notes.join(', ') };
    },
    makesEgress: ([old], target, records) =>
      old?.isEgressGateway === true &&
      !target.isEgressGateway &&
      takeoverObstacle(target, 'egress', records) === undefined,
    plan: ([old], next, choice, records) =>
      old ? planOf(replaceNode({ old, next, choice, records })) : none,
  },
  'move-relayed': {
    title: (nodes) => `Move ${namesOf(nodes)} to another relay`,
    targetLabel: 'New relay',
    confirmLabel: (nodes) => `Move ${counted(nodes.length, 'node')}`,
    subjects: (nodes, records) =>
      nodes.flatMap((node) => (node.isRelay ? relayedBy(node, records.nodes) : [node])),
    judge: (target, nodes, records) => {
      if (target.isRelay) {
        return nodes.every((node) => relayedBy(target, [node]).length > 0)
          ? undefined
          : { rank: 0, note: `relays ${counted(relayedBy(target, records.nodes).length, 'node')}` };
      }
      return takeoverObstacle(target, 'relay', records) ? undefined : { rank: 1, note: 'becomes a relay' };
    },
    plan: moveRelayed,
  },
  'move-ranges': {
    title: (nodes) => `Move the ranges of ${namesOf(nodes)}`,
    targetLabel: 'New gateway',
    confirmLabel: () => 'Move ranges',
    judge: (target, _, records) => {
      if (target.isEgressGateway) return { rank: 0, note: `routes ${target.egressRanges.join(', ')}` };
      const isPossible = takeoverObstacle(target, 'egress', records) === undefined;
      return isPossible ? { rank: 1, note: 'becomes an egress gateway' } : undefined;
    },
    makesEgress: (_, target) => !target.isEgressGateway,
    plan: moveRanges,
  },
  'move-hub': {
    title: ([hub]) => `Move the hub of ${hub?.network ?? ''}`,
    targetLabel: 'New hub',
    confirmLabel: () => 'Move the hub',
    judge: (target, _, records) =>
      takeoverObstacle(target, 'hub', records) ? undefined : { rank: target.isStatic ? 0 : 1, note: '' },
    plan: (_, next, choice) => moveHub(next, choice),
  },
  'make-like': {
    title: (nodes) => `Make ${namesOf(nodes)} like another node`,
    targetLabel: 'Node with the ACL rules',
    confirmLabel: () => 'Change rules',
    judge: () => ({ rank: 0, note: '' }),
    plan: makeLike,
  },
} as const satisfies Readonly<Record<NodeTaskKind, NodeTask>>;

const none: TaskPlan = { moves: [], steps: [], leftBehind: [] };

export function nodeTaskOf(text: string): NodeTask | undefined {
  const kind = taskKindOf(text);
  return kind && nodeTasks[kind];
}

/** Offline nodes come after all others. */
const offlineRank = 10;

export type TaskTarget = { readonly node: Node; readonly note: string };

/** The nodes that a task can lead to, the best first. */
export function targetsOf(
  task: NodeTask,
  nodes: readonly Node[],
  records: TaskRecords,
): readonly TaskTarget[] {
  const [first] = nodes;
  const others = records.nodes.filter(
    (node) => node.network === first?.network && !node.isPending && !nodes.includes(node),
  );
  return others
    .toSorted(byName)
    .flatMap((node) => {
      const judged = task.judge(node, nodes, records);
      if (!judged) return [];
      const { rank, note } = judged;
      if (!isDown(node, records.now)) return [{ node, rank, note }];
      const state = node.isConnected ? 'offline' : 'disconnected';
      return [{ node, rank: rank + offlineRank, note: note === '' ? state : `${state}, ${note}` }];
    })
    .toSorted((one, other) => one.rank - other.rank);
}
