import { approvalQuestion, deletionQuestion } from '../../../domain/actions/nodeActions.ts';
import type { NamedNode } from '../../../domain/node/node.ts';
import { drawnQuestion } from '../../actions/drawnQuestion.tsx';
import type { ChangeQuestion } from '../../shared/ChangeConfirm/ChangeConfirm.tsx';
import type { Deletion } from '../../shared/deletion.ts';

type AskedNode = { readonly node: NamedNode } & (
  { readonly verb: 'approve' } | { readonly verb: 'delete'; readonly deletion: Deletion }
);

/** Asks about a node of a finding as the actions of its own page do. */
export function nodeConfirm(asked: AskedNode): ChangeQuestion {
  const { node } = asked;
  if (asked.verb === 'approve') return drawnQuestion(approvalQuestion(node));
  return drawnQuestion(deletionQuestion(node, asked.deletion.isPossible ? asked.deletion.consequences : []));
}
