import { isDeletion } from '../actions/action.ts';
import { isSameNode, type Node } from '../node/node.ts';
import { nodeForm, withNodeChanges } from '../node/nodeForm.ts';
import type { ReachChange } from '../reach/report/impact.ts';
import { nodeEditChange } from '../reach/report/nodeEditChange.ts';
import type { StepOf, TaskStep } from './task.ts';

/** The effect of all steps together on reachability. */
export function taskImpact(steps: readonly TaskStep[], nodes: readonly Node[]): ReachChange {
  return { kind: 'several', changes: steps.flatMap((step) => reachChange(step, nodes) ?? []) };
}

function reachChange(step: TaskStep, nodes: readonly Node[]): ReachChange | undefined {
  switch (step.kind) {
    case 'switchRole':
      return { kind: 'role', nodeId: step.node.id, role: step.role, isOn: step.isOn };
    case 'createEgress': {
      const { ranges, isNatOn } = step.egress;
      const fields = { isEgressGateway: true, egressRanges: ranges, egressNat: isNatOn };
      return { kind: 'editNode', nodeId: step.node.id, fields };
    }
    case 'setRelay': {
      const fields = { isRelay: true, relayAddresses: step.addresses };
      return { kind: 'editNode', nodeId: step.node.id, fields };
    }
    case 'editNode':
      return nodeEdit(step, nodes);
    case 'setPairs':
      return { kind: 'pairs', pairs: step.pairs, isAllowed: step.isAllowed };
    default:
      return 'node' in step && isDeletion(step)
        ? { kind: 'removeNodes', nodeIds: [step.node.id] }
        : undefined;
  }
}

function nodeEdit(
  { node, before, after }: StepOf<'editNode'>,
  nodes: readonly Node[],
): ReachChange | undefined {
  const record = nodes.find((one) => isSameNode(one, node));
  if (!record) return undefined;
  const form = nodeForm(record);
  const edit = { before: { ...form, ...before }, after: { ...form, ...after } };
  return nodeEditChange(record, withNodeChanges(record, edit));
}
