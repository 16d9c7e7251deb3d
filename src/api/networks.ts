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
import { rejection } from './transport/failure.ts';
import type { Http, ReadOptions } from './transport/http.ts';
import { readNodes } from './nodes.ts';
import { confirmation, json } from './transport/reader.ts';

export const networksApi = (http: Http) => ({
  /** For administrators only. The server also rejects network administrators. */
  list: () => http.read('/networks', {}, json(networksFromWire), { kind: 'networks' }),

  /** Also for the network’s administrators. Pass options without a kind for a read that no refresh supersedes. */
  read: (netid: string, options: ReadOptions = { kind: `network ${netid}` }) =>
    http.read('/networks/{netid}', { path: { netid } }, json(networkFromWire), options),

  create: (draft: NetworkDraft) =>
    http.change('post', '/networks', { body: newNetworkToWire(draft) }, json(networkFromWire)),

  /** Replaces the whole network, including its access keys, and returns the stored network. */
  update: (network: Network) =>
    http.change(
      'put',
      '/networks/{netid}',
      { path: { netid: network.netid }, body: networkToWire(network) },
      json(networkFromWire),
    ),

  /** Checks for nodes first, because the server deletes the network’s ACLs before it rejects the call. */
  async remove(netid: string): Promise<Result<void, Failure>> {
    const nodes = await readNodes(http);
    if (!nodes.ok) return fail(notSent(nodes.error));
    const remaining = nodes.value.filter((node) => node.network === netid && !node.isServer);
    if (remaining.length > 0)
      return fail(rejection(`The network still has ${counted(remaining.length, 'node')}.`));
    return http.change('delete', '/networks/{netid}', { path: { netid } }, confirmation);
  },

  /** Asks all nodes for new key pairs. The public keys change when the nodes check in. */
  refreshPublicKeys: (netid: string) =>
    http.change('post', '/networks/{netid}/keyupdate', { path: { netid } }, confirmation),
});
