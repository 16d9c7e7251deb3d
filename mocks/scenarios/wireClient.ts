import { wireGuardKeyFor } from '../fixtures/seed.ts';
import type { WireExtClient, WireNode } from '../wire/wire.ts';

export type ClientSeed = Partial<WireExtClient> & { readonly clientid: string; readonly address: string };

/** An enabled client of the given ingress gateway; `now` in Unix seconds. */
export function wireClient(now: number, gateway: WireNode, changes: ClientSeed): WireExtClient {
  const seed = `${gateway.network}/client/${changes.clientid}`;
  return {
    description: '',
    privatekey: wireGuardKeyFor(`${seed} SENTINEL private`),
    publickey: wireGuardKeyFor(seed),
    network: gateway.network,
    address6: '',
    ingressgatewayid: gateway.id,
    ingressgatewayendpoint: `${gateway.endpoint}:${gateway.listenport}`,
    lastmodified: now - 3600,
    enabled: true,
    ownerid: '',
    ...changes,
  };
}
