import { succeed, type SaveFailure } from '../../../domain/failure.ts';
import { valueOf } from '../../../domain/loadable.ts';
import { rejectionText } from '../../../domain/text/rejectionText.ts';
import { isSameAccess, type AccessChange, type NetworkUsers } from '../../../domain/user/networkLevels.ts';
import { userText } from '../../../domain/user/userText.ts';
import { api } from '../../stores/api.ts';
import { loadNetworkUsers, serverConfigStore } from '../../stores/records.ts';
import type { Change, Done } from '../change.ts';
import { reread } from '../outcome.ts';

/** The records of users on all networks from before a change; undefined if unknown. */
export type AccessBefore = () => Promise<NetworkUsers | undefined>;

/** Reads the records once for all changes of a run. Only the enterprise edition has other levels than the lists. */
export function accessBefore(): AccessBefore {
  let reading: Promise<NetworkUsers | undefined> | undefined;
  return () => {
    reading ??= valueOf(serverConfigStore.data)?.isEE ? reread(loadNetworkUsers) : Promise.resolve(undefined);
    return reading;
  };
}

/**
 * The server recalculates access with every change of groups or networks, and doesn’t return to the access from before.
 * An undo therefore also restores the records that the change altered, unless someone else has changed them since.
 */
export function withAccess<F extends SaveFailure>(
  undo: Change<Done | undefined, F>,
  changes: readonly AccessChange[] | undefined,
): Change<Done | undefined, F> {
  if (!changes) return withNote(undo, userText.levelsRecalculated);
  if (changes.length === 0) return undo;
  return {
    ...undo,
    send: async () => {
      const changedSince = new Set(
        await inTurn(changes, async (change) => ((await isOurs(change)) ? [] : [change])),
      );
      const undone = await undo.send();
      if (!undone.ok) return undone;
      const notes = await inTurn(changes, async (change) =>
        changedSince.has(change)
          ? [`Access ${placeOf(change)} has changed since and stays`]
          : restore(change),
      );
      const all = [...(undone.value?.note === undefined ? [] : [undone.value.note]), ...notes];
      return succeed({ ...undone.value, note: all.length > 0 ? all.join('. ') : undefined });
    },
    settle: async (result) => {
      await undo.settle?.(result);
      await loadNetworkUsers();
    },
  };
}

function withNote<F extends SaveFailure>(
  change: Change<Done | undefined, F>,
  note: string,
): Change<Done | undefined, F> {
  const send = async () => {
    const sent = await change.send();
    return sent.ok ? succeed({ ...sent.value, note: sent.value?.note ?? note }) : sent;
  };
  return { ...change, send };
}

/** Whether no one else has changed the record. One that can’t be read is reported when it is restored. */
async function isOurs({ netid, username, before, after }: AccessChange): Promise<boolean> {
  const now = await api.networkUsers.read(netid, username);
  return !now.ok || [before, after].some((access) => isSameAccess(now.value, access));
}

/** Keeps the nodes and clients that the record has by now. Returns what went wrong. */
async function restore(change: AccessChange): Promise<readonly string[]> {
  const { netid, username, before } = change;
  const now = await api.networkUsers.read(netid, username);
  if (now.ok && isSameAccess(now.value, before)) return [];
  const sent = now.ok ? await api.networkUsers.update(netid, { ...now.value, ...before }) : now;
  return sent.ok ? [] : [`Couldn’t restore access ${placeOf(change)}: ${rejectionText(sent.error)}`];
}

function placeOf({ netid, username }: AccessChange): string {
  return `of ${username} in ${netid}`;
}

async function inTurn<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<readonly Result[]>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(...(await work(item)));
  return results;
}
