import { rejection } from '../../api/transport/failure.ts';
import { fail, succeed, type Failure, type Result, type SaveFailure } from '../../domain/failure.ts';
import { counted } from '../../domain/format/count.ts';
import { listFromText, textFromList } from '../../domain/list.ts';
import type { Network } from '../../domain/network/network.ts';
import {
  cleanedText,
  holderName,
  leftBehindBy,
  leftoverText,
  type Leftover,
} from '../../domain/node/leftovers.ts';
import type { Node } from '../../domain/node/node.ts';
import { failureText } from '../../domain/text/failureText.ts';
import { sessionStore } from '../stores/session.ts';
import { startRun, type RunPlan } from './bulkRun.ts';
import { type Change, type Done } from './change.ts';
import { removeEntryTo } from './dns.ts';
import { networkCalls } from './networks.ts';
import { nodeCalls } from './nodeEdits.ts';
import { replaceRecord, type Replacement } from './saveRecord.ts';

/** Cleans up after a change and reports that in its toast. The change can’t be undone then. */
export function withCleanup<F extends SaveFailure>(
  change: Change<Done | undefined, F>,
  leftovers: readonly Leftover[],
): Change<Done | undefined, F> {
  if (leftovers.length === 0) return change;
  const send = async () => {
    const { session } = sessionStore;
    const sent = await change.send();
    if (!sent.ok) return sent;
    const lines = change.about === undefined ? [] : [change.about];
    let isClean = true;
    for (const leftover of leftovers) {
      if (sessionStore.session !== session) break;
      const result = await cleanUp(leftover);
      const name = holderName(leftover.holder);
      isClean &&= result.ok;
      lines.push(
        result.ok
          ? `${name}: ${cleanedText(leftover)}`
          : `Couldn’t clean up ${name}: ${failureText(result.error)}`,
      );
    }
    const detail = lines.join('. ');
    return succeed({ toast: isClean ? { detail } : ({ kind: 'warning', detail } as const) });
  };
  return { ...change, send };
}

/** Cleans up after the records that were deleted. A reference to one that wasn’t stays. */
export function startDeletion({
  steps,
  leftovers,
  ...plan
}: RunPlan & { readonly leftovers: readonly Leftover[] }): Promise<void> {
  const cleanups = leftovers.map((leftover) => ({
    key: leftoverText(leftover),
    name: holderName(leftover.holder),
    lane: 'cleanup',
    isFollowUp: true,
    stored: { kind: 'cleanUp', leftover } as const,
    send: (done: ReadonlySet<string>) => cleanUpAfter(leftover, done),
  }));
  const references = counted(leftovers.length, 'reference');
  const title = leftovers.length === 0 ? plan.title : `${plan.title}, clean up ${references}`;
  return startRun({ ...plan, title, steps: [...steps, ...cleanups] });
}

export async function cleanUpAfter(
  leftover: Leftover,
  deleted: ReadonlySet<string>,
): Promise<Result<Done, Failure>> {
  const [left] = leftBehindBy([leftover], deleted);
  const result = left && (await cleanUp(left));
  if (result && !result.ok) return result;
  return leftover.named.every(({ owner }) => deleted.has(owner))
    ? succeed({ note: cleanedText(leftover) })
    : fail(rejection('Refers to a record that wasn’t deleted'));
}

/** Removes the addresses from a fresh read of the record, so that concurrent changes are kept. */
function cleanUp({ holder, named }: Leftover): Promise<Result<unknown, Failure>> {
  const addresses = new Set(named.map(({ text }) => text));
  const cut = (list: readonly string[]) => {
    const remaining = list.filter((address) => !addresses.has(address));
    return remaining.length < list.length ? remaining : undefined;
  };
  switch (holder.kind) {
    case 'dns':
      return removeEntryTo(holder.entry, addresses);
    case 'list': {
      const { node, list } = holder;
      return takeOut<Node>(nodeCalls(node), (record) => {
        const remaining = cut(record[list]);
        return remaining && { ...record, [list]: remaining };
      });
    }
    case 'clientDns':
      return takeOut<Network>(networkCalls(holder.netid, {}), (network) => {
        const remaining = cut(listFromText(network.defaultExtClientDns));
        return remaining && { ...network, defaultExtClientDns: textFromList(remaining) };
      });
    case 'commands':
      return Promise.resolve(fail(rejection('Commands can only be changed manually.')));
  }
}

type Calls<T> = Pick<Replacement<T, never>, 'read' | 'send' | 'readAgain'> & {
  readonly obstacleOf?: (record: T) => Failure | undefined;
};

/** The record no longer contains any of the addresses, so nothing is sent. */
const clean = 'clean';

/** `without` returns undefined for a record that contains none of the addresses. */
async function takeOut<T extends object>(
  { obstacleOf, ...calls }: Calls<T>,
  without: (record: T) => T | undefined,
): Promise<Result<unknown, Failure>> {
  const result = await replaceRecord<T, Failure | typeof clean>({
    ...calls,
    change: (fresh) => {
      const cleaned = without(fresh);
      if (!cleaned) return fail(clean);
      const obstacle = obstacleOf?.(fresh);
      return obstacle ? fail(obstacle) : succeed(cleaned);
    },
    isStored: (now) => !without(now),
  });
  if (!result.ok) return result.error === clean ? succeed(undefined) : fail(result.error);
  const { stored } = result.value;
  return stored && without(stored)
    ? fail(rejection('The server still has the address.'))
    : succeed(undefined);
}
