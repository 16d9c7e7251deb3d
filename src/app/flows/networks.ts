import { rejection } from '../../api/transport/failure.ts';
import type { Edit } from '../../domain/edit/edit.ts';
import type { Wish } from '../../domain/edit/undo.ts';
import { succeed, type Failure, type Result, type SaveFailure } from '../../domain/failure.ts';
import { valueOf } from '../../domain/loadable.ts';
import { counted } from '../../domain/format/count.ts';
import type { Network } from '../../domain/network/network.ts';
import {
  allowedForm,
  withAllowed,
  type AllowedForm,
  type AllowedKind,
} from '../../domain/network/networkAllowed.ts';
import { changesRanges, nodesOutside } from '../../domain/network/networkEdit.ts';
import {
  networkFields,
  networkForm,
  withNetworkChanges,
  type NetworkForm,
} from '../../domain/network/networkForm.ts';
import { networkOverrideText, unfinishedText } from '../../domain/network/networkText.ts';
import { failureMessage } from '../../domain/text/failureText.ts';
import { toasts } from '../../domain/text/toasts.ts';
import { userText } from '../../domain/user/userText.ts';
import { api } from '../stores/api.ts';
import { forgetAclsOf } from '../stores/acls.ts';
import { chooseNetwork, networkChoice } from '../stores/choices.ts';
import { loadDns } from '../stores/dns.ts';
import {
  changeIn,
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
import { readNodes } from './nodes.ts';
import { refreshNodes, refreshUserData } from './refresh.ts';
import { startRun, stepsOf } from './bulkRun.ts';
import {
  isOutcomeUnknown,
  reconcileOutcome,
  reread,
  runWithToast,
  isRejected,
  overrideOutcome,
  undoable,
} from './runWithToast.ts';
import { foundIn, saveRecord, type SavedRecord, type Saving } from './saveRecord.ts';

/** Returns whether the network was deleted. Reloads everything even after a rejection, because a node may have joined. */
export async function removeNetwork(netid: string): Promise<boolean> {
  const result = await runWithToast(toasts.deleteNetwork(netid), () => remove(netid));
  void Promise.all([refreshNodes(), loadDns()]);
  return result.ok;
}

export function removeNetworks(netids: readonly string[]): Promise<void> {
  return startRun({
    title: `Delete ${counted(netids.length, 'network')}`,
    steps: stepsOf(netids, remove, 'networks'),
    finish: () => Promise.all([refreshNodes(), loadDns()]),
  });
}

async function remove(netid: string): Promise<Result<undefined, Failure>> {
  const result = await reconcileOutcome(
    () => api.networks.remove(netid),
    async () => (await reread(loadNetworks))?.every((network) => network.netid !== netid),
  );
  if (result.ok) forgetNetwork(netid);
  return result;
}

/** Asks all nodes for new key pairs. Nothing on the server shows whether a lost request arrived. */
export async function refreshPublicKeys(netid: string): Promise<void> {
  const result = await runWithToast(toasts.refreshKeys(netid), () => askForNewKeys(netid));
  if (result.ok || isOutcomeUnknown(result.error)) reloadNodesLater();
}

export function refreshAllPublicKeys(netids: readonly string[]): Promise<void> {
  return startRun({
    title: `Refresh the keys of ${counted(netids.length, 'network')}`,
    steps: stepsOf(netids, askForNewKeys),
    finish: async () => reloadNodesLater(),
  });
}

function askForNewKeys(netid: string) {
  return reconcileOutcome(
    () => api.networks.refreshPublicKeys(netid),
    async () => undefined,
  );
}

function forgetNetwork(netid: string): void {
  changeIn(networksStore, (networks) => networks.filter((network) => network.netid !== netid));
  changeIn(nodesStore, (nodes) => nodes.filter((node) => node.network !== netid));
  forgetAclsOf(netid);
  if (networkChoice.netid === netid) chooseNetwork(undefined);
}

const newKeysAfterMs = 5000;

let waiting: ReturnType<typeof setTimeout> | undefined;

export function reloadNodesLater(): void {
  clearTimeout(waiting);
  waiting = setTimeout(() => void loadNodes(), newKeysAfterMs);
}

register({ name: 'laterReload', scope: 'session', store: undefined, reset: () => clearTimeout(waiting) });

type SaveOptions = {
  /** The user agreed that saving overwrites access keys that the server hides. */
  readonly mayOverwriteHiddenKeys?: boolean;
};

/**
 * After a change of range the server stores the network and then gives all nodes new addresses. If it runs out of
 * addresses, the toast reports what was stored.
 */
type NetworkWish = Wish<Network, NetworkForm>;

export async function saveNetwork(
  netid: string,
  edit: NetworkWish,
  options: SaveOptions,
): Saving<Network, NetworkForm> {
  const isReaddressed = changesRanges(edit);
  const texts = toasts.updateNetwork(netid);
  const result = await runWithToast(
    texts,
    async () => {
      const saved: Result<SavedRecord<Network, NetworkForm>, SaveFailure> = await saveRecord({
        edit,
        form: networkForm,
        fields: networkFields,
        withChanges: withNetworkChanges,
        storesFirst: isReaddressed,
        ...networkCalls(netid, options),
      });
      if (!saved.ok || !saved.value.record || !saved.value.stoppedBy) return saved;
      const { record, stoppedBy } = saved.value;
      return succeed({ ...saved.value, unfinished: await whatIsLeft(record, edit, stoppedBy) });
    },
    undefined,
    ({ unfinished: detail, overrides, inverse }) =>
      detail === undefined
        ? undoable(
            overrideOutcome(overrides.map(networkOverrideText)),
            // Nodes wouldn’t get their former addresses back.
            inverse && !isReaddressed ? () => saveNetwork(netid, inverse, options) : undefined,
          )
        : { kind: 'error', text: texts.failure(''), detail },
  );
  if (result.ok) {
    if (result.value.record) showSaved(result.value.record);
    void refreshNodes();
  } else if (isRejected(result.error)) await reloadNetworks(netid);
  return result;
}

async function whatIsLeft(network: Network, edit: Edit<NetworkForm>, stoppedBy: Failure): Promise<string> {
  const all = (await readNodes()) ?? valueOf(nodesStore.data) ?? [];
  const nodes = all.filter((node) => node.network === network.netid);
  return unfinishedText(failureMessage(stoppedBy), nodesOutside(network, edit, nodes), nodes.length);
}

export async function saveAllowed(
  netid: string,
  kind: AllowedKind,
  edit: Wish<Network, AllowedForm>,
  options: SaveOptions,
): Saving<Network, AllowedForm> {
  const result = await runWithToast(
    toasts.updateNetwork(netid),
    () =>
      saveRecord({
        edit,
        form: (network) => allowedForm(network, kind),
        fields: ['allowed'],
        withChanges: (fresh, { after }) => withAllowed(fresh, kind, after),
        ...networkCalls(netid, options),
      }),
    undefined,
    ({ inverse }) =>
      undoable(
        edit.restore && overrideOutcome([userText.levelsRecalculated]),
        inverse && (() => saveAllowed(netid, kind, inverse, options)),
      ),
  );
  if (result.ok) {
    if (result.value.record) showSaved(result.value.record);
    void Promise.all([loadNetworkUsers(), refreshUserData()]);
  } else if (isRejected(result.error)) await reloadNetworks(netid);
  return result;
}

export function networkCalls(netid: string, { mayOverwriteHiddenKeys = false }: SaveOptions) {
  return {
    read: () => api.networks.read(netid, {}),
    obstacleOf: ({ accessKeys }: Network) =>
      !mayOverwriteHiddenKeys && accessKeys.some((key) => key.secret.hidden)
        ? rejection(hiddenKeys)
        : undefined,
    send: api.networks.update,
    readAgain: async () => foundIn(await reloadNetworks(netid), (network) => network.netid === netid),
  };
}

const hiddenKeys =
  'The server hides access keys, so saving would replace this network’s keys with placeholders.';

function showSaved(saved: Network): void {
  const replaced = (networks: readonly Network[]) =>
    networks.map((network) => (network.netid === saved.netid ? saved : network));
  changeIn(networksStore, replaced);
  changeIn(userDataStore, (areas) => areas.map((area) => ({ ...area, networks: replaced(area.networks) })));
  if (ownNetworkStore.netid === saved.netid) changeIn(ownNetworkStore, () => saved);
}

/** Only administrators can list networks. Network administrators read the single network. */
async function reloadNetworks(netid: string): Promise<readonly Network[] | undefined> {
  const session = liveSession();
  if (!session) return undefined;
  if (session.user.isAdmin) return reread(loadNetworks);
  const own = await reread(() => loadOwnNetwork(netid));
  return own && [own];
}
