import { counted } from '../../domain/format/count.ts';
import { valueOf } from '../../domain/loadable.ts';
import { roleNames } from '../../domain/node/gateways.ts';
import type { Leftover, RoleSwitch } from '../../domain/node/leftovers.ts';
import { isSameNode, nodeKey, type NamedNode } from '../../domain/node/node.ts';
import { nodeOverrideText } from '../../domain/node/nodeFieldText.ts';
import { nodeForm } from '../../domain/node/nodeForm.ts';
import type { NodeEdit } from '../../domain/node/nodesEdit.ts';
import { nodesStore } from '../stores/records.ts';
import { doneWith, startRun, type RunStep } from './bulkRun.ts';
import { switchQuietly } from './gateways.ts';
import { startDeletion } from './deletions.ts';
import { approve, hubBeside, remove, sendNode, undoOfEdit } from './nodes.ts';
import { refreshNodes } from './refresh.ts';

/** The server rewrites the peers of a network after each change of a node. */
function nodeSteps(nodes: readonly NamedNode[], work: (node: NamedNode) => ReturnType<RunStep['work']>) {
  return nodes.map((node) => ({
    key: nodeKey(node),
    name: node.name,
    lane: node.network,
    work: () => work(node),
  }));
}

export function approveNodes(nodes: readonly NamedNode[]): Promise<void> {
  return startRun({
    title: `Approve ${counted(nodes.length, 'node')}`,
    steps: nodeSteps(nodes, approve),
    finish: refreshNodes,
  });
}

export function removeNodes(nodes: readonly NamedNode[], leftovers: readonly Leftover[] = []): Promise<void> {
  return startDeletion({
    title: `Delete ${counted(nodes.length, 'node')}`,
    steps: nodeSteps(nodes, remove),
    leftovers,
    finish: refreshNodes,
  });
}

export function setNodesConnected(nodes: readonly NamedNode[], isConnected: boolean): Promise<void> {
  const listed = valueOf(nodesStore.data) ?? [];
  const edits = nodes.flatMap((ref) => {
    const node = listed.find((each) => isSameNode(each, ref));
    if (!node) return [];
    const before = nodeForm(node);
    return [{ node: ref, edit: { before, after: { ...before, isConnected } } }];
  });
  return startEdits(`${isConnected ? 'Connect' : 'Disconnect'} ${counted(nodes.length, 'node')}`, edits);
}

export function editNodes(edits: readonly NodeEdit[]): Promise<void> {
  return startEdits(`Change ${counted(edits.length, 'node')}`, edits);
}

/** Saves one node after the other, each on top of its current record. */
function startEdits(title: string, edits: readonly NodeEdit[]): Promise<void> {
  return startRun({
    title,
    steps: edits.map(({ node, edit }) => ({
      key: nodeKey(node),
      name: node.name,
      lane: 'nodes',
      work: async () => {
        const hub = hubBeside(node);
        const saved = await sendNode(node, edit);
        if (!saved.ok) return saved;
        const { overrides, inverse } = saved.value;
        return doneWith(overrides.map(nodeOverrideText), undoOfEdit({ node, inverse, hub }, sendNode));
      },
    })),
    finish: refreshNodes,
  });
}

/** The clients of a gateway are deleted with its role, so records may refer to them afterwards. */
export function switchRoles(
  nodes: readonly NamedNode[],
  { role, isOn, leftovers }: RoleSwitch,
): Promise<void> {
  const name = roleNames[role].toLowerCase();
  return startDeletion({
    title: `${isOn ? `Create ${name} on` : `Remove ${name} from`} ${counted(nodes.length, 'node')}`,
    steps: nodeSteps(nodes, (node) => switchQuietly(node, role, isOn)),
    leftovers,
    finish: refreshNodes,
  });
}
