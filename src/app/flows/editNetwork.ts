import type { NetworkUpdateOptions } from '../../api/networks.ts';
import type { Updated } from '../../api/updateFresh.ts';
import { changedFields, conflicts, type Edit } from '../../domain/edit/edit.ts';
import { keptValues } from '../../domain/edit/keptValues.ts';
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
import { succeed, type Result } from '../../domain/result.ts';
import { keptNetworkText } from '../../domain/text/networkFieldText.ts';
import { toasts } from '../../domain/text/toasts.ts';
import { api } from '../api.ts';
import type { Saved } from '../forms/useRecordEdit.ts';
import { changeIn } from '../stores/collection.ts';
import { liveSession } from '../stores/session.ts';
import {
  loadNetworks,
  loadNetworkUsers,
  loadOwnNetwork,
  networksStore,
  ownNetworkStore,
  userDataStore,
} from '../stores/records.ts';
import { isOutcomeUnknown, isRefused, nobodyKnows, reread } from './outcome.ts';
import { refreshNodes } from './refreshNodes.ts';
import { refreshUserData } from './refreshUserData.ts';
import { keptOutcome, run } from './run.ts';

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
