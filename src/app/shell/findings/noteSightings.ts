import { ref, subscribe } from 'valtio';
import { findingId } from '../../../domain/findings/muting.ts';
import {
  keptMutes,
  sightingsAfter,
  sightingsFromStored,
  sightingsStorageKey,
  sightingsToStored,
} from '../../../domain/findings/sightings.ts';
import { valueOf } from '../../../domain/loadable.ts';
import { timeNow } from '../../stores/clock.ts';
import { backend } from '../../stores/config.ts';
import { findingAclsStore } from '../../stores/findingAcls.ts';
import { findingsStore, sightingsStore } from '../../stores/findings.ts';
import { metricsStore } from '../../stores/metrics.ts';
import { serverConfigStore } from '../../stores/records.ts';
import { sessionStore } from '../../stores/session.ts';
import { changeSettings, settingsStore } from '../../stores/settings.ts';
import { storage } from '../../stores/storage.ts';

const server = backend.baseUrl;

/** Remembers the findings, and forgets the mutes of findings that are gone. */
function noteFindings(): void {
  const findings = valueOf(findingsStore.data);
  const name = sessionStore.session?.user.name;
  if (!findings || name === undefined) return;
  const owner = `${name} ${server}`;
  const before = sightingsStore.seen ?? sightingsFromStored(storage.read(sightingsStorageKey), owner);
  const now = Math.floor(timeNow() / 1000);
  const isEE = valueOf(serverConfigStore.data)?.isEE ?? false;
  const hasMetrics = !isEE || metricsStore.data.status === 'ready';
  const found = new Map(findings.map((finding) => [findingId(server, finding), finding.check]));
  const after = sightingsAfter(
    before,
    found,
    now,
    ({ needsMetrics }) => !findingAclsStore.isLoading && (hasMetrics || !needsMetrics),
  );
  if (after !== sightingsStore.seen) sightingsStore.seen = ref(after);
  if (after === before) return;
  storage.write(sightingsStorageKey, sightingsToStored(storage.read(sightingsStorageKey), owner, after));
  const { mutes = [] } = settingsStore.settings;
  const kept = keptMutes(mutes, before, after, now);
  if (kept !== mutes) changeSettings({ mutes: kept });
}

export function startSightings(): () => void {
  noteFindings();
  return subscribe(findingsStore, noteFindings);
}
