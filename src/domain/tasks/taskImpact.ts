import { isDeletion } from '../actions/action.ts';
import { isSameNode, type Node } from '../node/node.ts';
import { withNodeFormPart } from '../node/nodeForm.ts';
import type { ReachChange } from '../reach/report/impact.ts';
import { nodeEditChange } from '../reach/report/nodeEditChange.ts';
import type { TaskStep } from './task.ts';

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
    case 'editNode': {
      const record = nodes.find((node) => isSameNode(node, step.node));
      return record && nodeEditChange(record, withNodeFormPart(record, step));
    }
    case 'setPairs':
      return { kind: 'pairs', pairs: step.pairs, isAllowed: step.isAllowed };
    default:
      return 'node' in step && isDeletion(step)
        ? { kind: 'removeNodes', nodeIds: [step.node.id] }
        : undefined;
  }
}
