import type { Failure } from '../../domain/failure.ts';
import { isCreatedFrom } from '../../domain/network/createdNetwork.ts';
import type { NetworkDraft } from '../../domain/network/networkDraft.ts';
import type { Result } from '../../domain/result.ts';
import { toasts } from '../../domain/text/toasts.ts';
import { api } from '../api.ts';
import { loadNetworks, loadNodes } from '../stores/records.ts';
import { reread, withKnownOutcome } from './outcome.ts';
import { run } from './run.ts';

/**
 * Answers whether the network exists now. A lost answer is looked up in the list; the network is never sent twice. The
 * list is read again either way: a refusal may mean that somebody else took the name.
 */
export async function createNetwork(draft: NetworkDraft): Promise<Result<undefined, Failure>> {
  const result = await run(toasts.createNetwork(draft.netid), () =>
    withKnownOutcome(
      () => api.networks.create(draft),
      async () => {
        const networks = await reread(loadNetworks);
        return networks?.some((network) => isCreatedFrom(draft, network));
      },
    ),
  );
  await loadNetworks();
  // The server joins a new network with a node of its own.
  if (result.ok) void loadNodes();
  return result;
}
