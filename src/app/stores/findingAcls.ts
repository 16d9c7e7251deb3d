import { ref } from 'valtio';
import { aclsStore, ensureAcls } from './acls.ts';
import { timeNow } from './clock.ts';
import { aclEdits } from './drafts/aclEdits.ts';
import { sessionScoped } from './store.ts';

/** What the findings need of the ACLs of all networks. */
export const findingAclsStore = sessionScoped('findingAcls', (before?: { round: number }) => ({
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
    await ensureAcls(netid, { isPoll: true });
    if (store.round !== round) return;
  }
  store.isLoading = false;
}

function nextOld(): string | undefined {
  return findingAclsStore.wanted.find((netid) => timeNow() - lastRead(netid) >= freshAclsMs);
}

function lastRead(netid: string): number {
  const { data, failedAt = -Infinity } = aclsStore.byNetid[netid] ?? {};
  if (data?.status !== 'ready') return failedAt;
  // Rules don’t change below unsaved edits until the user reads them again.
  return netid in aclEdits.byKey ? Infinity : Math.max(data.loadedAt, failedAt);
}

/** From now on, the ACLs of a large network are loaded for findings too. */
export function requestFindingAcls(netid: string): void {
  const { requested } = findingAclsStore;
  if (!requested.includes(netid)) findingAclsStore.requested = ref([...requested, netid]);
}
