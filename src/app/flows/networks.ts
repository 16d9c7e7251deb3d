import type { NetworkUpdateOptions } from '../../api/networks.ts';
import type { Updated } from '../../api/updateFresh.ts';
import { changedFields, conflicts, type Edit, keptValues, type Saved } from '../../domain/edit/edit.ts';
import type { Failure } from '../../domain/failure.ts';
import { sameList } from '../../domain/list.ts';
import type { Network } from '../../domain/network/network.ts';
import {
  allowedForm,
  withAllowed,
  type AllowedForm,
  type AllowedKind,
} from '../../domain/network/networkAllowed.ts';
import {
  networkFields,
  networkForm,
  withNetworkChanges,
  type NetworkForm,
} from '../../domain/network/networkForm.ts';
import { keptNetworkText } from '../../domain/network/networkText.ts';
import { succeed, type Result } from '../../domain/result.ts';
import { toasts } from '../../domain/text/toasts.ts';
import { api } from '../api.ts';
import { forgetAclsOf } from '../stores/acls.ts';
import { chooseNetwork, networkChoice } from '../stores/choices.ts';
import { changeIn } from '../stores/collection.ts';
import { loadDns } from '../stores/dns.ts';
import {
  loadNetworks,
  networksStore,
  nodesStore,
  loadNodes,
  loadNetworkUsers,
  loadOwnNetwork,
  ownNetworkStore,
  userDataStore,
} from '../stores/records.ts';
import { liveSession } from '../stores/session.ts';
import { register } from '../stores/store.ts';
import { refreshNodes, refreshUserData } from './refresh.ts';
import {
  isOutcomeUnknown,
  reread,
  withKnownOutcome,
  run,
  isRefused,
  nobodyKnows,
  keptOutcome,
} from './run.ts';

/**
 * Answers whether the network is gone. Nothing is sent while nodes remain in it. Afterwards all that went with it is read
 * again; after a refusal too, since somebody else may have added a node.
 */
export async function removeNetwork(netid: string): Promise<boolean> {
  const result = await run(toasts.deleteNetwork(netid), () =>
    withKnownOutcome(
      () => api.networks.remove(netid),
      async () => {
        const networks = await reread(loadNetworks);
        return networks?.every((network) => network.netid !== netid);
      },
    ),
  );
  if (result.ok) forgetNetwork(netid);
  void refreshNetworks();
  return result.ok;
}

/** Asks all nodes of the network for new key pairs. Whether a lost request arrived shows only with the keys. */
export async function refreshPublicKeys(netid: string): Promise<void> {
  const result = await run(toasts.refreshKeys(netid), () =>
    withKnownOutcome(
      () => api.networks.refreshPublicKeys(netid),
      async () => undefined,
    ),
  );
  if (result.ok || isOutcomeUnknown(result.error)) reloadNodesLater();
}

async function refreshNetworks(): Promise<void> {
  await Promise.all([refreshNodes(), loadDns()]);
}

/** The server's own node leaves with its network. */
function forgetNetwork(netid: string): void {
  changeIn(networksStore, (networks) => networks.filter((network) => network.netid !== netid));
  changeIn(nodesStore, (nodes) => nodes.filter((node) => node.network !== netid));
  forgetAclsOf(netid);
  if (networkChoice.netid === netid) chooseNetwork(undefined);
}

/** How long nodes take to report new keys, in milliseconds. */
const reportTime = 5000;

let waiting: ReturnType<typeof setTimeout> | undefined;

/** Reads the nodes again once they have had time to report. */
export function reloadNodesLater(): void {
  cancelLaterReload();
  waiting = setTimeout(() => void loadNodes(), reportTime);
}

function cancelLaterReload(): void {
  clearTimeout(waiting);
}

// Once the session is over nobody is left to read for.
register({ name: 'laterReload', scope: 'session', store: undefined, reset: cancelLaterReload });

/**
 * Saves what a person changed of a network, on top of the network as it is at that moment; see `saveNode`. A changed
 * range gives all nodes new addresses, so the nodes are read again.
 */
