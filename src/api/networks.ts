import { notSent, type Failure } from '../domain/failure.ts';
import type { Network } from '../domain/network/network.ts';
import type { NetworkDraft } from '../domain/network/networkDraft.ts';
import {
  networkFromWire,
  networksFromWire,
  networkToWire,
  newNetworkToWire,
} from '../domain/network/networkWire.ts';
import { fail, succeed, type Result } from '../domain/result.ts';
import { changedMeanwhile, refuse } from './failure.ts';
import type { Http, ReadOptions } from './http.ts';
import { readNodes } from './nodes.ts';
import { confirmation, json } from './reader.ts';
import { updateFresh } from './updateFresh.ts';

export type NetworkUpdateOptions = {
  /** The person was told that saving overwrites the network's access keys while the server hides them, and agreed. */
  readonly mayOverwriteHiddenKeys?: boolean;
};

export const networksApi = (http: Http) => ({
  /** For administrators: everybody else is refused, network administrators included. */
  list: () =>
    http.read((client, init) => client.GET('/networks', init), json(networksFromWire), { kind: 'networks' }),

  /** One network by its own call, which is open to the network's administrators too. */
  read: (netid: string) => readNetwork(http, netid, { kind: 'network' }),

  create: (draft: NetworkDraft) =>
    http.change(
      (client, init) => client.POST('/networks', { ...init, body: newNetworkToWire(draft) }),
      json(networkFromWire),
    ),

  /**
   * Reads the network again and sends it whole, as `change` makes it: with the fields a person changed and no others. An
   * answer of undefined stops it: somebody else has changed the same field since.
   */
  update: (
    netid: string,
    change: (fresh: Network) => Network | undefined,
    { mayOverwriteHiddenKeys = false }: NetworkUpdateOptions = {},
  ) =>
    updateFresh(
      () => readNetwork(http, netid),
      (fresh) => {
        const hidesKeys = fresh.accessKeys.some((key) => key.secret.hidden);
        if (hidesKeys && !mayOverwriteHiddenKeys) return fail(refuse(hiddenKeys));
        const changed = change(fresh);
        return changed ? succeed(changed) : fail(refuse(changedMeanwhile));
      },
      (asked) =>
        http.change(
          (client, init) =>
            client.PUT('/networks/{netid}', {
              ...init,
              params: { path: { netid } },
              body: networkToWire(asked),
            }),
          json(networkFromWire),
        ),
    ),

  /** Refused here while nodes remain: the server would refuse too, but only after it has wiped the network's ACLs. */
  async remove(netid: string): Promise<Result<void, Failure>> {
    const nodes = await readNodes(http);
    if (!nodes.ok) return fail(notSent(nodes.error));
    const remaining = nodes.value.filter((node) => node.network === netid && !node.isServer);
    if (remaining.length > 0) return fail(refuse(`The network still has nodes: ${remaining.length}.`));
    return http.change(
      (client, init) => client.DELETE('/networks/{netid}', { ...init, params: { path: { netid } } }),
      confirmation,
    );
  },

  /** Asks all nodes for new key pairs. The public keys change later, when the nodes report back. */
  refreshPublicKeys: (netid: string) =>
    http.change(
      (client, init) => client.POST('/networks/{netid}/keyupdate', { ...init, params: { path: { netid } } }),
      confirmation,
    ),
});

const hiddenKeys =
  'The server hides access keys, and saving would replace the keys of this network by placeholders.';

function readNetwork(
  http: Http,
  netid: string,
  options: ReadOptions = {},
): Promise<Result<Network, Failure>> {
  return http.read(
    (client, init) => client.GET('/networks/{netid}', { ...init, params: { path: { netid } } }),
    json(networkFromWire),
    options,
  );
}
