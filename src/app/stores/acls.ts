import { useState } from 'react';
import { ref, useSnapshot } from 'valtio';
import { isSameMatrix, type AclMatrix } from '../../domain/acl/aclMatrix.ts';
import { succeed, type Failure, type Result } from '../../domain/failure.ts';
import { valueOf } from '../../domain/loadable.ts';
import { isEqual } from '../../domain/structuralSharing.ts';
import { api } from './api.ts';
import { timeNow } from './clock.ts';
import { nodesStore } from './records.ts';
import { emptyResource, include, readInto, replaceIn, type Resource } from './resource.ts';
import { register, sessionScoped } from './store.ts';

type NetworkAcls = Resource<AclMatrix> & {
  /** IDs of the network’s nodes when the ACLs were loaded. */
  nodeIds: readonly string[];
};

/** The ACLs of each network that someone asked for. They take 4 MB for 2,000 nodes. */
export const aclsStore = sessionScoped<{ byNetid: Record<string, NetworkAcls> }>('acls', () => ({
  // A network can be named `constructor`.
  byNetid: Object.create(null),
}));

include(() => Object.values(aclsStore.byNetid));

const unread = emptyResource<AclMatrix>();

type Reading = { readonly stop: AbortController; readonly result: Promise<Result<AclMatrix, Failure>> };

const underway = new Map<string, Reading>();

type Options = {
  /** How old loaded ACLs may be, in milliseconds. */
  readonly maxAge?: number;
  readonly isPoll?: boolean;
};

/** Reads the ACLs of a network. If a later read takes over, its result is returned. */
export function loadAcls(
  netid: string,
  { isPoll = false }: Options = {},
): Promise<Result<AclMatrix, Failure>> {
  const stop = new AbortController();
  const store = acls(netid);
  const read = readInto(
    store,
    async (onProgress) => {
      const options = { kind: `acls ${netid}`, signal: stop.signal, onProgress };
      const result = await api.acls.load(netid, options);
      if (result.ok) noteNodes(netid, store);
      return result;
    },
    { share: (before, next) => (isSameMatrix(before, next) ? before : next), isPoll },
  );
  const result = read.then((own) => {
    const latest = underway.get(netid);
    if (latest?.stop === stop) underway.delete(netid);
    // The end of a session aborts its reads, which must not get what the next user reads.
    const isReplaced = !own.ok && own.error.kind === 'superseded' && !stop.signal.aborted;
    return isReplaced && latest && latest.stop !== stop ? latest.result : own;
  });
  underway.set(netid, { stop, result });
  return result;
}

/** Loads ACLs that are too old. Joins a read that is under way, which may take a minute. */
export async function ensureAcls(netid: string, { maxAge = 0, isPoll = false }: Options = {}) {
  const data = aclsStore.byNetid[netid]?.data;
  const isRecent = data?.status === 'ready' && !data.staleBecause && timeNow() - data.loadedAt < maxAge;
  return isRecent ? succeed(data.value) : (underway.get(netid)?.result ?? loadAcls(netid, { isPoll }));
}

/** Takes over ACLs that the console has just saved. The response to a read that is under way may be older. */
export function replaceAcls(netid: string, acl: AclMatrix): void {
  cancelAcls(netid);
  const store = acls(netid);
  noteNodes(netid, store);
  replaceIn(store, acl);
}

export function loadedAcls(netid: string): AclMatrix | undefined {
  return valueOf(aclsStore.byNetid[netid]?.data ?? unread.data);
}

export function cancelAcls(netid: string): void {
  underway.get(netid)?.stop.abort();
}

export function forgetAclsOf(netid: string): void {
  cancelAcls(netid);
  delete aclsStore.byNetid[netid];
}

register({ name: 'readsOfAcls', scope: 'session', store: undefined, reset: forgetReads });

function forgetReads(): void {
  for (const netid of underway.keys()) cancelAcls(netid);
  underway.clear();
}

function acls(netid: string): NetworkAcls {
  const { byNetid } = aclsStore;
  byNetid[netid] ??= { ...emptyResource<AclMatrix>(), nodeIds: ref([]) };
  return byNetid[netid];
}

function noteNodes(netid: string, store: NetworkAcls): void {
  const nodes = valueOf(nodesStore.data) ?? [];
  const ids = nodes.flatMap(({ network, id }) => (network === netid ? [id] : []));
  if (!isEqual(store.nodeIds, ids, 1)) store.nodeIds = ref(ids);
}

/** Doesn’t load them. */
export function useAclsOf(netid: string | undefined): Readonly<Pick<NetworkAcls, 'data' | 'isLoading'>> {
  const { byNetid } = useSnapshot(aclsStore);
  return (netid === undefined ? undefined : byNetid[netid]) ?? unread;
}

type KnownAcls = ReadonlyMap<string, { readonly acl: AclMatrix; readonly nodeIds: readonly string[] }>;

/** The ACLs of all networks that are loaded; the same object until some of them change. */
export function useKnownAcls(): KnownAcls {
  const { byNetid } = useSnapshot(aclsStore);
  const known: KnownAcls = new Map(
    Object.entries(byNetid).flatMap(([netid, { data, nodeIds }]) =>
      data.status === 'ready' ? [[netid, { acl: data.value, nodeIds }]] : [],
    ),
  );
  const [kept, keep] = useState(known);
  if (isEqual(kept, known, 2)) return kept;
  keep(known);
  return known;
}
