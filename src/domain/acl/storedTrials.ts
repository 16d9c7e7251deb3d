import { listFromWire, WireObject } from '../wire.ts';

const trialEnds = ['kept', 'reverted'] as const;
export type TrialEnd = (typeof trialEnds)[number];

/** Changed rules and nodes of a network that are reverted unless the user keeps them. */
export type RuleTrial = {
  readonly netid: string;
  /** Unix milliseconds by the clock of this computer. */
  readonly deadline: number;
  /** Describes the changed rules. Empty if only nodes were changed. */
  readonly cause: string;
  /** The changed pairs with their cells from before, as `aclEditToStored` returns them. */
  readonly change: unknown;
  /** Reverts edits of nodes, the first one first, as `trialUndos` reads them. */
  readonly edits?: unknown;
  /** Mark of the session that submitted the rules. Only that session restores them without asking. */
  readonly session: number;
  /** How often the user has asked for more time. */
  readonly extensions?: number;
  /** Lets other tabs show how the trial ended. */
  readonly end?: TrialEnd;
};

export const trialMs = 60_000;
export const extensionMs = 5 * 60_000;
/** WCAG 2.2.1 asks for at least ten. */
export const maxExtensions = 10;

/** Key of the tab that restores rules just now. */
export const trialsLockKey = 'netmaker-rule-trials-lock';

export type TrialAttempt = {
  readonly status: 'reverting' | 'retrying' | 'failed';
  readonly reason: string;
  /** When to try again, in Unix milliseconds. */
  readonly nextAt: number;
};

export function trialsFromStored(text: string | null): readonly RuleTrial[] {
  try {
    return listFromWire(JSON.parse(text ?? '[]'), 'trials', trialFrom);
  } catch {
    return [];
  }
}

function trialFrom(json: unknown, path: string): RuleTrial {
  const trial = new WireObject(json, path);
  const extensions = Math.min(trial.number('extensions'), maxExtensions);
  const end = trial.oneOf('end', trialEnds);
  return {
    netid: trial.requiredText('netid'),
    deadline: trial.number('deadline'),
    cause: trial.requiredText('cause'),
    change: trial.value('change'),
    ...(trial.has('edits') && { edits: trial.value('edits') }),
    session: trial.number('session'),
    ...(extensions > 0 && { extensions }),
    ...(end && { end }),
  };
}
