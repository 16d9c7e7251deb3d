import type { AclMatrix } from '../../domain/acl/aclMatrix.ts';
import type { Failure, Result } from '../../domain/failure.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { api } from './api.ts';
import { timeNow } from './clock.ts';
import { emptyResource, resource } from './resource.ts';
import { register } from './store.ts';

const acls = resource<AclMatrix, { netid: string }>(
  'acls',
  ({ netid }, onProgress) => api.acls.load(netid, { kind: 'acls', signal: stop.signal, onProgress }),
  { about: { netid: '' } },
);
export const aclsStore = acls.store;

/** The ACLs of networks shown before. They take 4 MB for 2,000 nodes. */
const others = new Map<string, Loadable<AclMatrix>>();

type Reading = {
  readonly netid: string;
  readonly stop: AbortController;
  readonly result: Promise<Result<AclMatrix, Failure>>;
};
let reading: Reading | undefined;
let stop = new AbortController();

const recentMs = 60_000;

export function loadAcls(netid: string): Promise<Result<AclMatrix, Failure>> {
  turnTo(netid);
  stop = new AbortController();
  const result = acls.load();
  const mine: Reading = { netid, stop, result };
  reading = mine;
  void result.then(() => {
    if (reading === mine) reading = undefined;
  });
  return result;
}

/** Joins a read that is under way, which may take a minute. */
export function openAcls(netid: string): Promise<Result<AclMatrix, Failure>> {
  return reading?.netid === netid ? reading.result : loadAcls(netid);
}

/** For pages that only show the rules, for which ACLs of the last minute are recent enough. */
export function ensureAcls(netid: string): void {
  turnTo(netid);
  const { data } = aclsStore;
  if (data.status === 'ready' && !data.staleBecause && timeNow() - data.loadedAt < recentMs) return;
  void openAcls(netid);
}

/** The ACLs for a reachability question, whose network may differ from the page’s. */
const ofQuestion = resource<AclMatrix, { netid: string }>(
  'aclsOfQuestion',
  // With a separate kind, this doesn’t supersede the read of a page.
  ({ netid }) => api.acls.load(netid, { kind: 'aclsOfQuestion' }),
  { about: { netid: '' } },
);
export const questionAcls = ofQuestion.store;

export function loadQuestionAcls(netid: string): void {
  void ofQuestion.load({ netid });
}

export function cancelAcls(): void {
  reading?.stop.abort();
}

export function forgetAclsOf(netid: string): void {
  others.delete(netid);
  if (aclsStore.netid === netid) Object.assign(aclsStore, emptyResource(aclsStore));
}

register({ name: 'aclsOfOtherNetworks', scope: 'session', store: undefined, reset: forgetReads });

function forgetReads(): void {
  cancelAcls();
  reading = undefined;
  others.clear();
}

function turnTo(netid: string): void {
  if (aclsStore.netid === netid) return;
  reading = undefined;
  if (aclsStore.data.status === 'ready') others.set(aclsStore.netid, aclsStore.data);
  Object.assign(aclsStore, emptyResource(aclsStore));
  aclsStore.netid = netid;
  const known = others.get(netid);
  if (known) aclsStore.data = known;
}
