import { rejection } from '../../../api/transport/failure.ts';
import { undoConflictText } from '../../../domain/edit/undo.ts';
import {
  clientKey,
  externalClientText,
  type ExternalClient,
  type ExternalClientRef,
} from '../../../domain/externalClient/externalClient.ts';
import { fail, notSent, succeed, type Failure, type Result } from '../../../domain/failure.ts';
import { counted } from '../../../domain/format/count.ts';
import type { Leftover } from '../../../domain/node/leftovers.ts';
import type { NodeRef, NamedNode } from '../../../domain/node/node.ts';
import { messages } from '../../../domain/text/messages.ts';
import { toasts } from '../../../domain/text/toasts.ts';
import type { ToastTexts } from '../../../domain/text/toastTexts.ts';
import { api } from '../../stores/api.ts';
import { holdClients, markRenamed, releaseClients } from '../../stores/changes.ts';
import { changeIn, externalClientsStore, userDataStore } from '../../stores/records.ts';
import { liveSession } from '../../stores/session.ts';
import { doneWith, startRun, type RunStep } from '../bulkRun.ts';
import { cleanedOutcome, cleanUpAll, startDeletion } from '../deletions.ts';
import {
  isOutcomeUnknown,
  unknownOutcome,
  reconcileOutcome,
  runWithToast,
  undoable,
  type Outcome,
} from '../runWithToast.ts';
import { replaceRecord } from '../saveRecord.ts';
import { isTaken, readClient, readClients, refreshClients, shownClient } from './clientLists.ts';

/**
 * Checks first that the name is free, because the server would overwrite the client that has it. To undo a renaming,
 * `renamedTo` is the client whose name it was.
 */
export async function renameClient(
  ref: ExternalClientRef,
  clientId: string,
  renamedTo?: ExternalClient,
): Promise<Result<ExternalClient, Failure>> {
  const renamed = { network: ref.network, clientId };
  const refs = [ref, renamed] as const;
  return change(
    refs,
    toasts.updateExternalClient(),
    () =>
      update(
        ref,
        async (fresh) => {
          if (renamedTo && !hasAddressesOf(renamedTo, fresh)) return fail(rejection(undoConflictText));
          const free = await isFree(renamed);
          return free.ok ? succeed({ ...fresh, clientId }) : free;
        },
        (carryOut) => whileNamesChange(refs, carryOut),
      ),
    (_, client) => undoable(undefined, () => renameClient(renamed, ref.clientId, client)),
  );
}

async function isFree(ref: ExternalClientRef): Promise<Result<undefined, Failure>> {
  const taken = await isTaken(ref);
  if (!taken.ok) return fail(notSent(taken.error));
  return taken.value ? fail(rejection(messages['extclient.validation.taken'])) : succeed(undefined);
}

export async function setClientEnabled(
  ref: ExternalClientRef,
  isEnabled: boolean,
): Promise<Result<ExternalClient, Failure>> {
  let wasEnabled: boolean | undefined;
  return change(
    [ref],
    toasts.updateExternalClient(),
    () =>
      update(ref, (fresh) => {
        wasEnabled = fresh.isEnabled;
        return succeed({ ...fresh, isEnabled });
      }),
    (_, client) =>
      undoable(
        undefined,
        wasEnabled === !client.isEnabled ? () => setClientEnabled(ref, !client.isEnabled) : undefined,
      ),
  );
}

export async function removeClient(
  ref: ExternalClientRef,
  leftovers: readonly Leftover[] = [],
): Promise<void> {
  await change(
    [ref],
    toasts.deleteExternalClient(),
    async () => {
      const removed = await whileNamesChange([ref], () => remove(ref));
      return removed.ok ? succeed(await cleanUpAll(leftovers)) : removed;
    },
    cleanedOutcome,
  );
}

async function remove(ref: ExternalClientRef): Promise<Result<undefined, Failure>> {
  const result = await reconcileOutcome(
    () => api.externalClients.remove(ref),
    async () => {
      const now = await readClient(ref);
      return now.ok ? now.value === undefined : undefined;
    },
  );
  if (result.ok) changeShown(ref, () => []);
  return result;
}

/** Allows one change of a client at a time, so that no response overtakes another. */
async function change<T>(
  refs: readonly [ExternalClientRef, ...ExternalClientRef[]],
  texts: ToastTexts,
  carryOut: () => Promise<Result<T, Failure>>,
  outcome?: (about: string, value: T) => Outcome | undefined,
): Promise<Result<T, Failure>> {
  const [{ clientId, network }] = refs;
  const about = `${clientId} in ${network}`;
  const result = await whileHeld(refs, () =>
    runWithToast(texts, carryOut, about, (value) => outcome?.(about, value)),
  );
  void refreshClients();
  return result;
}

