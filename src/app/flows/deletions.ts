import { rejection } from '../../api/transport/failure.ts';
import { fail, succeed, type Failure, type Result } from '../../domain/failure.ts';
import { listFromText, textFromList } from '../../domain/list.ts';
import type { Network } from '../../domain/network/network.ts';
import {
  cleanedText,
  holderName,
  leftBehindBy,
  leftoverText,
  type Leftover,
} from '../../domain/node/leftovers.ts';
import type { NamedNode, Node } from '../../domain/node/node.ts';
import { failureText } from '../../domain/text/failureText.ts';
import { toasts } from '../../domain/text/toasts.ts';
import { sessionStore } from '../stores/session.ts';
import { startRun, type RunDone, type RunPlan } from './bulkRun.ts';
import { removeEntryTo } from './dns.ts';
import { networkCalls } from './networks.ts';
import { nodeCalls, remove } from './nodes.ts';
import { refreshNodes } from './refresh.ts';
import { overrideOutcome, runWithToast, type Outcome } from './runWithToast.ts';
import { replaceRecord, type Replacement } from './saveRecord.ts';

export type Cleaned = { readonly leftover: Leftover; readonly result: Result<unknown, Failure> };

export async function cleanUpAll(leftovers: readonly Leftover[]): Promise<readonly Cleaned[]> {
  const { session } = sessionStore;
  const cleaned: Cleaned[] = [];
  for (const leftover of leftovers) {
    if (sessionStore.session !== session) break;
    cleaned.push({ leftover, result: await cleanUp(leftover) });
  }
  return cleaned;
}

/** Returns whether the node was deleted. Its clients are deleted with it, so they are read again too. */
export async function removeNode(node: NamedNode, leftovers: readonly Leftover[] = []): Promise<boolean> {
  const about = `${node.name} in ${node.network}`;
  const result = await runWithToast(
    toasts.deleteNode(),
    async () => {
      const removed = await remove(node);
      return removed.ok ? succeed(await cleanUpAll(leftovers)) : removed;
    },
    about,
    (cleaned) => cleanedOutcome(about, cleaned),
  );
  void refreshNodes();
  return result.ok;
}

type Deletion = RunPlan & { readonly leftovers: readonly Leftover[] };

/** Cleans up after the records that were deleted. A reference to one that wasn’t stays. */
export function startDeletion({ steps, leftovers, ...plan }: Deletion): Promise<void> {
  const deleted = new Set<string>();
  const removals = steps.map((step) => ({
    ...step,
    work: async () => {
      const result = await step.work();
      if (result.ok) deleted.add(step.key);
      return result;
    },
  }));
  const cleanups = leftovers.map((leftover) => ({
    key: leftoverText(leftover),
    name: holderName(leftover.holder),
    lane: 'cleanup',
    isFollowUp: true,
    work: () => cleanUpAfter(leftover, deleted),
  }));
  return startRun({ ...plan, steps: [...removals, ...cleanups] });
}

async function cleanUpAfter(
  leftover: Leftover,
  deleted: ReadonlySet<string>,
): Promise<Result<RunDone, Failure>> {
  const [left] = leftBehindBy([leftover], deleted);
  const result = left && (await cleanUp(left));
  if (result && !result.ok) return result;
  return leftover.named.every(({ owner }) => deleted.has(owner))
    ? succeed({ note: cleanedText(leftover) })
    : fail(rejection('Refers to a record that wasn’t deleted'));
}

export function cleanedOutcome(about: string, cleaned: readonly Cleaned[]): Outcome | undefined {
  if (cleaned.length === 0) return undefined;
  const lines = cleaned.map(({ leftover, result }) => {
    const name = holderName(leftover.holder);
    return result.ok
      ? `${name}: ${cleanedText(leftover)}`
      : `Couldn’t clean up ${name}: ${failureText(result.error)}`;
  });
  const detail = [about, ...lines].join('. ');
  return cleaned.every(({ result }) => result.ok) ? { detail } : overrideOutcome([detail]);
}

/** Removes the addresses from a fresh read of the record, so that concurrent changes are kept. */
export function cleanUp({ holder, named }: Leftover): Promise<Result<unknown, Failure>> {
  const addresses = new Set(named.map(({ text }) => text));
  switch (holder.kind) {
    case 'dns':
      return removeEntryTo(holder.entry, addresses);
    case 'list': {
      const { list } = holder;
      return takeOut<Node>(nodeCalls(holder.node), addresses, {
        read: (node) => node[list],
        write: (node, remaining) => ({ ...node, [list]: remaining }),
      });
    }
    case 'clientDns':
      return takeOut<Network>(networkCalls(holder.netid, {}), addresses, {
        read: ({ defaultExtClientDns }) => listFromText(defaultExtClientDns),
        write: (network, remaining) => ({ ...network, defaultExtClientDns: textFromList(remaining) }),
      });
    case 'commands':
      return Promise.resolve(fail(rejection('Commands can only be changed manually.')));
  }
}

type Calls<T> = Pick<Replacement<T, never>, 'read' | 'send' | 'readAgain'> & {
  readonly obstacleOf?: (record: T) => Failure | undefined;
};

type AddressField<T> = {
  readonly read: (record: T) => readonly string[];
  readonly write: (record: T, remaining: readonly string[]) => T;
};

/** The record no longer contains any of the addresses, so nothing is sent. */
const clean = 'clean';

async function takeOut<T extends object>(
  { obstacleOf, ...calls }: Calls<T>,
  addresses: ReadonlySet<string>,
  { read, write }: AddressField<T>,
): Promise<Result<unknown, Failure>> {
  const isClean = (record: T) => !read(record).some((address) => addresses.has(address));
  const result = await replaceRecord<T, Failure | typeof clean>({
    ...calls,
    change: (fresh) => {
      if (isClean(fresh)) return fail(clean);
      const obstacle = obstacleOf?.(fresh);
      if (obstacle) return fail(obstacle);
      return succeed(
        write(
          fresh,
          read(fresh).filter((address) => !addresses.has(address)),
        ),
      );
    },
    isStored: isClean,
  });
  if (!result.ok) return result.error === clean ? succeed(undefined) : fail(result.error);
  const { stored } = result.value;
  return stored && !isClean(stored) ? fail(rejection('The server kept the address.')) : succeed(undefined);
}
