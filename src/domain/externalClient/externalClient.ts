import { recordNameProblem } from '../fieldRules.ts';
import type { Read } from '../record.ts';
import type { MessageKey } from '../text/messages.ts';
import type { externalClientRecord } from './externalClientWire.ts';

export type ExternalClient = Read<typeof externalClientRecord>;

/** Client ids are unique within a network only. */
export type ExternalClientRef = Pick<ExternalClient, 'network' | 'clientId'>;

/** Netids contain no slash, so keys are unique. */
export function clientKey({ network, clientId }: ExternalClientRef): string {
  return `${network}/${clientId}`;
}

const addressLine = /^[ \t]*Address[ \t]*=(?<addresses>.*)$/im;

/** Checks addresses, because a renamed client may have been replaced by another one with the same name. */
export function isConfigOf(config: string, client: Pick<ExternalClient, 'address' | 'address6'>): boolean {
  const listed = addressLine.exec(config)?.groups?.['addresses'] ?? '';
  const addresses = listed.split(',').map((range) => range.trim().replace(/\/\d+$/, ''));
  const own = [client.address, client.address6].filter((address) => address !== '');
  return own.length > 0 && own.every((address) => addresses.includes(address));
}

/** The server would silently overwrite another client with the same id. */
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
  return isTaken ? 'extclient.validation.taken' : recordNameProblem(wanted);
}

/** The server generates an id when the name is empty. */
export function newClientIdProblem(
  asked: Pick<ExternalClient, 'clientId' | 'network'>,
  clients: readonly Pick<ExternalClient, 'clientId' | 'network'>[],
): MessageKey | undefined {
  if (asked.clientId.trim() === '') return undefined;
  return clientIdProblem(asked.clientId, { network: asked.network, clientId: '' }, clients);
}

export const externalClientText = {
  title: 'External clients',
  clientId: 'Client ID',
  gateway: 'Gateway',
  description: 'Description',
  state: 'State',
  enabled: 'Enabled',
  disabled: 'Disabled',
  add: 'Add client',
  rename: 'Rename',
  reach: 'What it reaches',
  qrCode: 'QR code',
  downloadImage: 'Download QR code as an image',
  limitAdvice: 'Delete a client to make room, or ask an administrator for more.',
  limitReached: 'Limit reached',
  isDisabled: 'This client is disabled',
  disabledAdvice: 'It can’t connect until it is enabled.',
  tooLong: 'The configuration is too long for a QR code',
  tooLongAdvice: 'Download the file and send it to the device.',
  qrWarning: 'Scan with the WireGuard app. It holds the private key, so show it to nobody else.',
  waiting: 'Available once the last change of this client is answered',
  notOwner: 'Available to the owner of the client',
  gone: 'The server has no such client any more',
  changedMeanwhile: 'The client was changed meanwhile, so nothing was saved. Try again.',
  otherConfig: 'The answer is the configuration of another client, so nothing was saved. Refresh the list.',
} as const;
