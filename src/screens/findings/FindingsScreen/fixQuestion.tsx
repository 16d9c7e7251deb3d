import { clientsByGateway } from '../../../domain/actions/known.ts';
import {
  approvalQuestion,
  deletionConsequences,
  deletionQuestion,
  disconnectionQuestion,
} from '../../../domain/actions/nodeActions.ts';
import { displayAddress, fullName } from '../../../domain/dns/dnsEntry.ts';
import { clientKey } from '../../../domain/externalClient/externalClient.ts';
import type { Finding, FixAction } from '../../../domain/findings/finding.ts';
import { changeOf } from '../../../domain/findings/fixes.ts';
import { counted } from '../../../domain/format/count.ts';
import { roleToggleLabel } from '../../../domain/node/gateways.ts';
import { departingNodes } from '../../../domain/node/leftovers.ts';
import { isSameNode } from '../../../domain/node/node.ts';
import type { ChangeIn } from '../../../domain/reach/report/impact.ts';
import { drawnQuestion } from '../../actions/drawnQuestion.tsx';
import { keyDeletion } from '../../accessKeys/keyDeletion.tsx';
import { entryDeletion } from '../../dns/entryDeletion.ts';
import { clientQuestion } from '../../externalClients/ExternalClientsScreen/clientQuestion.tsx';
import { networkConfirm } from '../../networks/NetworkConfirm/NetworkConfirm.tsx';
import type { ChangeQuestion } from '../../shared/ChangeConfirm/ChangeConfirm.tsx';
import type { FixActions } from '../../shared/FindingMark/FindingRows.tsx';
import type { KnownRecords } from '../../shared/Leftovers/KnownRecordsContext.ts';

export type AskedFix = {
  /** One finding, or several whose fixes are made together. */
  readonly findings: readonly Finding[];
  readonly fix: FixActions;
};

/** Asks for confirmation as the record’s own page does, where it has one. */
export function fixQuestion(
  { findings, fix }: AskedFix,
  known: KnownRecords | undefined,
): ChangeQuestion | undefined {
  const { actions, label } = fix;
  const [action, ...others] = actions;
  const [finding] = findings;
  if (!action || !finding) return undefined;
  if (others.length === 0) {
    const own = questionOf(action, finding, known);
    if (own !== 'none') return own;
  }
  const steps = [...new Set(actions.map(stepText))];
  return {
    title: `${label}?`,
    message: steps.length === 1 ? `${steps[0]}.` : 'These changes are made one at a time.',
    confirmLabel: label,
    isDanger: actions.some(isLoss),
    impact: actions.flatMap(impactOf),
    departing: (source) =>
      departingNodes(
        actions.flatMap((one) => ('delete' in one && one.delete.kind === 'node' ? [one.delete] : [])),
        source,
      ),
    ...(steps.length > 1 && {
      details: (
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      ),
    }),
  };
}

function isLoss(action: FixAction): boolean {
  return (
    'delete' in action ||
    ('switchRole' in action && !action.isOn) ||
    ('edit' in action && action.after.isConnected === false)
  );
}

/** What is done, as a sentence without its full stop. */
function stepText(action: FixAction): string {
  if ('approve' in action) return `Approve ${action.approve.name}`;
  if ('createEgress' in action) {
    return `Create the egress gateway on ${action.createEgress.name} again${action.isNatOn ? ', with NAT' : ''}`;
  }
  if ('edit' in action) return `${action.edit.name}: ${changeOf(action)}`;
  if ('editNetwork' in action) return `${action.editNetwork}: ${changeOf(action)}`;
  if ('relay' in action) return `Relay ${action.addresses.join(', ')} through ${action.relay.name}`;
  if ('switchRole' in action) {
    const { switchRole: node, role, isOn } = action;
    return roleToggleLabel(role, !isOn, node.name);
  }
  if ('pairs' in action) {
    const { pairs, isAllowed, netid } = action;
    return `${isAllowed ? 'Allow' : 'Block'} ${counted(pairs.length, 'pair')} of ${netid} in both directions`;
  }
  if ('refreshKeys' in action) return `Refresh the keys of all nodes of ${action.refreshKeys}`;
  return `Delete ${action.delete.name} from ${action.delete.network}`;
}

function impactOf(action: FixAction): readonly ChangeIn[] {
  if ('switchRole' in action) {
    const { switchRole: node, role, isOn } = action;
    return [{ netid: node.network, change: { kind: 'role', nodeId: node.id, role, isOn } }];
  }
  if ('edit' in action && action.after.isConnected !== undefined) {
    const { edit: node, after } = action;
    const kind = after.isConnected ? ('connect' as const) : ('disconnect' as const);
    return [{ netid: node.network, change: { kind, nodeId: node.id } }];
  }
  if (!('delete' in action)) return [];
  const record = action.delete;
  if (record.kind === 'node') {
    return [{ netid: record.network, change: { kind: 'removeNodes', nodeIds: [record.id] } }];
  }
  if (record.kind !== 'client') return [];
  const key = clientKey({ network: record.network, clientId: record.name });
  return [{ netid: record.network, change: { kind: 'removeClient', key } }];
}

/** `none`: the record’s page has no question for it. Undefined while the record isn’t known. */
function questionOf(
  action: FixAction,
  finding: Finding,
  known: KnownRecords | undefined,
): ChangeQuestion | 'none' | undefined {
  if ('approve' in action) return drawnQuestion(approvalQuestion(action.approve));
  if ('createEgress' in action && !action.isNatOn) return egressAgain(action.createEgress.name);
  if ('edit' in action && action.after.isConnected === false) {
    const listed = known?.nodes.find((node) => isSameNode(node, action.edit));
    return listed && drawnQuestion(disconnectionQuestion(listed));
  }
  if ('refreshKeys' in action) {
    const netid = action.refreshKeys;
    const nodeCount = known?.nodes.filter(({ network }) => network === netid).length;
    return networkConfirm({ verb: 'refreshKeys', netid, nodeCount });
  }
  if (!('delete' in action)) return 'none';
  const record = action.delete;
  const { network, name } = record;
  switch (record.kind) {
    case 'node': {
      const listed = known?.nodes.find((node) => isSameNode(node, record));
      if (!known || !listed) return undefined;
      const context = { ...known, clients: clientsByGateway(known.clients) };
      return drawnQuestion(deletionQuestion(record, deletionConsequences(listed, context)));
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

function egressAgain(name: string): ChangeQuestion {
  return {
    title: 'Create egress again',
    message: `Create the egress gateway on ${name} again? Its ranges, interface and NAT stay the same. The server adds the missing commands.`,
    confirmLabel: 'Create egress',
  };
}
