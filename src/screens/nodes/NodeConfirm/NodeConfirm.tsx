import { Identifier } from '../../../components/Text/Text.tsx';
import { departingNodes, type Leftover } from '../../../domain/node/leftovers.ts';
import type { NamedNode } from '../../../domain/node/node.ts';
import { ChangeConfirm, type ChangeQuestion } from '../../shared/ChangeConfirm/ChangeConfirm.tsx';
import type { Deletion } from '../../shared/deletion.ts';
import { ApprovalEvidence } from './ApprovalEvidence.tsx';

export type NodeConfirmView = { readonly node: NamedNode } & (
  | { readonly verb: 'approve' }
  | { readonly verb: 'disconnect' }
  | { readonly verb: 'delete'; readonly deletion: Deletion }
);

type NodeQuestionProps = {
  question: NodeConfirmView;
  onYes: (leftovers: readonly Leftover[]) => void;
  onNo: () => void;
};

/** Asks for confirmation before a node is approved, disconnected or deleted, and lists the consequences. */
export function NodeConfirm({ question, ...answers }: NodeQuestionProps) {
  return <ChangeConfirm question={nodeConfirm(question)} {...answers} />;
}

export function nodeConfirm(question: NodeConfirmView): ChangeQuestion {
  const { node, verb } = question;
  const { name, network: netid, id } = node;
  const title = `${verbs[verb]} ${name}`;
  const subject = <Identifier isStrong>{name}</Identifier>;
  if (question.verb === 'approve') {
    return {
      title,
      confirmLabel: verbs[verb],
      details: <ApprovalEvidence refs={[node]} />,
      message: (
        <>
          Allow {subject} to join {netid}?
        </>
      ),
    };
  }
  if (question.verb === 'disconnect') {
    return {
      title,
      confirmLabel: verbs[verb],
      isDanger: true,
      impact: [{ netid, change: { kind: 'disconnect', nodeId: id } }],
      message: (
        <>
          Disconnect {subject} from {netid}? It won’t have any peers until you reconnect it. Its key stays
          valid. If you don’t trust the machine, delete the node instead.
        </>
      ),
    };
  }
  const { deletion } = question;
  return {
    title,
    confirmLabel: 'Delete node',
    isDanger: true,
    impact: [{ netid, change: { kind: 'removeNodes', nodeIds: [id] } }],
    departing: (source) => departingNodes([node], source),
    message: (
      <>
        Delete {subject} from {netid}? This can’t be undone.
      </>
    ),
    ...(deletion.isPossible && {
      consequences: deletion.consequences,
      ...(deletion.typeToConfirm !== undefined && { typeToConfirm: deletion.typeToConfirm }),
    }),
  };
}

const verbs = { approve: 'Approve', disconnect: 'Disconnect', delete: 'Delete' } as const;
