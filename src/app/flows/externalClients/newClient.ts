import {
  clientKey,
  externalClientText,
  type ExternalClient,
  type ExternalClientRef,
} from '../../../domain/externalClient/externalClient.ts';
import { fail, notSent, succeed, type Failure, type Result } from '../../../domain/failure.ts';
import type { NodeRef, NamedNode } from '../../../domain/node/node.ts';
import { toasts } from '../../../domain/text/toasts.ts';
import { api } from '../../stores/api.ts';
import { liveSession } from '../../stores/session.ts';
import { runWithToast, undoBy, type Change, type Done } from '../change.ts';
import { isOutcomeUnknown, unknownOutcome } from '../outcome.ts';
import { refreshClients } from '../refresh.ts';
import { isFree, readClients } from './clientLists.ts';
import { clientRemoval } from './externalClients.ts';
import { isolated } from '../../../domain/text/isolated.ts';

let latest: Promise<void> = Promise.resolve();

type NewClient = {
  /** If it is empty, the server generates an ID. */
  readonly clientId: string;
  readonly qrHref: (client: ExternalClientRef) => string;
};

/** Creates clients one at a time. The response is empty, so the new client is found by comparing the lists. */
export function createClient(
  gateway: NamedNode,
  { clientId, qrHref }: NewClient,
): Promise<Result<ExternalClient | undefined, Failure>> {
  return runWithToast(toasts.createExternalClient(), () => inTurn(() => create(gateway, clientId)), {
    detail: gateway.name,
    outcome: (client) =>
      client && {
        detail: `${isolated(client.clientId)} on ${isolated(gateway.name)}`,
        action: { label: `Show ${externalClientText.qrCode}`, href: qrHref(client) },
      },
  });
}

/** Creates a client in a run. */
export function clientCreation(gateway: NamedNode, clientId: string): Change<Done, Failure> {
  return {
    key: clientKey({ network: gateway.network, clientId }),
    name: clientId,
    texts: toasts.createExternalClient(),
    send: async () => {
      const result = await inTurn(() => create(gateway, clientId));
      if (!result.ok) return result;
      if (!result.value) return succeed({});
      const { network: netid, clientId: name } = result.value;
      return succeed({
        undo: undoBy(clientRemoval(result.value)),
        kept: { kind: 'created', what: 'client', netid, name, address: '' },
      });
    },
  };
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
  const isNew = (client: ExternalClient) => !known.has(clientKey(client)) && isMine(client, gateway);
  const news = after.ok ? after.value.filter(isNew) : [];
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
