import { boolean, requiredText, number, type Read, record, text } from '../record.ts';
import { listFromWire } from '../wire.ts';

/** Omits the private key, so that it never gets into the stores. */
export const externalClientRecord = record({
  clientId: requiredText('clientid'),
  network: text('network'),
  address: text('address'),
  address6: text('address6'),
  publicKey: text('publickey'),
  isEnabled: boolean('enabled'),
  ingressGatewayId: text('ingressgatewayid'),
  /** Unix seconds. */
  lastModified: number('lastmodified'),
  /** The user who created the client; empty when an administrator did. */
  ownerId: text('ownerid'),
});

type ExternalClient = Read<typeof externalClientRecord>;

export function externalClientsFromWire(json: unknown): readonly ExternalClient[] {
  return listFromWire(json, 'extclients', externalClientFromWire);
}

export function externalClientFromWire(json: unknown, path = 'extclient'): ExternalClient {
  return externalClientRecord.read(json, path);
}

/** Sends both fields always: without `enabled` the server disables the client, without an id it renames it. */
export function externalClientToWire(client: Pick<ExternalClient, 'clientId' | 'isEnabled'>) {
  return { clientid: client.clientId, enabled: client.isEnabled };
}
