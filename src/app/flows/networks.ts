import { rejection } from '../../api/transport/failure.ts';
import type { Edit } from '../../domain/edit/edit.ts';
import type { Wish } from '../../domain/edit/undo.ts';
import { succeed, type Failure, type Result } from '../../domain/failure.ts';
import { valueOf } from '../../domain/loadable.ts';
import { isCreatedFrom } from '../../domain/network/createdNetwork.ts';
import type { NetworkDraft } from '../../domain/network/networkDraft.ts';
import type { Network } from '../../domain/network/network.ts';
import { changesRanges, nodesOutside } from '../../domain/network/networkEdit.ts';
import {
  networkEditForm,
  networkFields,
  networkForm,
  withNetworkChanges,
  type NetworkForm,
} from '../../domain/network/networkForm.ts';
import { networkUndoToStored } from '../../domain/network/storedNetworkUndo.ts';
import { unfinishedText } from '../../domain/network/networkText.ts';
import { paths } from '../../domain/paths.ts';
import { failureMessage } from '../../domain/text/failureText.ts';
import { toasts } from '../../domain/text/toasts.ts';
import { api } from '../stores/api.ts';
import { forgetAclsOf } from '../stores/acls.ts';
import { chooseNetwork, networkChoice } from '../stores/choices.ts';
import { loadDns } from '../stores/dns.ts';
import {
  loadNetworks,
  networksStore,
  nodesStore,
  loadNodes,
  ownNetworkStore,
  readOwnNetworkAgain,
  userDataStore,
} from '../stores/records.ts';
import { changeIn } from '../stores/resource.ts';
import { noteRotation } from '../stores/keyRotations.ts';
import { liveSession } from '../stores/session.ts';
import { register } from '../stores/store.ts';
import { readNodes } from './nodes.ts';
import { refreshNodes } from './refresh.ts';
import { make, runWithToast, undoBy, type Change } from './change.ts';
import { afterSave, isOutcomeUnknown, reconcileDeletion, reconcileOutcome, reread } from './outcome.ts';
import { foundIn, saveRecord, type SavedRecord } from './saveRecord.ts';

/** Reloads everything even after a rejection, because a node may have joined. */
export function networkRemoval(netid: string): Change {
  return {
    key: netid,
    name: netid,
    lane: 'networks',
    texts: toasts.deleteNetwork(netid),
    send: () =>
      reconcileDeletion(
        () => api.networks.remove(netid),
        async () => (await reread(loadNetworks))?.every((network) => network.netid !== netid),
        () => forgetNetwork(netid),
      ),
    settle: () => void refreshNodesAndDns(),
  };
}

/** Reloads the list after a rejection too, because someone else may have taken the name. */
export async function createNetwork(draft: NetworkDraft): Promise<Result<undefined, Failure>> {
  const { netid } = draft;
  const result = await runWithToast(toasts.createNetwork(netid), () => create(draft), {
    outcome: () => ({ action: { label: 'Create its first key', href: paths.createAccessKey(netid) } }),
  });
  await loadNetworks();
  // The server adds its own node to a new network.
  if (result.ok) void loadNodes();
  return result;
}

/** Creates a network as a part of a task. Later parts need it in the list. */
export function networkCreation(draft: NetworkDraft): Change {
  const { netid } = draft;
  return {
    key: netid,
    name: netid,
    lane: 'networks',
    texts: toasts.createNetwork(netid),
    send: async () => {
      const result = await create(draft);
      if (!result.ok) return result;
      await loadNetworks();
      return succeed({
        undo: undoBy(networkRemoval(netid)),
        kept: { kind: 'created', what: 'network', netid, name: netid, address: '' },
      });
    },
  };
}

function create(draft: NetworkDraft): Promise<Result<undefined, Failure>> {
  return reconcileOutcome(
    () => api.networks.create(draft),
    async () => (await reread(loadNetworks))?.some((network) => isCreatedFrom(draft, network)),
  );
}

export async function refreshNodesAndDns(): Promise<void> {
  await Promise.all([refreshNodes(), loadDns()]);
}

