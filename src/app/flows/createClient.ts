import { clientKey, type ExternalClient } from '../../domain/externalClient/externalClient.ts';
import { notSent, type Failure } from '../../domain/failure.ts';
import type { NodeRef } from '../../domain/node/node.ts';
import { fail, succeed, type Result } from '../../domain/result.ts';
import { toasts } from '../../domain/text/toasts.ts';
import { api } from '../api.ts';
import { liveSession } from '../stores/session.ts';
import { readClients, refreshClients } from './clientLists.ts';
import { isOutcomeUnknown, nobodyKnows } from './outcome.ts';
import { run } from './run.ts';

let latest: Promise<unknown> = Promise.resolve();

/**
 * Makes a client on a gateway and names it in the toast. The answer is empty: which client is new shows in the
 * difference of the lists, so creations take turns.
 */
export function createClient(
  gateway: NodeRef & { readonly name: string },
): Promise<Result<ExternalClient | undefined, Failure>> {
  return run(
    toasts.createExternalClient(),
    () => inTurn(() => create(gateway)),
    gateway.name,
    (client) => client && `${client.clientId} on ${gateway.name}`,
  );
}

function inTurn<T>(carryOut: () => Promise<T>): Promise<T> {
  const turn = latest.then(carryOut);
  latest = turn;
  return turn;
}

/** Undefined when the server made the client and cannot tell which it is. The client is never asked for twice. */
async function create(gateway: NodeRef): Promise<Result<ExternalClient | undefined, Failure>> {
  const before = await readClients();
  if (!before.ok) return fail(notSent(before.error));
  const sent = await api.externalClients.create(gateway);
  const after = await readAgain();
  if (!sent.ok && !isOutcomeUnknown(sent.error)) return sent;

  if (!sent.ok && !after.ok) return nobodyKnows(sent.error);
  const known = new Set(before.value.map(clientKey));
  const news = (after.ok ? after.value : []).filter(
    (client) => !known.has(clientKey(client)) && isMine(client, gateway),
  );
  if (!sent.ok && news.length === 0) return sent;
  return succeed(news.length === 1 ? news[0] : undefined);
}

/** A client that somebody else made at the same time is not the new one. */
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