export async function saveNetwork(
  netid: string,
  edit: Edit<NetworkForm>,
  options: NetworkUpdateOptions,
): Promise<Result<Saved<NetworkForm>, Failure>> {
  const result = await run(
    toasts.updateNetwork(netid),
    () => update(netid, edit, options),
    undefined,
    ({ kept }) => keptOutcome(kept.map(keptNetworkText)),
  );
  if (result.ok) void refreshNodes();
  else if (isRefused(result.error)) await reloadNetworks(netid);
  return result;
}

/** Replaces the groups or the users that may use a network; everybody's rights on it may have changed with it. */
export async function saveAllowed(
  netid: string,
  kind: AllowedKind,
  edit: Edit<AllowedForm>,
  options: NetworkUpdateOptions,
): Promise<Result<Saved<AllowedForm>, Failure>> {
  const isChanged = (now: Network) => conflicts(edit, allowedForm(now, kind), ['allowed']).length > 0;
  const result = await run(toasts.updateNetwork(netid), async () => {
    const updated = await api.networks.update(
      netid,
      (fresh) => (isChanged(fresh) ? undefined : withAllowed(fresh, kind, edit.after)),
      options,
    );
    if (updated.ok) return succeed(updated.value.kept);
    if (!isOutcomeUnknown(updated.error)) return updated;
    const networks = await reloadNetworks(netid);
    if (!networks) return nobodyKnows(updated.error);
    const now = networks.find((network) => network.netid === netid);
    return now && sameList(allowedForm(now, kind).allowed, edit.after.allowed) ? succeed(now) : updated;
  });
  if (!result.ok) {
    if (isRefused(result.error)) await reloadNetworks(netid);
    return result;
  }
  const kept = result.value;
  changeIn(networksStore, (networks) => networks.map((one) => (one.netid === netid ? kept : one)));
  void Promise.all([loadNetworkUsers(), refreshUserData()]);
  return succeed({ form: allowedForm(kept, kind), kept: [] });
}

async function update(
  netid: string,
  edit: Edit<NetworkForm>,
  options: NetworkUpdateOptions,
): Promise<Result<Saved<NetworkForm>, Failure>> {
  const result = await api.networks.update(
    netid,
    (fresh) =>
      conflicts(edit, networkForm(fresh), networkFields).length > 0
        ? undefined
        : withNetworkChanges(fresh, edit),
    options,
  );
  if (result.ok) return succeed(saved(edit, result.value));
  if (!isOutcomeUnknown(result.error)) return result;
  const networks = await reloadNetworks(netid);
  if (!networks) return nobodyKnows(result.error);
  const now = networks.find((network) => network.netid === netid);
  return now && isStored(edit, now) ? succeed(saved(edit, { asked: now, kept: now })) : result;
}

function saved(edit: Edit<NetworkForm>, { asked, kept }: Updated<Network>): Saved<NetworkForm> {
  const replaced = (networks: readonly Network[]) =>
    networks.map((one) => (one.netid === kept.netid ? kept : one));
  changeIn(networksStore, replaced);
  changeIn(userDataStore, (areas) => areas.map((area) => ({ ...area, networks: replaced(area.networks) })));
  if (ownNetworkStore.netid === kept.netid) changeIn(ownNetworkStore, () => kept);
  const form = networkForm(kept);
  return { form, kept: keptValues(networkForm(asked), form, changedFields(edit, networkFields)) };
}

/** The list is for administrators; a network's own administrators read it alone. */
async function reloadNetworks(netid: string): Promise<readonly Network[] | undefined> {
  const session = liveSession();
  if (!session) return undefined;
  if (session.user.isAdmin) return reread(loadNetworks);
  const own = await reread(() => loadOwnNetwork(netid));
  return own && [own];
}

/** Whether everything that was asked for is on the server. */
function isStored(edit: Edit<NetworkForm>, now: Network): boolean {
  const asked = networkForm(withNetworkChanges(now, edit));
  return keptValues(asked, networkForm(now), changedFields(edit, networkFields)).length === 0;
}
