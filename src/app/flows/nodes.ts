import { type Node, type NodeRef, type NamedNode, isSameNode, nodeKey } from '../../domain/node/node.ts';
import { isolated } from '../../domain/text/isolated.ts';
import { toasts } from '../../domain/text/toasts.ts';
import { withOwnNodes } from '../../domain/user/ownData.ts';
import { api } from '../stores/api.ts';
import { loadNodes, loadUserData, nodesStore, userDataStore } from '../stores/records.ts';
import { changeIn } from '../stores/resource.ts';
import { liveSession } from '../stores/session.ts';
import type { Change } from './change.ts';
import { reconcileDeletion, reconcileOutcome, reread } from './outcome.ts';
import { refreshNodes, refreshUserData } from './refresh.ts';

/** The server rewrites the peers of a network after each change of a node. */
export function aboutNode(node: NamedNode) {
  const about = `${isolated(node.name)} in ${node.network}`;
  return { key: nodeKey(node), name: node.name, lane: node.network, about };
}

export function approval(node: NamedNode): Change {
  return {
    ...aboutNode(node),
    texts: toasts.approveNode(),
    send: () =>
      reconcileOutcome(
        () => api.nodes.approve(node),
        async () => (await readNodes())?.some((listed) => isSameNode(listed, node) && !listed.isPending),
        () => changeNode(node, (listed) => [{ ...listed, isPending: false }]),
      ),
    settle: () => Promise.all([loadNodes(), refreshUserData()]),
  };
}

/** Its clients are deleted with the node, so they are read again too. */
export function nodeRemoval(node: NamedNode): Change {
  return {
    ...aboutNode(node),
    texts: toasts.deleteNode(),
    send: () =>
      reconcileDeletion(
        () => api.nodes.remove(node),
        async () => (await readNodes())?.every((listed) => !isSameNode(listed, node)),
        () => changeNode(node, () => []),
      ),
    settle: () => void refreshNodes(),
  };
}

export async function readNodes(): Promise<readonly Node[] | undefined> {
  const user = liveSession()?.user;
  if (!user) return undefined;
  const [listed, own] = await Promise.all([
    reread(loadNodes),
    user.isAdmin ? [] : reread(() => loadUserData(user.name)),
  ]);
  return listed && own && withOwnNodes(listed, own);
}

function changeNode(ref: NodeRef, change: (node: Node) => readonly Node[]): void {
  changeNodes((nodes) => nodes.flatMap((listed) => (isSameNode(listed, ref) ? change(listed) : [listed])));
}

export function changeNodes(change: (nodes: readonly Node[]) => readonly Node[]): void {
  changeIn(nodesStore, change);
  changeIn(userDataStore, (areas) => areas.map((area) => ({ ...area, nodes: change(area.nodes) })));
}
