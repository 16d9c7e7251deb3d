import { boolean, mark, number, type Read, record, text } from '../record.ts';
import { listFromWire } from '../wire.ts';

/** Its private key is not read: it never gets past this. */
export const externalClientRecord = record({
  clientId: mark('clientid'),
  network: text('network'),
  address: text('address'),
  address6: text('address6'),
  publicKey: text('publickey'),
  isEnabled: boolean('enabled'),
  ingressGatewayId: text('ingressgatewayid'),
  description: text('description'),
  /** Unix seconds. */
  lastModified: number('lastmodified'),
  /** The user who made it; empty for an administrator's. */
  ownerId: text('ownerid'),
});

type ExternalClient = Read<typeof externalClientRecord>;

export function externalClientsFromWire(json: unknown): readonly ExternalClient[] {
  return listFromWire(json, 'extclients', externalClientFromWire);
}

export function externalClientFromWire(json: unknown, path = 'extclient'): ExternalClient {
  return externalClientRecord.read(json, path);
}

/** The body of an external client PUT: both fields always, since a missing `enabled` disables and a missing id renames. */
export function externalClientToWire(client: Pick<ExternalClient, 'clientId' | 'isEnabled'>) {
  return { clientid: client.clientId, enabled: client.isEnabled };
}
