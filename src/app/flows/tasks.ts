import { rejection } from '../../api/transport/failure.ts';
import { fail } from '../../domain/failure.ts';
import { nodeForm } from '../../domain/node/nodeForm.ts';
import type { StepOf, TaskStep } from '../../domain/tasks/task.ts';
import { withRules } from '../../domain/tasks/taskImpact.ts';
import { changeOf } from './act.ts';
import { startRun } from './bulkRun.ts';
import type { Change } from './change.ts';
import { entryCreation, entryRemoval } from './dns.ts';
import { clientCreation } from './externalClients/newClient.ts';
import { egressChange, relayChange } from './gateways.ts';
import { networkEdit } from './networks.ts';
import { nodeEdit } from './nodeEdits.ts';
import { loadEverything } from './refresh.ts';
import { rulesChange } from './ruleChanges.ts';

const changes: { readonly [Kind in TaskStep['kind']]: (step: StepOf<Kind>) => Change } = {
  switchRole: changeOf,
  deleteNode: changeOf,
  createEgress: ({ node, egress }) => egressChange(node, egress),
  createRelay: ({ node, addresses }) => relayChange(node, addresses),
  editNode: ({ node, before, after }) =>
    nodeEdit(
      node,
      (fresh) => {
        const form = nodeForm(fresh);
        return { before: { ...form, ...before }, after: { ...form, ...after } };
      },
      { isUntried: true },
    ),
  editNetwork: ({ netid, edit }) => networkEdit(netid, edit, {}),
  setPairs: (step) => rulesChange(step.netid, (from) => ({ from, to: withRules(step, from) })),
  deleteDnsEntry: ({ entry }) => entryRemoval(entry),
  createDnsEntry: ({ entry }) => entryCreation(entry),
  createClient: ({ gateway, clientId }) => clientCreation(gateway, clientId),
};

function stepChange<Kind extends TaskStep['kind']>(step: StepOf<Kind>): Change {
  const changeBy: (step: StepOf<Kind>) => Change = changes[step.kind];
  return changeBy(step);
}

/** Makes the changes of a task in a run, one at a time, until one fails. */
export function runTask(title: string, steps: readonly TaskStep[]): Promise<void> {
  const done = new Set<TaskStep>();
  return startRun({
    title,
    stopsAtFailure: true,
    steps: steps.map((step, place) => {
      const change = stepChange(step);
      const send = async () => {
        const missing = neededBy(step, steps.slice(0, place)).find((one) => !done.has(one));
        if (missing) return fail(rejection(`Needs “${missing.text}” first`));
        const result = await change.send();
        if (result.ok) done.add(step);
        return result;
      };
      // The number tells apart steps about nodes of the same name.
      return { key: `${place} ${step.text}`, name: step.text, lane: 'task', send };
    }),
    finish: loadEverything,
  });
}

function neededBy({ needs }: TaskStep, earlier: readonly TaskStep[]): readonly TaskStep[] {
  if (needs === 'first') return earlier.slice(0, 1);
  if (needs === 'previous') return earlier.slice(-1);
  return needs === 'all' ? earlier : [];
}
