import { fail, notSent, type Failure, type Result } from '../domain/failure.ts';
import { counted } from '../domain/format/count.ts';
import type { Network } from '../domain/network/network.ts';
import type { NetworkDraft } from '../domain/network/networkDraft.ts';
import {
  networkFromWire,
  networksFromWire,
  networkToWire,
  newNetworkToWire,
} from '../domain/network/networkWire.ts';
import { refuse } from './transport/failure.ts';
import type { Http, ReadOptions } from './transport/http.ts';
import { readNodes } from './nodes.ts';
import { confirmation, json } from './transport/reader.ts';

export const networksApi = (http: Http) => ({
  /** For administrators: everybody else is refused, network administrators included. */
  list: () => http.read('/networks', {}, json(networksFromWire), { kind: 'networks' }),

  /** One network by its own call, open to its administrators too. Without a kind no refresh takes this read over. */
  read: (netid: string, options: ReadOptions = { kind: 'network' }) =>
    http.read('/networks/{netid}', { path: { netid } }, json(networkFromWire), options),

  create: (draft: NetworkDraft) =>
    http.change('post', '/networks', { body: newNetworkToWire(draft) }, json(networkFromWire)),

  /** Replaces the whole network, access keys included; the answer is the network as it was stored. */
  update: (network: Network) =>
    http.change(
      'put',
      '/networks/{netid}',
      { path: { netid: network.netid }, body: networkToWire(network) },
      json(networkFromWire),
    ),

  /** Refused here while nodes remain: the server would refuse too, but only after it has wiped the network's ACLs. */
  async remove(netid: string): Promise<Result<void, Failure>> {
    const nodes = await readNodes(http);
    if (!nodes.ok) return fail(notSent(nodes.error));
    const remaining = nodes.value.filter((node) => node.network === netid && !node.isServer);
    if (remaining.length > 0)
      return fail(refuse(`The network still has ${counted(remaining.length, 'node')}.`));
    return http.change('delete', '/networks/{netid}', { path: { netid } }, confirmation);
  },

  /** Asks all nodes for new key pairs. The public keys change later, when the nodes report back. */
  refreshPublicKeys: (netid: string) =>
    http.change('post', '/networks/{netid}/keyupdate', { path: { netid } }, confirmation),
});
