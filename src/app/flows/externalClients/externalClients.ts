import { rejection } from '../../../api/transport/failure.ts';
import { undoConflictText } from '../../../domain/edit/undo.ts';
import {
  clientKey,
  externalClientText,
  type ExternalClient,
  type ExternalClientRef,
} from '../../../domain/externalClient/externalClient.ts';
import { fail, succeed, type Failure, type Result } from '../../../domain/failure.ts';
import { toasts } from '../../../domain/text/toasts.ts';
import type { ToastTexts } from '../../../domain/text/toastTexts.ts';
import { api } from '../../stores/api.ts';
import { holdClients, markRenamed, releaseClients } from '../../stores/changes.ts';
import { externalClientsStore, userDataStore } from '../../stores/records.ts';
import { changeIn } from '../../stores/resource.ts';
import { make, undoBy, type Change, type Done } from '../change.ts';
import { reconcileDeletion } from '../outcome.ts';
import { replaceRecord } from '../saveRecord.ts';
import { isFree, readClient } from './clientLists.ts';
import { refreshClients } from '../refresh.ts';
import { isolated } from '../../../domain/text/isolated.ts';

export function renameClient(ref: ExternalClientRef, clientId: string) {
  return make(renaming(ref, clientId));
}

type ClientChange<T extends Done | undefined> = Change<T, Failure>;
type Addresses = Pick<ExternalClient, 'address' | 'address6'>;
type SavedClient = Done & { readonly client: ExternalClient };

/** Allows one change of a client at a time, so that no response overtakes another. */
function clientChange<T extends Done | undefined>(
  refs: readonly [ExternalClientRef, ...ExternalClientRef[]],
  texts: ToastTexts,
  change: () => Promise<Result<T, Failure>>,
): ClientChange<T> {
  const [ref] = refs;
  return {
    key: clientKey(ref),
    name: ref.clientId,
    about: `${isolated(ref.clientId)} in ${ref.network}`,
    lane: ref.network,
    texts,
    send: async () => {
      const hold = holdClients(refs.map(clientKey));
      if (hold === undefined) return fail(rejection(externalClientText.changePending));
      return change().finally(() => releaseClients(hold));
    },
    settle: () => void refreshClients(),
  };
}

/**
 * Checks first that the name is free, because the server would overwrite the client that has it. To undo a renaming,
 * `renamedTo` is the client whose name it was.
 */
export function renaming(
  ref: ExternalClientRef,
  clientId: string,
  renamedTo?: Addresses,
): ClientChange<SavedClient> {
  const renamed = { network: ref.network, clientId };
  const refs = [ref, renamed] as const;
  return clientChange(refs, toasts.updateExternalClient(), async () => {
    const result = await update(
      ref,
      async (fresh) => {
        if (renamedTo && !hasAddressesOf(renamedTo, fresh)) return fail(rejection(undoConflictText));
        const free = await isFree(renamed);
        return free.ok ? succeed({ ...fresh, clientId }) : free;
      },
      (carryOut) => whileNamesChange(refs, carryOut),
    );
    if (!result.ok) return result;
    const { client } = result.value;
    const { address, address6 } = client;
    return succeed({
      client,
      undo: undoBy(renaming(renamed, ref.clientId, client)),
      kept: { kind: 'clientName', ...renamed, former: ref.clientId, address, address6 },
    });
  });
}

export function enabling(ref: ExternalClientRef, isEnabled: boolean): ClientChange<SavedClient> {
  return clientChange([ref], toasts.updateExternalClient(), async () => {
    const result = await update(ref, (fresh) => succeed({ ...fresh, isEnabled }));
    if (!result.ok) return result;
    const { fresh, client } = result.value;
    const isChanged = fresh.isEnabled !== client.isEnabled;
    const { isEnabled: before } = fresh;
    return succeed({
      client,
      undo: isChanged ? undoBy(enabling(ref, before)) : undefined,
      kept: { kind: 'client', network: ref.network, clientId: ref.clientId, isEnabled: before },
    });
  });
}

export function clientRemoval(ref: ExternalClientRef): ClientChange<Done | undefined> {
  return clientChange([ref], toasts.deleteExternalClient(), () =>
    whileNamesChange([ref], () =>
      reconcileDeletion(
        () => api.externalClients.remove(ref),
        async () => {
          const now = await readClient(ref);
          return now.ok ? now.value === undefined : undefined;
        },
        () => changeShown(ref, () => []),
      ),
    ),
  );
}

/** Marks responses about these names as outdated, because they may be about another client. */
async function whileNamesChange<T>(
  refs: readonly ExternalClientRef[],
  carryOut: () => Promise<T>,
): Promise<T> {
  const keys = refs.map(clientKey);
  markRenamed(keys);
  try {
    return await carryOut();
  } finally {
    markRenamed(keys);
  }
}

/** A client keeps its addresses when it is renamed, so they identify it after a lost response. */
async function update(
  ref: ExternalClientRef,
  changed: (
    fresh: ExternalClient,
  ) => Result<ExternalClient, Failure> | Promise<Result<ExternalClient, Failure>>,
  during: <T>(carryOut: () => Promise<T>) => Promise<T> = (carryOut) => carryOut(),
): Promise<Result<{ readonly fresh: ExternalClient; readonly client: ExternalClient }, Failure>> {
  const result = await replaceRecord<ExternalClient, Failure>({
    read: async () => {
      const read = await readClient(ref);
      if (!read.ok) return read;
      return read.value ? succeed(read.value) : fail(rejection(externalClientText.notFound));
    },
    change: changed,
    send: (requested) =>
      during(async () => {
        const sent = await api.externalClients.update(ref, requested);
        if (sent.ok) changeShown(ref, () => [sent.value]);
        return sent;
      }),
    readAgain: (requested) =>
      during(async () => {
        const read = await readClient(requested);
        return read.ok ? (read.value ?? 'deleted') : undefined;
      }),
    isStored: (now, requested) => hasAddressesOf(requested, now) && now.isEnabled === requested.isEnabled,
  });
  if (!result.ok) return result;
  const { fresh, requested, stored = requested } = result.value;
  return succeed({ fresh, client: stored });
}

function hasAddressesOf(client: Addresses, { address, address6 }: Addresses): boolean {
  return client.address === address && client.address6 === address6;
}

function changeShown(ref: ExternalClientRef, changed: () => readonly ExternalClient[]): void {
  const replaced = (clients: readonly ExternalClient[]) =>
    clients.flatMap((client) => (clientKey(client) === clientKey(ref) ? changed() : [client]));
  changeIn(externalClientsStore, replaced);
  changeIn(userDataStore, (areas) => areas.map((area) => ({ ...area, clients: replaced(area.clients) })));
}
