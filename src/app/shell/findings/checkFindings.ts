import { ref } from 'valtio';
import {
  byUrgency,
  type CheckedSource,
  checkedSubject,
  errorText,
  failureOf,
  type FindingsSource,
} from '../../../domain/findings/check.ts';
import { type Finding, subjectKey } from '../../../domain/findings/finding.ts';
import { isUnchanged, networkSources, serverSource } from '../../../domain/findings/networkSource.ts';
import { valueOf } from '../../../domain/loadable.ts';
import { shareByKey } from '../../../domain/structuralSharing.ts';
import { timeNow } from '../../stores/clock.ts';
import { findingsStore } from '../../stores/findings.ts';
import { register } from '../../stores/store.ts';
import { askReach } from '../../workers/reachWorker/reachWorker.ts';

type Checked = { readonly source: CheckedSource; readonly findings: readonly Finding[] };

type Rounds = {
  /** Findings by the network or server that was checked, with the source they were found in. */
  checked: ReadonlyMap<string, Checked>;
  next: FindingsSource | undefined;
  isBusy: boolean;
};

const noRounds = (): Rounds => ({ checked: new Map(), next: undefined, isBusy: false });
let rounds = noRounds();
register({ name: 'checkedNetworks', scope: 'session', store: undefined, reset: () => (rounds = noRounds()) });

/** Checks what has changed since the last round. During a round, only the latest source waits. */
export async function checkFindings(source: FindingsSource, run = check): Promise<void> {
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

const check = (source: CheckedSource) => askReach('findings', source);

/** A record that can’t be read at all fails before the checks do. */
function failed(error: unknown): readonly Finding[] {
  return [failureOf({ kind: 'server' }, [{ label: 'All checks', value: errorText(error) }])];
}

async function findAgain(
  own: Rounds,
  source: FindingsSource,
  run: typeof check,
): Promise<readonly Finding[]> {
  const checked = new Map<string, Checked>();
  for (const next of [...networkSources(source), serverSource(source)]) {
    const subject = checkedSubject(next);
    const key = subjectKey(subject);
    const before = own.checked.get(key);
    if (before && isUnchanged(before.source, next)) checked.set(key, before);
    else {
      const found = await run(next);
      checked.set(key, { source: next, findings: found ?? [failureOf(subject, [])] });
    }
  }
  own.checked = checked;
  return [...checked.values()].flatMap(({ findings }) => findings);
}
