import { actionObstacle } from '../../domain/actions/action.ts';
import type { Known } from '../../domain/actions/known.ts';
import { deletionConsequences } from '../../domain/actions/nodeActions.ts';
import type { Node } from '../../domain/node/node.ts';
import type { Deletion } from '../shared/deletion.ts';

export { clientsByGateway } from '../../domain/actions/known.ts';

type DeletionContext = Pick<Known, 'viewer' | 'nodes' | 'clients'>;

/** Whether a node of a finding can be deleted, with the consequences. */
export function nodeDeletion(node: Node, context: DeletionContext): Deletion {
  const known = { ...context, networks: new Map(), switching: new Set<string>() };
  const reason = actionObstacle(node, { kind: 'deleteNode', node }, known);
  if (reason !== undefined) return { isPossible: false, reason };
  const consequences = deletionConsequences(node, context);
  return { isPossible: true, consequences, ...(consequences.length > 0 && { typeToConfirm: node.name }) };
}
