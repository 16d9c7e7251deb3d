import { addressProblem } from '../fieldRules.ts';
import type { Read } from '../record.ts';
import type { MessageKey } from '../text/messages.ts';
import type { externalClientRecord } from './externalClientWire.ts';

/** A remote-access client attached to an ingress gateway (§3). Its private key never gets past the converter. */
export type ExternalClient = Read<typeof externalClientRecord>;

/** What addresses a client: its id is unique within the network only. */
export type ExternalClientRef = Pick<ExternalClient, 'network' | 'clientId'>;

/** Tells the clients of all networks apart. A netid has no slash in it. */
export function clientKey({ network, clientId }: ExternalClientRef): string {
  return `${network}/${clientId}`;
}

const addressLine = /^[ \t]*Address[ \t]*=(?<addresses>.*)$/im;

/**
 * Whether a WireGuard configuration is this client's: names are given anew when clients are renamed, the addresses in
 * the file tell whose it is.
 */
export function isConfigOf(config: string, client: Pick<ExternalClient, 'address' | 'address6'>): boolean {
  const listed = addressLine.exec(config)?.groups?.['addresses'] ?? '';
  const addresses = listed.split(',').map((range) => range.trim().replace(/\/\d+$/, ''));
  const own = [client.address, client.address6].filter((address) => address !== '');
  return own.length > 0 && own.every((address) => addresses.includes(address));
}

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

/** The own words of the external client screens; what §8 fixes is in `messages.ts` and `toasts.ts`. */
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
