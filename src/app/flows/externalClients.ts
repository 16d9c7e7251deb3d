import { refuse } from '../../api/failure.ts';
import {
  clientKey,
  type ExternalClient,
  type ExternalClientRef,
} from '../../domain/externalClient/externalClient.ts';
import { isNoSuchRecord, type Failure } from '../../domain/failure.ts';
import { fail, type Result } from '../../domain/result.ts';
import { externalClientText } from '../../domain/text/externalClientText.ts';
import { messages } from '../../domain/text/messages.ts';
import { toasts } from '../../domain/text/toasts.ts';
import type { ToastTexts } from '../../domain/text/toastTexts.ts';
import { api } from '../api.ts';
import { holdClients, markRenamed, releaseClients } from '../stores/clientChanges.ts';
import { changeIn } from '../stores/collection.ts';
import { externalClientsStore } from '../stores/externalClients.ts';
import { refreshClients } from './clientLists.ts';
import { isOutcomeUnknown, nobodyKnows, withKnownOutcome } from './outcome.ts';
import { run } from './run.ts';

/** The name has to be free in the network: the server would overwrite whoever has it. */
export async function renameClient(
  ref: ExternalClientRef,
  clientId: string,
): Promise<Result<ExternalClient, Failure>> {
  const renamed = { network: ref.network, clientId };
  return change([ref, renamed], toasts.updateExternalClient(), async () => {
    const fresh = await api.externalClients.read(ref);
    if (!fresh.ok) return fresh;
    const holder = await api.externalClients.read(renamed);
    if (holder.ok) return fail(refuse(messages['extclient.validation.taken']));
    if (!isNoSuchRecord(holder.error)) return holder;
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
    const fresh = await api.externalClients.read(ref);
    if (!fresh.ok) return fresh;
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
          const now = await api.externalClients.read(ref);
          if (now.ok) return false;
          return isNoSuchRecord(now.error) ? true : undefined;
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
  const now = await api.externalClients.read({ network: ref.network, clientId: asked.clientId });
  if (!now.ok && !isNoSuchRecord(now.error)) return nobodyKnows(sent.error);
  const hasHappened =
    now.ok &&
    now.value.address === fresh.address &&
    now.value.address6 === fresh.address6 &&
    now.value.isEnabled === asked.isEnabled;
  return hasHappened ? now : sent;
}

function changeShown(ref: ExternalClientRef, changed: () => readonly ExternalClient[]): void {
  changeIn(externalClientsStore, (clients) =>
    clients.flatMap((client) => (clientKey(client) === clientKey(ref) ? changed() : [client])),
  );
}
