import { toasts } from '../../domain/text/toasts.ts';
import { api } from '../api.ts';
import { forgetAclsOf } from '../stores/acls.ts';
import { changeIn } from '../stores/collection.ts';
import { loadDns } from '../stores/dns.ts';
import { loadNetworks, networksStore, nodesStore } from '../stores/records.ts';
import { chooseNetwork, networkChoice } from '../stores/choices.ts';
import { reloadNodesLater } from './laterReload.ts';
import { isOutcomeUnknown, reread, withKnownOutcome } from './outcome.ts';
import { refreshNodes } from './refreshNodes.ts';
import { run } from './run.ts';

/**
 * Answers whether the network is gone. Nothing is sent while nodes remain in it. Afterwards all that went with it is read
 * again; after a refusal too, since somebody else may have added a node.
 */
export async function removeNetwork(netid: string): Promise<boolean> {
  const result = await run(toasts.deleteNetwork(netid), () =>
    withKnownOutcome(
      () => api.networks.remove(netid),
      async () => {
        const networks = await reread(loadNetworks);
        return networks?.every((network) => network.netid !== netid);
      },
    ),
  );
  if (result.ok) forgetNetwork(netid);
  void refreshNetworks();
  return result.ok;
}

/** Asks all nodes of the network for new key pairs. Whether a lost request arrived shows only with the keys. */
export async function refreshPublicKeys(netid: string): Promise<void> {
  const result = await run(toasts.refreshKeys(netid), () =>
    withKnownOutcome(
      () => api.networks.refreshPublicKeys(netid),
      async () => undefined,
    ),
  );
  if (result.ok || isOutcomeUnknown(result.error)) reloadNodesLater();
}

async function refreshNetworks(): Promise<void> {
  await Promise.all([refreshNodes(), loadDns()]);
}

/** The server's own node leaves with its network. */
function forgetNetwork(netid: string): void {
  changeIn(networksStore, (networks) => networks.filter((network) => network.netid !== netid));
  changeIn(nodesStore, (nodes) => nodes.filter((node) => node.network !== netid));
  forgetAclsOf(netid);
  if (networkChoice.netid === netid) chooseNetwork(undefined);
}
