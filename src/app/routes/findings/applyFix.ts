import type { FieldChange, FixAction } from '../../../domain/findings/finding.ts';
import { valueOf } from '../../../domain/loadable.ts';
import { networkForm } from '../../../domain/network/networkForm.ts';
import type { Leftover } from '../../../domain/node/leftovers.ts';
import { nodeForm } from '../../../domain/node/nodeForm.ts';
import { keyRemoval } from '../../flows/accessKeys.ts';
import { startRun } from '../../flows/bulkRun.ts';
import { type Change, make } from '../../flows/change.ts';
import { withCleanup } from '../../flows/deletions.ts';
import { entryRemoval } from '../../flows/dns.ts';
import { clientRemoval } from '../../flows/externalClients/externalClients.ts';
import { egressAgain, relayChange, roleChange } from '../../flows/gateways.ts';
import { keyRefresh, networkEdit } from '../../flows/networks.ts';
import { nodeEdit } from '../../flows/nodeEdits.ts';
import { approval, nodeRemoval } from '../../flows/nodes.ts';
import { loadEverything } from '../../flows/refresh.ts';
import { pairsChange } from '../../flows/ruleChanges.ts';
import { networksStore } from '../../stores/records.ts';

/** Makes one action under a toast, and several in a run, one at a time. */
export async function applyFix(
  title: string,
  actions: readonly FixAction[],
  leftovers: readonly Leftover[] = [],
): Promise<unknown> {
  const changes = actions.flatMap((action) => changeOf(action, leftovers) ?? []);
  const [only, ...others] = changes;
  if (only && others.length === 0) return make(only);
  const steps = changes.map((change, place) => ({ ...change, key: `${place} ${change.key}`, lane: 'fix' }));
  return startRun({ title, steps, finish: loadEverything });
}

function changeOf(action: FixAction, leftovers: readonly Leftover[]): Change | undefined {
  if ('approve' in action) return approval(action.approve);
  if ('createEgress' in action) return egressAgain(action.createEgress, action.isNatOn ?? false);
  if ('edit' in action) {
    return nodeEdit(action.edit, (fresh) => wishOf(nodeForm(fresh), action));
  }
  if ('editNetwork' in action) {
    const network = valueOf(networksStore.data)?.find(({ netid }) => netid === action.editNetwork);
    return network && networkEdit(network.netid, wishOf(networkForm(network), action), {});
  }
  if ('relay' in action) return relayChange(action.relay, action.addresses);
  if ('switchRole' in action) return roleChange(action.switchRole, action.role, action.isOn);
  if ('pairs' in action) return pairsChange(action.netid, action.pairs, action.isAllowed);
  if ('refreshKeys' in action) return keyRefresh(action.refreshKeys);
  const { delete: record } = action;
  switch (record.kind) {
    case 'node':
      return withCleanup(nodeRemoval(record), leftovers);
    case 'client':
      return withCleanup(clientRemoval({ network: record.network, clientId: record.name }), leftovers);
    case 'accessKey':
      return keyRemoval(record.network, record.name);
    case 'dnsEntry':
      return entryRemoval(record);
  }
}

/** The change on top of the current record. A field that isn’t as it was found is a conflict. */
function wishOf<Form extends object>(form: Form, { before, after }: FieldChange<Form>) {
  return { before: { ...form, ...before }, after: { ...form, ...after } };
}
