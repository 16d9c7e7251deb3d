import { useMemo } from 'react';
import { ref, subscribe, useSnapshot } from 'valtio';
import type { Finding } from '../../domain/findings/finding.ts';
import {
  findingId,
  keptMutes,
  type Sightings,
  sightingsAfter,
  sightingsFromStored,
  sightingsStorageKey,
  sightingsToStored,
} from '../../domain/findings/muting.ts';
import { valueOf } from '../../domain/loadable.ts';
import { timeNow } from './clock.ts';
import { backend } from './config.ts';
import { findingAclsStore } from './findingAcls.ts';
import { findingsStore } from './findings.ts';
import { metricsStore } from './metrics.ts';
import { serverConfigStore } from './records.ts';
import { sessionStore } from './session.ts';
import { changeSettings, settingsStore } from './settings.ts';
import { storage } from './storage.ts';
import { sessionScoped } from './store.ts';

const server = backend.baseUrl;

/** When this browser first saw each finding. Undefined until the first checks. */
const sightingsStore = sessionScoped<{ seen: Sightings | undefined }>('sightings', () => ({
  seen: undefined,
}));

/** Returns the time at which this browser first saw a finding, in Unix seconds. */
export function useSince(): (finding: Finding) => number | undefined {
  const { seen } = useSnapshot(sightingsStore);
  return useMemo(() => (finding) => seen?.get(findingId(server, finding))?.since, [seen]);
}

/** Remembers what the checks found, and forgets the mutes of what is gone. */
function noteFindings(): void {
  const findings = valueOf(findingsStore.data);
  const name = sessionStore.session?.user.name;
  if (!findings || name === undefined) return;
  const owner = `${name} ${server}`;
  const before = sightingsStore.seen ?? sightingsFromStored(storage.read(sightingsStorageKey), owner);
  const now = Math.floor(timeNow() / 1000);
  const isEE = valueOf(serverConfigStore.data)?.isEE ?? false;
  const isComplete = !findingAclsStore.isLoading && (!isEE || metricsStore.data.status === 'ready');
  const found = new Set(findings.map((finding) => findingId(server, finding)));
  const after = sightingsAfter(before, found, now, isComplete);
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
