import { recordNameProblem } from '../fieldRules.ts';
import type { Read } from '../record.ts';
import type { MessageKey } from '../text/messages.ts';
import type { externalClientRecord } from './externalClientWire.ts';
import { trimmed } from '../trimmed.ts';

export type ExternalClient = Read<typeof externalClientRecord>;

/** Client ids are unique within a network only. */
export type ExternalClientRef = Pick<ExternalClient, 'network' | 'clientId'>;

/** Netids contain no slash, so keys are unique. */
export function clientKey({ network, clientId }: ExternalClientRef): string {
  return `${network}/${clientId}`;
}

const addressLine = /^[ \t]*Address[ \t]*=(?<addresses>.*)$/im;

/** Compares addresses, because another client can have taken the id since the list was loaded. */
export function isConfigOf(config: string, client: Pick<ExternalClient, 'address' | 'address6'>): boolean {
  const listed = addressLine.exec(config)?.groups?.['addresses'] ?? '';
  const addresses = listed.split(',').map((range) => range.trim().replace(/\/\d+$/, ''));
  const own = [client.address, client.address6].filter((address) => address !== '');
  return own.length > 0 && own.every((address) => addresses.includes(address));
}

/** Rejects duplicate ids, because the server would silently overwrite the other client. */
export function clientIdProblem(
  clientId: string,
  renamed: ExternalClientRef,
  clients: readonly ExternalClientRef[],
): MessageKey | undefined {
  const id = trimmed(clientId);
  if (id === '') return 'extclient.validation.clientid';
  const isTaken = clients.some(
    (client) =>
      client.network === renamed.network && client.clientId === id && client.clientId !== renamed.clientId,
  );
  return isTaken ? 'extclient.validation.taken' : recordNameProblem(id);
}

/** Allows an empty id: the server then generates one. */
export function newClientIdProblem(
  requested: ExternalClientRef,
  clients: readonly ExternalClientRef[],
): MessageKey | undefined {
  if (trimmed(requested.clientId) === '') return undefined;
  return clientIdProblem(requested.clientId, { network: requested.network, clientId: '' }, clients);
}

export const externalClientText = {
  title: 'External clients',
  clientId: 'Client ID',
  gateway: 'Gateway',
  state: 'State',
  enabled: 'Enabled',
  disabled: 'Disabled',
  add: 'Add client',
  rename: 'Rename',
  reachability: 'Reachability',
  qrCode: 'QR code',
  downloadImage: 'Download QR code as an image',
  limitAdvice: 'Delete a client, or ask an administrator to raise your limit.',
  limitReached: 'Limit reached',
  isDisabled: 'This client is disabled',
  disabledAdvice: 'It can’t connect until it’s enabled.',
  tooLong: 'The configuration is too long for a QR code',
  tooLongAdvice: 'Download the file and send it to the device.',
  unlimited:
    'Clients don’t expire and can reach all ranges of their network. To limit one, give it its own network with a single egress gateway.',
  limitInGuide: '“Limit an external client” in the guide',
  qrWarning: 'Scan the code with the WireGuard app. It contains the private key, so don’t share it.',
  changePending: 'Waiting for the previous change',
  notOwner: 'Only the client’s owner can do this',
  notFound: 'This client no longer exists',
  changedByOthers: 'Someone else changed this client, so nothing was saved. Try again.',
  wrongConfig:
    'The server returned a different client’s configuration, so nothing was saved. Refresh the list.',
} as const;