/** Asks all nodes for new key pairs. Nothing on the server shows whether a lost request arrived. */
export function keyRefresh(netid: string): Change {
  return {
    key: netid,
    name: netid,
    texts: toasts.refreshKeys(netid),
    send: async () => {
      const before = valueOf(nodesStore.data) ?? [];
      const result = await reconcileOutcome(
        () => api.networks.refreshPublicKeys(netid),
        async () => undefined,
      );
      if (!result.ok && !isOutcomeUnknown(result.error)) return result;
      noteRotation(netid, before);
      if (!result.ok) return result;
      return succeed({ toast: { action: { label: 'View progress', href: paths.network(netid) } } });
    },
    settle: (result) => {
      if (result.ok || isOutcomeUnknown(result.error)) reloadNodesLater();
    },
  };
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

export type NetworkSaveOptions = {
  /** The user agreed that saving overwrites access keys that the server hides. */
  readonly mayOverwriteHiddenKeys?: boolean;
};

export function saveNetwork(netid: string, edit: Wish<Network, NetworkForm>, options: NetworkSaveOptions) {
  return make(networkEdit(netid, edit, options));
}

type SavedNetwork = SavedRecord<Network, NetworkForm> & { readonly unfinished?: string | undefined };

/**
 * After a change of range the server stores the network and then gives all nodes new addresses. If it runs out of
 * addresses, the toast reports what was stored.
 */
export function networkEdit(
  netid: string,
  edit: Wish<Network, NetworkForm>,
  options: NetworkSaveOptions,
): Change<SavedNetwork> {
  const isReaddressed = changesRanges(edit);
  const texts = toasts.updateNetwork(netid);
  return {
    key: netid,
    name: netid,
    texts,
    send: async () => {
      const saved = await saveRecord({
        edit,
        form: networkForm,
        fields: networkFields,
        withChanges: withNetworkChanges,
        storesFirst: isReaddressed,
        ...networkCalls(netid, options),
        show: showSavedNetwork,
        noteOf: (overrides) => overrides.map(networkEditForm.overrideText),
        // Nodes wouldn’t get their former addresses back.
        undoOf: (inverse) => {
          if (isReaddressed) return undefined;
          const kept = networkUndoToStored(netid, inverse);
          return {
            undo: undoBy(networkEdit(netid, inverse, options)),
            kept: kept && { kind: 'network', edit: kept },
          };
        },
      });
      if (!saved.ok) return saved;
      if (!saved.value.record || !saved.value.stoppedBy) return saved;
      const { record, stoppedBy } = saved.value;
      const unfinished = await whatIsLeft(record, edit, stoppedBy);
      const toast = { kind: 'error', text: texts.failure(''), detail: unfinished } as const;
      return succeed({ ...saved.value, unfinished, toast, note: undefined });
    },
    settle: afterSave(refreshNodes, () => reloadNetworks(netid)),
  };
}

async function whatIsLeft(network: Network, edit: Edit<NetworkForm>, stoppedBy: Failure): Promise<string> {
  const all = (await readNodes()) ?? valueOf(nodesStore.data) ?? [];
  const nodes = all.filter((node) => node.network === network.netid);
  return unfinishedText(failureMessage(stoppedBy), nodesOutside(network, edit, nodes), nodes.length);
}

export function networkCalls(netid: string, { mayOverwriteHiddenKeys = false }: NetworkSaveOptions) {
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

export function showSavedNetwork(saved: Network): void {
  const replaced = (networks: readonly Network[]) =>
    networks.map((network) => (network.netid === saved.netid ? saved : network));
  changeIn(networksStore, replaced);
  changeIn(userDataStore, (areas) => areas.map((area) => ({ ...area, networks: replaced(area.networks) })));
  if (ownNetworkStore.netid === saved.netid) changeIn(ownNetworkStore, () => saved);
}

/** Only administrators can list networks. Network administrators read the single network. */
export async function reloadNetworks(netid: string): Promise<readonly Network[] | undefined> {
  const session = liveSession();
  if (!session) return undefined;
  if (session.user.isAdmin) return reread(loadNetworks);
  const own = await reread(() => readOwnNetworkAgain(netid));
  return own && [own];
}
