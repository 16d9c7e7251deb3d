import { ref, subscribe } from 'valtio';
import { type AclMatrix, isSameMatrix } from '../../domain/acl/aclMatrix.ts';
import { valueOf } from '../../domain/loadable.ts';
import { structuralShare } from '../../domain/structuralSharing.ts';
import { aclsStore } from './acls.ts';
import { api } from './api.ts';
import { timeNow } from './clock.ts';
import { nodesStore } from './records.ts';
import { sessionScoped } from './store.ts';

type Known = {
  readonly acl: AclMatrix | undefined;
  /** IDs of the network’s nodes at that time. */
  readonly nodeIds: readonly string[];
  /** When they were loaded or failed to load, in Unix milliseconds. */
  readonly at: number;
};

/** The latest ACLs of all networks, for findings. */
export const findingAclsStore = sessionScoped('findingAcls', (before?: { round: number }) => ({
  known: ref<ReadonlyMap<string, Known>>(new Map()),
  wanted: ref<readonly string[]>([]),
  /** Large networks whose ACLs someone asked for. */
  requested: ref<readonly string[]>([]),
  isLoading: false,
  /** A reset ends the round that is under way. */
  round: (before?.round ?? 0) + 1,
}));

/** How long ACLs are good enough for findings, in milliseconds. Also the pause after a failure. */
export const freshAclsMs = 5 * 60_000;

/** ACLs of larger networks take too long to load in the background. */
export const mostNodes = 500;

/** Loads the ACLs that are missing or too old, one network after the other. */
export async function loadFindingAcls(netids: readonly string[]): Promise<void> {
  const store = findingAclsStore;
  store.wanted = ref(netids);
  if (store.isLoading) return;
  const { round } = store;
  store.isLoading = true;
  for (let netid = nextOld(); netid !== undefined; netid = nextOld()) {
    const since = timeNow();
    const result = await api.acls.load(netid, { kind: 'findingAcls' });
    if (store.round !== round) return;
    if (result.ok) noteAcls(netid, result.value, since);
    else note(netid, store.known.get(netid)?.acl, timeNow());
  }
  store.isLoading = false;
}

function nextOld(): string | undefined {
  const { wanted, known } = findingAclsStore;
  return wanted.find((netid) => timeNow() - (known.get(netid)?.at ?? -Infinity) >= freshAclsMs);
}

/** From now on, the ACLs of a large network are loaded for findings too. */
export function requestFindingAcls(netid: string): void {
  const { requested } = findingAclsStore;
  if (!requested.includes(netid)) findingAclsStore.requested = ref([...requested, netid]);
}

/** Takes over ACLs from a page or a change, unless there are newer ones. `at` in Unix milliseconds. */
export function noteAcls(netid: string, acl: AclMatrix, at: number): void {
  const before = findingAclsStore.known.get(netid);
  if (before && before.at >= at) return;
  note(netid, before?.acl && isSameMatrix(before.acl, acl) ? before.acl : acl, at);
}

function note(netid: string, acl: AclMatrix | undefined, at: number): void {
  const { known } = findingAclsStore;
  const nodes = valueOf(nodesStore.data) ?? [];
  const ids = nodes.flatMap(({ network, id }) => (network === netid ? [id] : []));
  const nodeIds = structuralShare(known.get(netid)?.nodeIds, ids);
  findingAclsStore.known = ref(new Map(known).set(netid, { acl, nodeIds, at }));
}

function noteOfPage(): void {
  const { netid, data } = aclsStore;
  if (data.status === 'ready') noteAcls(netid, data.value, data.loadedAt);
}

subscribe(aclsStore, noteOfPage);
noteOfPage();
