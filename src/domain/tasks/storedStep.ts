import { isActionMade } from '../actions/allActions.ts';
import { actionFromStored } from '../actions/storedAction.ts';
import type { RecordsNow } from '../actions/known.ts';
import { sameList } from '../list.ts';
import { isCreatedFrom } from '../network/createdNetwork.ts';
import { newNetworkDraft, type NetworkDraft } from '../network/networkDraft.ts';
import { isSameNode } from '../node/node.ts';
import { namedNodeFromStored } from '../node/storedNodeUndo.ts';
import { egressFromStored } from '../node/storedRoleUndo.ts';
import { WireObject } from '../wire.ts';
import type { StepChange, TaskStep } from './task.ts';

/** Reads a step of a task from the tab’s storage. Takes only known fields, as `actionFromStored` does. */
export function taskStepFromStored(json: unknown): TaskStep | undefined {
  try {
    const stored = new WireObject(json, 'step');
    const change = ownChangeIn(stored) ?? actionFromStored(json);
    const needs = stored.oneOf('needs', ['first', 'previous', 'all']);
    return (
      change && {
        ...change,
        text: stored.requiredText('text'),
        ...(needs && { needs }),
        ...(stored.has('drops') && { drops: stored.texts('drops') }),
        ...(stored.has('heir') && { heir: stored.required('heir', namedNodeFromStored) }),
      }
    );
  } catch {
    return undefined;
  }
}

function ownChangeIn(stored: WireObject): StepChange | undefined {
  const kind = stored.text('kind');
  switch (kind) {
    case 'createEgress':
      return {
        kind,
        node: stored.required('node', namedNodeFromStored),
        egress: stored.required('egress', egressFromStored),
      };
    case 'createDnsEntry': {
      const entry = stored.requiredObject('entry');
      return {
        kind,
        entry: {
          network: entry.requiredText('network'),
          name: entry.requiredText('name'),
          address: entry.requiredText('address'),
        },
      };
    }
    case 'createClient':
      return {
        kind,
        gateway: stored.required('gateway', namedNodeFromStored),
        clientId: stored.requiredText('clientId'),
      };
    case 'createNetwork':
      return { kind, draft: draftIn(stored.requiredObject('draft')) };
    case 'createAccessKey': {
      const key = stored.requiredObject('key');
      return {
        kind,
        netid: stored.requiredText('netid'),
        key: { name: key.requiredText('name'), uses: key.number('uses') },
      };
    }
    default:
      return undefined;
  }
}

function draftIn(stored: WireObject): NetworkDraft {
  const values = Object.entries(newNetworkDraft).map(([field, value]) => [
    field,
    typeof value === 'boolean' ? stored.boolean(field) : stored.text(field),
  ]);
  return { ...newNetworkDraft, ...Object.fromEntries(values) };
}

function isNetworkCreated(draft: NetworkDraft, { networks }: RecordsNow): boolean {
  const network = networks.get(draft.netid);
  return network !== undefined && isCreatedFrom(draft, network);
}

/** Whether the records show that a step was made, whose outcome a reload has hidden. */
export function isStepMade(step: TaskStep, records: RecordsNow): boolean | undefined {
  switch (step.kind) {
    case 'createEgress': {
      const node = records.nodes.find((listed) => isSameNode(listed, step.node));
      return node && node.isEgressGateway && sameList(node.egressRanges, step.egress.ranges);
    }
    case 'createDnsEntry': {
      const { network, name, address } = step.entry;
      return records.dnsEntries?.some(
        (entry) => entry.network === network && entry.name === name && entry.address === address,
      );
    }
    case 'createClient':
      return (
        records.clients &&
        [...records.clients.values()]
          .flat()
          .some(({ network, clientId }) => network === step.gateway.network && clientId === step.clientId)
      );
    case 'createNetwork':
      return isNetworkCreated(step.draft, records);
    case 'createAccessKey':
      return records.networks.get(step.netid)?.accessKeys.some(({ name }) => name === step.key.name);
    default:
      return isActionMade(step, records);
  }
}
