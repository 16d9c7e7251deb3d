import type { NodeQuestionView } from '../NodeQuestion/NodeQuestion.tsx';
import type { NodeListActions } from './nodeListActions.ts';

/** A question on the list: about one row, or about what is selected. */
export type ListQuestion = NodeQuestionView & { readonly isBulk: boolean };

/** One node ends in a toast; several end in a list of results. */
export function answerYes({ verb, nodes, isBulk }: ListQuestion, on: NodeListActions): void {
  const [node] = nodes;
  if (isBulk && verb === 'delete') on.removeAll(nodes);
  else if (isBulk) on.approveAll(nodes);
  else if (node && verb === 'delete') on.remove(node);
  else if (node) on.approve(node);
}
