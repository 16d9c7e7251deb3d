import { useMemo } from 'react';
import { ConfirmDialog, type Confirmation } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Identifier } from '../../../components/Text/Text.tsx';
import { counted } from '../../../domain/format/count.ts';
import type { Leftover } from '../../../domain/node/leftovers.ts';
import type { NamedNode } from '../../../domain/node/node.ts';
import type { ReachChange } from '../../../domain/reach/report/impact.ts';
import { impactTexts } from '../../../domain/reach/report/impactText.ts';
import { LeftoverList, leftoverOption } from '../../shared/Leftovers/Leftovers.tsx';
import { ReachImpactOf } from '../../shared/ReachImpact/ReachImpact.tsx';
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
      details: nodes.map(({ network, id }) => <DisconnectImpact key={id} netid={network} nodeId={id} />),
      message: (
        <>
          Disconnect <strong>{object}</strong> from {scope}? It won’t have any peers until you reconnect it.
          Its peers keep its key, so delete the node if you no longer trust the machine.
        </>
      ),
    };
  }
  const { deletion } = question;
  return {
    title,
    confirmLabel: isOne ? 'Delete node' : 'Delete nodes',
    isDanger: true,
    details: (
      <>
        {netids.map((netid) => (
          <RemovalImpact
            key={netid}
            netid={netid}
            nodes={nodes}
            {...(netids.length > 1 && { heading: `${impactTexts.heading} in ${netid}` })}
          />
        ))}
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

type RemovalImpactProps = { netid: string; nodes: readonly NamedNode[]; heading?: string };

function RemovalImpact({ netid, nodes, ...rest }: RemovalImpactProps) {
  // Each poll can pass the same nodes in a new list.
  const ids = nodes.map(({ id }) => id).join('\n');
  const change = useMemo<ReachChange>(() => ({ kind: 'removeNodes', nodeIds: ids.split('\n') }), [ids]);
  return <ReachImpactOf {...rest} netid={netid} change={change} />;
}

function DisconnectImpact({ netid, nodeId }: { netid: string; nodeId: string }) {
  const change = useMemo<ReachChange>(() => ({ kind: 'disconnect', nodeId }), [nodeId]);
  return <ReachImpactOf netid={netid} change={change} />;
}
