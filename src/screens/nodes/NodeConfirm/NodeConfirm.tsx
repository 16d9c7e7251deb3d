import { ConfirmDialog, type Confirmation } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Identifier } from '../../../components/Text/Text.tsx';
import { counted } from '../../../domain/format/count.ts';
import type { Leftover } from '../../../domain/node/leftovers.ts';
import type { NamedNode } from '../../../domain/node/node.ts';
import { LeftoverList, leftoverOption } from '../../shared/Leftovers/Leftovers.tsx';
import { ReachImpacts } from '../../shared/ReachImpact/ReachImpact.tsx';
import { ApprovalEvidence } from './ApprovalEvidence.tsx';
import type { NodeDeletion } from '../nodeDeletion.ts';

export type NodeConfirmView = {
  readonly nodes: readonly NamedNode[];
  readonly leftovers?: readonly Leftover[];
} & (
  | { readonly verb: 'approve' }
  | { readonly verb: 'disconnect' }
  | { readonly verb: 'delete'; readonly deletion: NodeDeletion }
);

type NodeQuestionProps = { question: NodeConfirmView; onYes: () => void; onNo: () => void };

/** Asks for confirmation before nodes are approved, disconnected or deleted, and lists the consequences. */
export function NodeConfirm({ question, onYes, onNo }: NodeQuestionProps) {
  return <ConfirmDialog {...nodeConfirm(question)} isOpen onConfirm={onYes} onCancel={onNo} />;
}

export function nodeConfirm(question: NodeConfirmView): Confirmation {
  const { nodes, verb, leftovers = [] } = question;
  const [only] = nodes;
  const isOne = nodes.length === 1 && only !== undefined;
  const object = isOne ? <Identifier>{only.name}</Identifier> : counted(nodes.length, 'node');
  const title = `${verbs[verb]} ${isOne ? only.name : counted(nodes.length, 'node')}`;
  const netids = [...new Set(nodes.map((node) => node.network))];
  const scope = netids.length === 1 ? netids[0] : `${netids.length} networks`;

  if (question.verb === 'approve') {
    return {
      title,
      confirmLabel: verbs[verb],
      details: <ApprovalEvidence refs={nodes} />,
      message: (
        <>
          Allow <strong>{object}</strong> to join {scope}?
        </>
      ),
    };
  }
  if (question.verb === 'disconnect') {
    return {
      title,
      confirmLabel: verbs[verb],
      isDanger: true,
      details: (
        <ReachImpacts
          changes={nodes.map(({ network, id }) => ({
            netid: network,
            change: { kind: 'disconnect', nodeId: id },
          }))}
        />
      ),
      message: (
        <>
          Disconnect <strong>{object}</strong> from {scope}? It won’t have any peers until you reconnect it.
          Its peers keep its key, so delete the node if you no longer trust the machine.
        </>
      ),
    };
  }
  const { deletion } = question;
  const nodeIds = nodes.map(({ id }) => id);
  return {
    title,
    confirmLabel: isOne ? 'Delete node' : 'Delete nodes',
    isDanger: true,
    details: (
      <>
        <ReachImpacts
          changes={netids.map((netid) => ({ netid, change: { kind: 'removeNodes', nodeIds } }))}
        />
        <LeftoverList leftovers={leftovers} />
      </>
    ),
    ...leftoverOption(leftovers),
    message: (
      <>
        Delete <strong>{object}</strong> from {scope}? This cannot be undone.
      </>
    ),
    ...(deletion.isPossible && {
      consequences: deletion.consequences,
      ...(deletion.typeToConfirm !== undefined && { typeToConfirm: deletion.typeToConfirm }),
    }),
  };
}

const verbs = { approve: 'Approve', disconnect: 'Disconnect', delete: 'Delete' } as const;
