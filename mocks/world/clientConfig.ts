import { getClient } from './externalClients.ts';
import { noResult } from './refusal.ts';
import type { World } from './state.ts';

/** The WireGuard configuration of an external client. */
export function clientConfig(world: World, netid: string, id: string): string {
  const client = getClient(world, netid, id);
  const gateway = world.nodes.get(client.ingressgatewayid);
  const network = world.networks.get(netid);
  if (!gateway || !network) throw noResult();
  const addresses = [client.address && `${client.address}/32`, client.address6 && `${client.address6}/128`];
  const egress = [...world.nodes.values()]
    .filter((node) => node.network === netid && node.isegressgateway === 'yes')
    .flatMap((node) => node.egressgatewayranges ?? []);
  const allowed = [network.addressrange, network.addressrange6, ...egress];
  const dns = network.defaultextclientdns && `DNS = ${network.defaultextclientdns}`;
  const keepalive = gateway.persistentkeepalive && `PersistentKeepalive = ${gateway.persistentkeepalive}`;
  return `[Interface]
Address = ${joined(addresses)}
PrivateKey = ${client.privatekey}
MTU = ${gateway.mtu || 1420}
${dns}

[Peer]
PublicKey = ${gateway.publickey}
AllowedIPs = ${joined(allowed)}
Endpoint = ${gateway.endpoint}:${gateway.listenport}
${keepalive || ''}

`;
}

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(',');
}
