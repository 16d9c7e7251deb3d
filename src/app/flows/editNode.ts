import type { Updated } from '../../api/updateFresh.ts';
import { changedFields, conflicts, type Edit } from '../../domain/edit/edit.ts';
import { keptValues } from '../../domain/edit/keptValues.ts';
import type { Failure } from '../../domain/failure.ts';
import type { Node, NodeRef } from '../../domain/node/node.ts';
import { nodeFields, nodeForm, withNodeChanges, type NodeForm } from '../../domain/node/nodeForm.ts';
import { succeed, type Result } from '../../domain/result.ts';
import { keptText } from '../../domain/text/nodeFieldText.ts';
import { toasts } from '../../domain/text/toasts.ts';
import { api } from '../api.ts';
import { aclsStore, forgetAclsOf, loadAcls } from '../stores/acls.ts';
import type { Saved } from '../forms/useRecordEdit.ts';
import { changeNodes, isSame, readNodes } from './nodes.ts';
import { isOutcomeUnknown, isRefused, nobodyKnows } from './outcome.ts';
import { refreshNodes } from './refreshNodes.ts';
import { keptOutcome, run } from './run.ts';

/**
 * Saves what a person changed of a node, on top of the node as it is at that moment. Nothing is sent when somebody else
 * changed the same field; the nodes are then read again, and the form shows both values.
 */
export async function saveNode(
  node: NodeRef & { readonly name: string },
  edit: Edit<NodeForm>,
): Promise<Result<Saved<NodeForm>, Failure>> {
  const result = await run(
    toasts.updateNode(),
    () => update(node, edit),
    `${node.name} in ${node.network}`,
    ({ kept }) => keptOutcome(kept.map(keptText)),
  );
  if (result.ok) {
    // The rule of a node rewrites those of its network.
    const isRuleChanged = changedFields(edit, ['defaultAcl']).length > 0;
    if (isRuleChanged && aclsStore.netid === node.network) void loadAcls(node.network);
    else if (isRuleChanged) forgetAclsOf(node.network);
    void refreshNodes();
  } else if (isRefused(result.error)) {
    await readNodes();
  }
  return result;
}

async function update(ref: NodeRef, edit: Edit<NodeForm>): Promise<Result<Saved<NodeForm>, Failure>> {
  const result = await api.nodes.update(ref, (fresh) =>
    conflicts(edit, nodeForm(fresh), nodeFields).length > 0 ? undefined : withNodeChanges(fresh, edit),
  );
  if (result.ok) return succeed(saved(edit, result.value));
  if (!isOutcomeUnknown(result.error)) return result;
  const nodes = await readNodes();
  if (!nodes) return nobodyKnows(result.error);
  const now = nodes.find((node) => isSame(node, ref));
  return now && isStored(edit, now) ? succeed(saved(edit, { asked: now, kept: now })) : result;
}

function saved(edit: Edit<NodeForm>, { asked, kept }: Updated<Node>): Saved<NodeForm> {
  // Setting a hub clears the flag on all other nodes (§4).
  changeNodes((nodes) =>
    nodes.map((node) => {
      if (isSame(node, kept)) return kept;
      return kept.isHub && node.network === kept.network ? { ...node, isHub: false } : node;
    }),
  );
  const form = nodeForm(kept);
  return { form, kept: keptValues(nodeForm(asked), form, changedFields(edit, nodeFields)) };
}

/** Whether everything that was asked for is on the server. */
function isStored(edit: Edit<NodeForm>, now: Node): boolean {
  const asked = nodeForm(withNodeChanges(now, edit));
  return keptValues(asked, nodeForm(now), changedFields(edit, nodeFields)).length === 0;
}
