import { refuse } from '../../api/failure.ts';
import {
  clientKey,
  type ExternalClient,
  type ExternalClientRef,
} from '../../domain/externalClient/externalClient.ts';
import { notSent, type Failure } from '../../domain/failure.ts';
import { fail, succeed, type Result } from '../../domain/result.ts';
import { externalClientText } from '../../domain/text/externalClientText.ts';
import { messages } from '../../domain/text/messages.ts';
import { toasts } from '../../domain/text/toasts.ts';
import type { ToastTexts } from '../../domain/text/toastTexts.ts';
import { api } from '../api.ts';
import { holdClients, markRenamed, releaseClients } from '../stores/clientChanges.ts';
import { changeIn } from '../stores/collection.ts';
import { externalClientsStore, userDataStore } from '../stores/records.ts';
import { isTaken, readClient, refreshClients } from './clientLists.ts';
import { isOutcomeUnknown, nobodyKnows, withKnownOutcome } from './outcome.ts';
import { run } from './run.ts';

/** The name has to be free in the network: the server would overwrite whoever has it. */
export async function renameClient(
  ref: ExternalClientRef,
  clientId: string,
): Promise<Result<ExternalClient, Failure>> {
  const renamed = { network: ref.network, clientId };
  return change([ref, renamed], toasts.updateExternalClient(), async () => {
    const fresh = await freshClient(ref);
    if (!fresh.ok) return fail(notSent(fresh.error));
    const taken = await isTaken(renamed);
    if (!taken.ok) return fail(notSent(taken.error));
    if (taken.value) return fail(refuse(messages['extclient.validation.taken']));
    return whileNamesChange([ref, renamed], () =>
      update(ref, fresh.value, { clientId, isEnabled: fresh.value.isEnabled }),
    );
  });
}

export async function setClientEnabled(
  ref: ExternalClientRef,
  isEnabled: boolean,
): Promise<Result<ExternalClient, Failure>> {
  return change([ref], toasts.updateExternalClient(), async () => {
    const fresh = await freshClient(ref);
    if (!fresh.ok) return fail(notSent(fresh.error));
    return update(ref, fresh.value, { clientId: fresh.value.clientId, isEnabled });
  });
}

/** §8: a failure says what a success says, in an error toast. The list is read again and tells. */
export async function removeClient(ref: ExternalClientRef): Promise<void> {
  await change([ref], toasts.deleteExternalClient(), () =>
    whileNamesChange([ref], async () => {
      const result = await withKnownOutcome(
        () => api.externalClients.remove(ref),
        async () => {
          const now = await readClient(ref);
          return now.ok ? now.value === undefined : undefined;
        },
      );
      if (result.ok) changeShown(ref, () => []);
      return result;
    }),
  );
}

/** One change of a client at a time, under a toast that names it; afterwards the lists are read again. */
async function change<T>(
  refs: readonly [ExternalClientRef, ...ExternalClientRef[]],
  texts: ToastTexts,
  carryOut: () => Promise<Result<T, Failure>>,
): Promise<Result<T, Failure>> {
  const [{ clientId, network }] = refs;
  const hold = holdClients(refs.map(clientKey));
  if (hold === undefined) return fail(refuse(externalClientText.waiting));
  try {
    return await run(texts, carryOut, `${clientId} in ${network}`);
  } finally {
    releaseClients(hold);
    void refreshClients();
  }
}

/** An answer to a question about one of these names, asked before or meanwhile, may be another client's. */
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

/** Both fields are always sent. A lost answer is looked up; the client is known by its addresses. */
async function update(
  ref: ExternalClientRef,
  fresh: ExternalClient,
  asked: Pick<ExternalClient, 'clientId' | 'isEnabled'>,
): Promise<Result<ExternalClient, Failure>> {
  const sent = await api.externalClients.update(ref, asked);
  if (sent.ok) changeShown(ref, () => [sent.value]);
  if (sent.ok || !isOutcomeUnknown(sent.error)) return sent;
  const read = await readClient({ network: ref.network, clientId: asked.clientId });
  if (!read.ok) return nobodyKnows(sent.error);
  const now = read.value;
  const hasHappened =
    now?.address === fresh.address && now.address6 === fresh.address6 && now.isEnabled === asked.isEnabled;
  return hasHappened ? succeed(now) : sent;
}

async function freshClient(ref: ExternalClientRef): Promise<Result<ExternalClient, Failure>> {
  const read = await readClient(ref);
  if (!read.ok) return read;
  return read.value ? succeed(read.value) : fail(refuse(externalClientText.gone));
}

function changeShown(ref: ExternalClientRef, changed: () => readonly ExternalClient[]): void {
  const replaced = (clients: readonly ExternalClient[]) =>
    clients.flatMap((client) => (clientKey(client) === clientKey(ref) ? changed() : [client]));
  changeIn(externalClientsStore, replaced);
  changeIn(userDataStore, (areas) => areas.map((area) => ({ ...area, clients: replaced(area.clients) })));
}
