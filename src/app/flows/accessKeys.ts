import type { AccessKey, NewAccessKey } from '../../domain/accessKey/accessKey.ts';
import { succeed, type Failure, type Result } from '../../domain/failure.ts';
import { valueOf } from '../../domain/loadable.ts';
import { paths } from '../../domain/paths.ts';
import { toasts } from '../../domain/text/toasts.ts';
import { api } from '../stores/api.ts';
import { showNewAccessKey } from '../stores/newAccessKey.ts';
import {
  accessKeysStore,
  loadNetworks,
  networksStore,
  readAccessKeysAgain,
  serverConfigStore,
} from '../stores/records.ts';
import { changeIn } from '../stores/resource.ts';
import { liveSession } from '../stores/session.ts';
import { refreshUserData } from './refresh.ts';
import { type Change, runWithToast, undoBy } from './change.ts';
import { isOutcomeUnknown, reconcileDeletion, unknownOutcome, reread } from './outcome.ts';
import { isolated } from '../../domain/text/isolated.ts';

/** Creates a key and keeps it to be shown once. If the response is lost, the key is looked up, never created again. */
export async function createAccessKey(
  netid: string,
  wanted: NewAccessKey,
  hrefOf: (name: string) => string = (name) => paths.accessKey(netid, name),
): Promise<Result<AccessKey, Failure>> {
  const result = await runWithToast(toasts.createAccessKey(), () => create(netid, wanted), {
    detail: wanted.name === '' ? `In ${netid}` : inNetwork(wanted.name, netid),
    outcome: ({ name }) => ({
      detail: inNetwork(name, netid),
      // If the server hides keys, only the open dialog shows the key, so no link leads away from it.
      ...(valueOf(serverConfigStore.data)?.showsKeys && {
        action: { label: 'Show key', href: hrefOf(name) },
      }),
    }),
  });
  if (result.ok) showNewAccessKey(netid, result.value);
  void refreshAccessKeys(netid);
  return result;
}

/** Creates a key in a run. Its value is in the list of keys. */
export function keyCreation(netid: string, wanted: NewAccessKey): Change {
  return {
    key: wanted.name,
    name: wanted.name,
    lane: netid,
    texts: toasts.createAccessKey(),
    send: async () => {
      const result = await create(netid, wanted);
      if (!result.ok) return result;
      const { name } = result.value;
      return succeed({
        undo: undoBy(keyRemoval(netid, name)),
        kept: { kind: 'created', what: 'key', netid, name, address: '' },
      });
    },
  };
}

export function keyRemoval(netid: string, name: string): Change {
  return {
    key: name,
    name,
    about: `In ${netid}`,
    // The server keeps the keys in the record of the network.
    lane: netid,
    texts: toasts.deleteAccessKey(name),
    send: () =>
      reconcileDeletion(
        () => api.accessKeys.remove(netid, name),
        async () => (await readKeys(netid))?.every((key) => key.name !== name),
        () => forgetKey(netid, name),
      ),
    settle: () => refreshAccessKeys(netid),
  };
}

export async function refreshAccessKeys(netid: string): Promise<void> {
  const session = liveSession();
  if (!session) return;
  await Promise.all([session.user.isAdmin ? loadNetworks() : readAccessKeysAgain(netid), refreshUserData()]);
}

async function create(netid: string, wanted: NewAccessKey): Promise<Result<AccessKey, Failure>> {
  const before = knownKeys(netid);
  const result = await api.accessKeys.create(netid, wanted);
  if (result.ok || !isOutcomeUnknown(result.error)) return result;
  const now = await readKeys(netid);
  if (!before || !now) return unknownOutcome(result.error);
  const created = newcomer(now, before, wanted);
  return created ? succeed(created) : result;
}

/** Returns the key whose response was lost, if only one can be it. The server names a key without a name `key-…`. */
function newcomer(
  now: readonly AccessKey[],
  before: readonly AccessKey[],
  wanted: NewAccessKey,
): AccessKey | undefined {
  const hadBefore = new Set(before.map((key) => key.name));
  const candidates = now.filter(
    ({ name, uses }) =>
      !hadBefore.has(name) &&
      uses === Math.max(1, wanted.uses) &&
      (wanted.name === '' ? /^key-[0-9a-f]{16}$/.test(name) : name === wanted.name),
  );
  return candidates.length === 1 ? candidates[0] : undefined;
}

function knownKeys(netid: string): readonly AccessKey[] | undefined {
  const listed = valueOf(networksStore.data)?.find((network) => network.netid === netid);
  if (listed) return listed.accessKeys;
  return accessKeysStore.netid === netid ? valueOf(accessKeysStore.data) : undefined;
}

async function readKeys(netid: string): Promise<readonly AccessKey[] | undefined> {
  const session = liveSession();
  if (!session) return undefined;
  if (!session.user.isAdmin) return reread(() => readAccessKeysAgain(netid));
  const networks = await reread(loadNetworks);
  return networks?.find((network) => network.netid === netid)?.accessKeys;
}

function forgetKey(netid: string, name: string): void {
  const others = (keys: readonly AccessKey[]) => keys.filter((key) => key.name !== name);
  changeIn(networksStore, (networks) =>
    networks.map((network) =>
      network.netid === netid ? { ...network, accessKeys: others(network.accessKeys) } : network,
    ),
  );
  if (accessKeysStore.netid === netid) changeIn(accessKeysStore, others);
}

function inNetwork(name: string, netid: string): string {
  return `${isolated(name)} in ${netid}`;
}
