import { useMemo } from 'react';
import { ConfirmDialog, type Question } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Identifier } from '../../../components/Text/Text.tsx';
import type { NamedNode } from '../../../domain/node/node.ts';
import type { ReachChange } from '../../../domain/reach/report/impact.ts';
import { ReachImpactOf } from '../../shared/ReachImpact/ReachImpact.tsx';
import { ApprovalEvidence } from './ApprovalEvidence.tsx';
import type { NodeDeletion } from '../nodeDeletion.ts';
import { counted } from '../../../domain/format/count.ts';

/** Asked before one or several nodes change. */
export type NodeQuestionView = {
  readonly nodes: readonly NamedNode[];
  /** How many of the selected nodes it is not asked for. */
  readonly leftOut?: number;
} & ({ readonly verb: 'approve' } | { readonly verb: 'delete'; readonly deletion: NodeDeletion });

type NodeQuestionProps = { question: NodeQuestionView; onYes: () => void; onNo: () => void };

/** §2 "Node list" and "Node details": asked before nodes are approved or deleted. For a page that loads it late. */
export function NodeQuestion({ question, onYes, onNo }: NodeQuestionProps) {
  return <ConfirmDialog {...nodeQuestion(question)} isOpen onConfirm={onYes} onCancel={onNo} />;
}

/** What it asks, for a page that asks it in its own dialog. */
export function nodeQuestion(question: NodeQuestionView): Question {
  const { nodes, verb, leftOut = 0 } = question;
  const [only] = nodes;
  const isOne = nodes.length === 1 && only !== undefined;
  const object = isOne ? <Identifier>{only.name}</Identifier> : counted(nodes.length, 'node');
  const title = `${verb === 'delete' ? 'Delete' : 'Approve'} ${isOne ? only.name : counted(nodes.length, 'node')}`;
  const rest =
    leftOut > 0 &&
    ` ${leftOut} of the selected ${leftOut === 1 ? 'nodes stays as it is' : 'nodes stay as they are'}.`;
  const places = [...new Set(nodes.map((node) => node.network))];
  const place = places.length === 1 ? places[0] : `${places.length} networks`;

  if (verb === 'approve') {
    return {
      title,
      confirmLabel: 'Approve',
      details: <ApprovalEvidence refs={nodes} />,
      message: (
        <>
          Let <strong>{object}</strong> into {place}?{rest}
        </>
      ),
    };
  }
  const { deletion } = question;
  return {
    title,
    confirmLabel: isOne ? 'Delete node' : 'Delete nodes',
    isDanger: true,
    details: places.map((netid) => <RemovalImpact key={netid} netid={netid} nodes={nodes} />),
    message: (
      <>
        Delete <strong>{object}</strong> from {place}? This cannot be undone.{rest}
      </>
    ),
    ...(deletion.isPossible && {
      consequences: deletion.consequences,
      ...(deletion.typeToConfirm !== undefined && { typeToConfirm: deletion.typeToConfirm }),
    }),
  };
}

function RemovalImpact({ netid, nodes }: { netid: string; nodes: readonly NamedNode[] }) {
  const change = useMemo<ReachChange>(
    () => ({ kind: 'removeNodes', nodeIds: nodes.map(({ id }) => id) }),
    [nodes],
  );
  return <ReachImpactOf netid={netid} change={change} />;
}