async function whileHeld<T>(
  refs: readonly ExternalClientRef[],
  carryOut: () => Promise<Result<T, Failure>>,
): Promise<Result<T, Failure>> {
  const hold = holdClients(refs.map(clientKey));
  if (hold === undefined) return fail(rejection(externalClientText.changePending));
  try {
    return await carryOut();
  } finally {
    releaseClients(hold);
  }
}

function stepsOfClients(
  refs: readonly ExternalClientRef[],
  work: (ref: ExternalClientRef) => ReturnType<RunStep['work']>,
) {
  return refs.map((ref) => ({
    key: clientKey(ref),
    name: ref.clientId,
    lane: ref.network,
    work: () => work(ref),
  }));
}

export function setClientsEnabled(refs: readonly ExternalClientRef[], isEnabled: boolean): Promise<void> {
  return startRun({
    title: `${isEnabled ? 'Enable' : 'Disable'} ${counted(refs.length, 'client')}`,
    steps: stepsOfClients(refs, async (ref) => {
      const isChanged = shownClient(ref)?.isEnabled !== isEnabled;
      const result = await enable(ref, isEnabled);
      return result.ok ? doneWith([], isChanged ? () => enable(ref, !isEnabled) : undefined) : result;
    }),
    finish: refreshClients,
  });
}

function enable(ref: ExternalClientRef, isEnabled: boolean): Promise<Result<ExternalClient, Failure>> {
  return whileHeld([ref], () => update(ref, (fresh) => succeed({ ...fresh, isEnabled })));
}

export function removeClients(
  refs: readonly ExternalClientRef[],
  leftovers: readonly Leftover[],
): Promise<void> {
  return startDeletion({
    title: `Delete ${counted(refs.length, 'client')}`,
    steps: stepsOfClients(refs, (ref) => whileHeld([ref], () => whileNamesChange([ref], () => remove(ref)))),
    leftovers,
    finish: refreshClients,
  });
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
): Promise<Result<ExternalClient, Failure>> {
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
  return result.ok ? succeed(result.value.stored ?? result.value.requested) : result;
}

function hasAddressesOf(client: ExternalClient, { address, address6 }: ExternalClient): boolean {
  return client.address === address && client.address6 === address6;
}

function changeShown(ref: ExternalClientRef, changed: () => readonly ExternalClient[]): void {
  const replaced = (clients: readonly ExternalClient[]) =>
    clients.flatMap((client) => (clientKey(client) === clientKey(ref) ? changed() : [client]));
  changeIn(externalClientsStore, replaced);
  changeIn(userDataStore, (areas) => areas.map((area) => ({ ...area, clients: replaced(area.clients) })));
}

let latest: Promise<void> = Promise.resolve();

type NewClient = {
  /** If it is empty, the server generates an ID. */
  readonly clientId: string;
  readonly qrHref: (client: ExternalClientRef) => string;
};

/** Creates clients one after the other: the response is empty, so the new client is found by comparing the lists. */
export function createClient(
  gateway: NamedNode,
  { clientId, qrHref }: NewClient,
): Promise<Result<ExternalClient | undefined, Failure>> {
  return runWithToast(
    toasts.createExternalClient(),
    () => inTurn(() => create(gateway, clientId)),
    gateway.name,
    (client) =>
      client && {
        detail: `${client.clientId} on ${gateway.name}`,
        action: { label: `Show ${externalClientText.qrCode}`, href: qrHref(client) },
      },
  );
}

function inTurn<T>(carryOut: () => Promise<T>): Promise<T> {
  const turn = latest.then(carryOut);
  latest = turn.then(() => undefined);
  return turn;
}

/** Returns undefined if the client was created but can’t be identified. It is never created again. */
async function create(
  gateway: NodeRef,
  clientId: string,
): Promise<Result<ExternalClient | undefined, Failure>> {
  const free = clientId === '' ? succeed(undefined) : await isFree({ network: gateway.network, clientId });
  if (!free.ok) return free;
  const before = await readClients();
  if (!before.ok) return fail(notSent(before.error));
  const sent = await api.externalClients.create(gateway, clientId);
  const after = await readAgain();
  if (!sent.ok && !isOutcomeUnknown(sent.error)) return sent;

  if (!sent.ok && !after.ok) return unknownOutcome(sent.error);
  const known = new Set(before.value.map(clientKey));
  const news = (after.ok ? after.value : []).filter(
    (client) => !known.has(clientKey(client)) && isMine(client, gateway),
  );
  if (!sent.ok && news.length === 0) return sent;
  return succeed(news.length === 1 ? news[0] : news.find((client) => client.clientId === clientId));
}

function isMine(client: ExternalClient, gateway: NodeRef): boolean {
  const user = liveSession()?.user;
  const owner = user?.isAdmin ? '' : user?.name;
  return (
    client.network === gateway.network && client.ingressGatewayId === gateway.id && client.ownerId === owner
  );
}

async function readAgain() {
  const refreshed = await refreshClients();
  return refreshed.ok ? refreshed : readClients();
}
