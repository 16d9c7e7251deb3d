import { addressProblem } from '../fieldRules.ts';
import type { MessageKey } from '../text/messages.ts';
import type { ExternalClient } from './externalClient.ts';

/** §5: a rename needs an id. One that is in use would silently overwrite that other client of the network. */
export function clientIdProblem(
  clientId: string,
  renamed: Pick<ExternalClient, 'clientId' | 'network'>,
  clients: readonly Pick<ExternalClient, 'clientId' | 'network'>[],
): MessageKey | undefined {
  const wanted = clientId.trim();
  if (wanted === '') return 'extclient.validation.clientid';
  const isTaken = clients.some(
    (client) =>
      client.network === renamed.network &&
      client.clientId === wanted &&
      client.clientId !== renamed.clientId,
  );
  return isTaken ? 'extclient.validation.taken' : addressProblem(wanted);
}

/** A new client needs no name: the server finds one. */
export function newClientIdProblem(
  asked: Pick<ExternalClient, 'clientId' | 'network'>,
  clients: readonly Pick<ExternalClient, 'clientId' | 'network'>[],
): MessageKey | undefined {
  if (asked.clientId.trim() === '') return undefined;
  return clientIdProblem(asked.clientId, { network: asked.network, clientId: '' }, clients);
}
