import { rejection } from '../../api/transport/failure.ts';
import { fail, notSent, type Failure } from '../../domain/failure.ts';
import { hasRole } from '../../domain/node/gateways.ts';
import { nodeForm } from '../../domain/node/nodeForm.ts';
import type { RunItem } from '../../domain/run/run.ts';
import type { TaskStep } from '../../domain/tasks/task.ts';
import { api } from '../stores/api.ts';
import { keyCreation } from './accessKeys.ts';
import { changeOf, wishOf } from './act.ts';
import { startRun, type RunStep } from './bulkRun.ts';
import type { Change } from './change.ts';
import { entryCreation } from './dns.ts';
import { clientCreation } from './externalClients/newClient.ts';
import { egressChange } from './gateways.ts';
import { networkCreation } from './networks.ts';
import { nodeEdit } from './nodeEdits.ts';
import { loadEverything } from './refresh.ts';

function stepChange(step: TaskStep): Change {
  switch (step.kind) {
    case 'createEgress':
      return egressChange(step.node, step.egress);
    case 'createDnsEntry':
      return entryCreation(step.entry);
    case 'createClient':
      return clientCreation(step.gateway, step.clientId);
    case 'createNetwork':
      return networkCreation(step.draft);
    case 'createAccessKey':
      return keyCreation(step.netid, step.key);
    case 'editNode': {
      const wish = (fresh: Parameters<typeof nodeForm>[0]) => wishOf(nodeForm(fresh), step);
      return nodeEdit(step.node, wish, { isUntried: true });
    }
    default:
      return changeOf(step, { isUntried: true });
  }
}

/** Makes the changes of a task in a run, one at a time, until one fails. */
export function runTask(title: string, steps: readonly TaskStep[]): Promise<void> {
  const items = steps.map(itemOf);
  return startRun({
    title,
    stopsAtFailure: true,
    steps: steps.map((step, place) => ({
      ...itemOf(step, place),
      endsUndo: step.heir !== undefined,
      send: taskSending(step, items.slice(0, place)),
      stored: { kind: 'task', step },
    })),
    finish: loadEverything,
  });
}

/** The number tells apart steps about nodes of the same name. */
function itemOf({ text }: TaskStep, place: number): RunItem {
  return { key: `${place} ${text}`, name: text, lane: 'task' };
}

/** Makes a step of a task once the earlier steps that it needs are done. */
export function taskSending(step: TaskStep, earlier: readonly RunItem[]): RunStep['send'] {
  return async (done) => {
    const missing = neededBy(step, earlier).find(({ key }) => !done.has(key));
    if (missing) return fail(rejection(`Needs “${missing.name}” first`));
    const loss = await lossIn(step);
    return loss ? fail(loss) : stepChange(step).send();
  };
}

/**
 * A role is removed or created with what it had in the review, so what someone has added since would be lost. A replaced
 * node is kept if its heir is gone.
 */
async function lossIn(step: TaskStep): Promise<Failure | undefined> {
  if (step.heir) {
    const heir = await api.nodes.read(step.heir);
    return heir.ok
      ? undefined
      : rejection(`Couldn’t confirm that ${step.heir.name} still exists. Nothing was sent.`);
  }
  const written = writtenBy(step);
  if (!written) return undefined;
  const { node, role, values } = written;
  const fresh = await api.nodes.read(node);
  if (!fresh.ok) return notSent(fresh.error);
  if (!hasRole(fresh.value, role)) return undefined;
  const now = fresh.value[role === 'relay' ? 'relayAddresses' : 'egressRanges'];
  const isKnown = now.every((value) => value === '' || values.includes(value));
  return isKnown
    ? undefined
    : rejection(`Someone else has changed ${node.name} since the review. Nothing was sent.`);
}

function writtenBy(step: TaskStep) {
  if (step.kind === 'createEgress')
    return { node: step.node, role: 'egress', values: step.egress.ranges } as const;
  if (step.kind === 'setRelay') return { node: step.node, role: 'relay', values: step.addresses } as const;
  return step.drops && 'role' in step ? { node: step.node, role: step.role, values: step.drops } : undefined;
}

function neededBy({ needs }: TaskStep, earlier: readonly RunItem[]): readonly RunItem[] {
  if (needs === 'first') return earlier.slice(0, 1);
  if (needs === 'previous') return earlier.slice(-1);
  return needs === 'all' ? earlier : [];
}
