import { hashOf } from '../format/hash.ts';
import { listFromWire, WireObject } from '../wire.ts';

const trialEnds = ['kept', 'reverted'] as const;
export type TrialEnd = (typeof trialEnds)[number];

/** Submitted rules that are reverted unless the user keeps them. */
export type RuleTrial = {
  readonly netid: string;
  /** Unix milliseconds by the clock of this computer. */
  readonly deadline: number;
  readonly cause: string;
  /** The changed pairs with their cells from before, as `aclEditToStored` returns them. */
  readonly change: unknown;
  /** Lets other tabs show how the trial ended. */
  readonly end?: TrialEnd;
};

export const trialMs = 60_000;

export type TrialAttempt = {
  readonly status: 'reverting' | 'retrying' | 'failed';
  readonly reason: string;
  /** When to try again, in Unix milliseconds. */
  readonly nextAt: number;
};

/** Key in local storage, so that a reload and other tabs show the trials of this user on this server. */
export function trialsKey(username: string, server: string): string {
  return `netmaker-rule-trials-${hashOf(`${username} ${server}`)}`;
}

export function trialsFromStored(text: string | null): readonly RuleTrial[] {
  try {
    return listFromWire(JSON.parse(text ?? '[]'), 'trials', trialFrom);
  } catch {
    return [];
  }
}

function trialFrom(json: unknown, path: string): RuleTrial {
  const trial = new WireObject(json, path);
  const end = trialEnds.find((known) => known === trial.text('end'));
  return {
    netid: trial.requiredText('netid'),
    deadline: trial.number('deadline'),
    cause: trial.requiredText('cause'),
    change: trial.value('change'),
    ...(end && { end }),
  };
}
