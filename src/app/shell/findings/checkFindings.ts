import { ref } from 'valtio';
import {
  byUrgency,
  errorText,
  failureOf,
  type FindingsSource,
  type NetworkSource,
  type ServerSource,
} from '../../../domain/findings/check.ts';
import type { Finding } from '../../../domain/findings/finding.ts';
import { isServerUnchanged, isUnchanged, networkSources } from '../../../domain/findings/networkSource.ts';
import { valueOf } from '../../../domain/loadable.ts';
import { shareByKey } from '../../../domain/structuralSharing.ts';
import { timeNow } from '../../stores/clock.ts';
import { findingsStore } from '../../stores/findings.ts';
import { register } from '../../stores/store.ts';
import { findingsInWorker } from '../../workers/reachWorker/reachWorker.ts';

type Checked<Source> = { readonly source: Source; readonly findings: readonly Finding[] };

type Rounds = {
  /** By netid, with the source for which they were found. */
  networks: ReadonlyMap<string, Checked<NetworkSource>>;
  server: Checked<ServerSource> | undefined;
  next: FindingsSource | undefined;
  isBusy: boolean;
};

const noRounds = (): Rounds => ({ networks: new Map(), server: undefined, next: undefined, isBusy: false });
let rounds = noRounds();
register({ name: 'checkedNetworks', scope: 'session', store: undefined, reset: () => (rounds = noRounds()) });

/** Checks what has changed since the last round. During a round, only the latest source waits. */
export async function checkFindings(source: FindingsSource, run = findingsInWorker): Promise<void> {
  const own = rounds;
  own.next = source;
  if (own.isBusy) return;
  own.isBusy = true;
  while (own.next) {
    const { next } = own;
    own.next = undefined;
    const found = await findAgain(own, next, run).catch(failed);
    // A session that ended has other rounds.
    if (own !== rounds) return;
    const value = shareByKey(['key'], valueOf(findingsStore.data), byUrgency(found));
    findingsStore.data = ref({ status: 'ready', value, loadedAt: timeNow() });
  }
  own.isBusy = false;
}

/** A record that can’t be read at all fails before the checks do. */
function failed(error: unknown): readonly Finding[] {
  return [failureOf({ kind: 'server' }, [{ label: 'All checks', value: errorText(error) }])];
}

async function findAgain(
  own: Rounds,
  source: FindingsSource,
  run: typeof findingsInWorker,
): Promise<readonly Finding[]> {
  const networks = new Map<string, Checked<NetworkSource>>();
  for (const next of networkSources(source)) {
    const { netid } = next;
    const before = own.networks.get(netid);
    if (before && isUnchanged(before.source, next)) networks.set(netid, before);
    else {
      const found = await run({ kind: 'findings', source: next });
      const findings = found ?? [failureOf({ kind: 'network', network: netid }, [])];
      networks.set(netid, { source: next, findings });
    }
  }
  own.networks = networks;
  const { users, networkUsers, isEE, serverVersion } = source;
  const server = { networks: source.networks, users, networkUsers, isEE, serverVersion };
  if (!own.server || !isServerUnchanged(own.server.source, server)) {
    const found = await run({ kind: 'serverFindings', source: server });
    own.server = { source: server, findings: found ?? [failureOf({ kind: 'server' }, [])] };
  }
  return [...networks.values(), own.server].flatMap(({ findings }) => findings);
}
