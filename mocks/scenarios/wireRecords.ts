import { hexFor, wireGuardKeyFor } from '../fixtures/seed.ts';
import { zeroNetwork } from '../wire/goStructs.ts';
import type { WireAccessKey, WireExtClient, WireNetwork, WireNode, WireProSettings } from '../wire/wire.ts';

export const defaultProSettings: WireProSettings = {
  defaultaccesslevel: 3,
  defaultusernodelimit: 0,
  defaultuserclientlimit: 0,
  allowedusers: [],
  allowedgroups: ['*'],
};

/** Creates a network as the server stores it, with the server's defaults. `now` is in Unix seconds. */
export function wireNetwork(
  now: number,
  network: Partial<WireNetwork> & { readonly netid: string; readonly addressrange: string },
): WireNetwork {
  return {
    ...zeroNetwork(),
    nodeslastmodified: now - 3600,
    networklastmodified: now - 86_400,
    defaultinterface: `nm-${network.netid}`,
    defaultlistenport: 51821,
    nodelimit: 999_999_999,
    defaultkeepalive: 20,
    allowmanualsignup: 'no',
    islocal: 'no',
    isipv4: 'yes',
    isipv6: network.addressrange6 ? 'yes' : 'no',
    ispointtosite: 'no',
    defaultudpholepunch: 'no',
    defaultmtu: 1280,
    defaultacl: 'yes',
    prosettings: structuredClone(defaultProSettings),
    ...network,
  };
}

export function wireAccessKey(network: string, name: string, uses: number): WireAccessKey {
  const key = hexFor(`${network}/${name}`, 16);
  const apiconnstring = 'api.nm.example.com:443';
  return {
    name,
    value: key,
    accessstring: btoa(JSON.stringify({ apiconnstring, network, key, localrange: '' })),
    uses,
    expiration: null,
  };
}

export type ClientSeed = Partial<WireExtClient> & { readonly clientid: string; readonly address: string };

/** Creates an enabled client of the given ingress gateway. `now` is in Unix seconds. */
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
