import type { Read } from '../record.ts';
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

/** How the file of a client is called, before what a file system cannot take is replaced. */
export function configFileName(clientId: string): string {
  return `${clientId}.conf`;
}

/** The same for the picture of its QR code. */
export function qrImageFileName(clientId: string): string {
  return `${clientId}.png`;
}
