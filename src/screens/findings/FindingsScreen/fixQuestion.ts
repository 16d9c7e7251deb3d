import { displayAddress, fullName } from '../../../domain/dns/dnsEntry.ts';
import type { Finding, FixAction } from '../../../domain/findings/finding.ts';
import { isSameNode, type NamedNode } from '../../../domain/node/node.ts';
import { keyDeletion } from '../../accessKeys/keyDeletion.tsx';
import { entryDeletion } from '../../dns/entryDeletion.ts';
import { clientQuestion } from '../../externalClients/ExternalClientsScreen/clientQuestion.tsx';
import { nodeConfirm } from '../../nodes/NodeConfirm/NodeConfirm.tsx';
import { clientsByGateway, nodeDeletion } from '../../nodes/nodeDeletion.ts';
import type { ChangeQuestion } from '../../shared/ChangeConfirm/ChangeConfirm.tsx';
import type { KnownRecords } from '../../shared/Leftovers/KnownRecordsContext.ts';

export type AskedFix = { readonly finding: Finding; readonly action: FixAction };

/** Asks for confirmation as the record’s own page does. */
export function fixQuestion(
  { finding, action }: AskedFix,
  known: KnownRecords | undefined,
): ChangeQuestion | undefined {
  if ('approve' in action) return nodeConfirm({ verb: 'approve', node: action.approve });
  if ('createEgress' in action) return egressAgain(action.createEgress);
  const record = action.delete;
  const { network, name } = record;
  switch (record.kind) {
    case 'node': {
      const listed = known?.nodes.find((node) => isSameNode(node, record));
      if (!known || !listed) return undefined;
      const context = { ...known, clients: clientsByGateway(known.clients) };
      return nodeConfirm({ verb: 'delete', node: record, deletion: nodeDeletion(listed, context) });
    }
    case 'client':
      return clientQuestion({ verb: 'delete', client: { network, clientId: name, gatewayName: '' } });
    case 'accessKey':
      return { ...keyDeletion(name, network, finding.facts), isDanger: true };
    case 'dnsEntry': {
      const entry = known?.dnsEntries.find((each) => each.network === network && each.name === name);
      const address = entry ? displayAddress(entry) : 'its address';
      return { ...entryDeletion(fullName(record), address), isDanger: true };
    }
  }
}

function egressAgain({ name }: NamedNode): ChangeQuestion {
  return {
    title: 'Create egress again',
    message: `Create the egress gateway on ${name} again? Its ranges, interface and NAT stay the same. The server adds the missing commands.`,
    confirmLabel: 'Create egress',
  };
}
