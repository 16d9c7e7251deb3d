import { use } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { displayAddress, fullName } from '../../../domain/dns/dnsEntry.ts';
import type { Deletable, Finding, FixAction } from '../../../domain/findings/finding.ts';
import { departingNodes, type Leftover } from '../../../domain/node/leftovers.ts';
import { keyDeletion } from '../../accessKeys/keyDeletion.tsx';
import { entryDeletion } from '../../dns/entryDeletion.ts';
import { ClientConfirm } from '../../externalClients/ExternalClientsScreen/ClientConfirm.tsx';
import { nodeConfirm, NodeConfirm } from '../../nodes/NodeConfirm/NodeConfirm.tsx';
import { clientsByGateway, nodeDeletion } from '../../nodes/nodeDeletion.ts';
import { chosenLeftovers, KnownRecordsContext, useLeftovers } from '../../shared/Leftovers/Leftovers.tsx';

type Answers = { onYes: (leftovers: readonly Leftover[]) => void; onNo: () => void };

type FixQuestionProps = Answers & { finding: Finding; action: FixAction };

/** Asks for confirmation as the record’s own page does. */
export function FixQuestion({ finding, action, onYes, onNo }: FixQuestionProps) {
  const known = use(KnownRecordsContext);
  if ('approve' in action) {
    const question = { verb: 'approve', node: action.approve } as const;
    return <NodeConfirm question={question} onYes={() => onYes([])} onNo={onNo} />;
  }
  const record = action.delete;
  switch (record.kind) {
    case 'node':
      return <NodeQuestion node={record} onYes={onYes} onNo={onNo} />;
    case 'client': {
      const { network, name: clientId } = record;
      const row = { ref: { network, clientId }, clientId, gatewayName: '' };
      return <ClientConfirm kind="delete" row={row} onYes={onYes} onNo={onNo} />;
    }
    case 'accessKey':
    case 'dnsEntry': {
      const entry = known?.dnsEntries.find(
        ({ network, name }) => network === record.network && name === record.name,
      );
      const words =
        record.kind === 'accessKey'
          ? keyDeletion(record.name, record.network, finding.facts)
          : entryDeletion(fullName(record), entry ? displayAddress(entry) : 'its address');
      return <ConfirmDialog {...words} isOpen isDanger onConfirm={() => onYes([])} onCancel={onNo} />;
    }
  }
}

type NodeQuestionProps = Answers & { node: Extract<Deletable, { kind: 'node' }> };

function NodeQuestion({ node, onYes, onNo }: NodeQuestionProps) {
  const known = use(KnownRecordsContext);
  const leftovers = useLeftovers()((source) => departingNodes([node], source));
  const listed = known?.nodes.find(({ network, id }) => network === node.network && id === node.id);
  if (!known || !listed) return null;
  const deletion = nodeDeletion(listed, {
    viewer: known.viewer,
    nodes: known.nodes,
    clients: clientsByGateway(known.clients),
  });
  return (
    <ConfirmDialog
      {...nodeConfirm({ verb: 'delete', node, deletion, leftovers })}
      isOpen
      onConfirm={(isCleaningUp) => onYes(chosenLeftovers(leftovers, isCleaningUp))}
      onCancel={onNo}
    />
  );
}
