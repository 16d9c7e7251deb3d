import { ref } from 'valtio';
import {
  extensionMs,
  maxExtensions,
  trialMs,
  trialsFromStored,
  type RuleTrial,
  type TrialAttempt,
  type TrialEnd,
} from '../../domain/acl/storedTrials.ts';
import { trialsKey } from '../../domain/acl/trialsKey.ts';
import { sessionMark } from '../../domain/session/session.ts';
import { backend } from './config.ts';
import { sessionStore } from './session.ts';
import { storage } from './storage.ts';
import { sessionScoped } from './store.ts';

type RuleTrials = {
  trials: readonly RuleTrial[];
  /** By netid. A network can be named `constructor`. */
  attempts: Record<string, TrialAttempt>;
  now: number;
};

/** Rules on trial of this user on this server. A logout removes them from the browser’s storage. */
export const ruleTrials = sessionScoped<RuleTrials>('ruleTrials', () => ({
  trials: ref([]),
  attempts: Object.create(null),
  now: Date.now(),
}));

export function startTrial(trial: Omit<RuleTrial, 'deadline' | 'session'>): void {
  delete ruleTrials.attempts[trial.netid];
  // A deadline that is later than a whole trial from now would count as one that someone else has stored.
  const now = Date.now();
  ruleTrials.now = now;
  writeTrials([...otherTrials(trial.netid), { ...trial, deadline: now + trialMs, session: ownMark() }]);
}

export function extendTrial(netid: string): void {
  const trial = ownTrial(netid);
  const extensions = (trial?.extensions ?? 0) + 1;
  if (!trial || extensions > maxExtensions) return;
  writeTrials([
    ...otherTrials(netid),
    { ...trial, deadline: Math.max(trial.deadline, Date.now()) + extensionMs, extensions },
  ]);
}

export function endTrial(netid: string, end: TrialEnd): void {
  const ended = runningTrial(netid);
  if (!ended) return;
  const others = otherTrials(netid);
  writeTrials([...others, { ...ended, change: undefined, end }]);
  show(others);
}

/** Hides a trial that ended in another tab. */
export function dismissTrial(netid: string): void {
  show(ruleTrials.trials.filter((trial) => trial.netid !== netid));
}

/** Another tab may just have ended the trial that this one shows. */
export function runningTrial(netid: string): RuleTrial | undefined {
  return knownTrials().find((trial) => trial.netid === netid && !trial.end);
}

/** The trial that a further change of rules becomes part of. Other sessions’ trials could contain anything. */
export function ownTrial(netid: string): RuleTrial | undefined {
  const trial = runningTrial(netid);
  return trial?.session === ownMark() ? trial : undefined;
}

export function ownMark(): number {
  return sessionStore.session ? sessionMark(sessionStore.session) : 0;
}

/** Follows the trials that a page load finds, and those of other tabs. */
export function followTrials(): () => void {
  const read = () => {
    const shown = new Set(ruleTrials.trials.map(({ netid }) => netid));
    show(knownTrials().filter(({ netid, end }) => !end || shown.has(netid)));
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === storageKey()) read();
  };
  read();
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

function otherTrials(netid: string): readonly RuleTrial[] {
  return knownTrials().filter((trial) => trial.netid !== netid && !trial.end);
}

/** Without storage, trials last as long as the page. */
function knownTrials(): readonly RuleTrial[] {
  const text = storage.read(storageKey());
  return text === null ? ruleTrials.trials : trialsFromStored(text);
}

function writeTrials(trials: readonly RuleTrial[]): void {
  const text = JSON.stringify(trials);
  storage.write(storageKey(), text);
  // A full storage keeps the former trials, which must not count.
  if (storage.read(storageKey()) !== text) storage.remove(storageKey());
  show(trials);
}

function show(trials: readonly RuleTrial[]): void {
  ruleTrials.trials = ref(trials);
  for (const netid of Object.keys(ruleTrials.attempts)) {
    if (!trials.some((trial) => trial.netid === netid && !trial.end)) delete ruleTrials.attempts[netid];
  }
}

function storageKey() {
  return trialsKey(sessionStore.session?.user.name ?? '', backend.baseUrl);
}
