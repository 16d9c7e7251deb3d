import { listFromWire, WireObject } from '../wire.ts';
import type { ExternalClient } from './externalClient.ts';

/** The body of an external client PUT: both fields always, since a missing `enabled` disables and a missing id renames. */
export type ExternalClientWire = { readonly clientid: string; readonly enabled: boolean };

export function externalClientsFromWire(json: unknown): readonly ExternalClient[] {
  return listFromWire(json, 'extclients', externalClientFromWire);
}

export function externalClientFromWire(json: unknown, path = 'extclient'): ExternalClient {
  const wire = new WireObject(json, path);
  return {
    clientId: wire.mark('clientid'),
    network: wire.text('network'),
    address: wire.text('address'),
    address6: wire.text('address6'),
    publicKey: wire.text('publickey'),
    isEnabled: wire.boolean('enabled'),
    ingressGatewayId: wire.text('ingressgatewayid'),
    description: wire.text('description'),
    lastModified: wire.number('lastmodified'),
    ownerId: wire.text('ownerid'),
  };
}

export function externalClientToWire(
  client: Pick<ExternalClient, 'clientId' | 'isEnabled'>,
): ExternalClientWire {
  return { clientid: client.clientId, enabled: client.isEnabled };
}
