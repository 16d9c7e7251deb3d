import { plural } from '../../format/count.ts';
import { reasonSentence } from './reasonText.ts';
import type { Check, CheckState, Verdict } from './verdict.ts';

/** The detail of a check: the reason where it decides, else what was found. */
export function checkDetail(
  { state, reason, detail }: Check,
  verdict: Pick<Verdict, 'reason'>,
): string | undefined {
  const decisive = state === 'decides' ? (reason ?? verdict.reason) : undefined;
  if (decisive) return reasonSentence(decisive);
  return state === 'notReached' ? undefined : detail;
}

/** For example `5 passed, 1 decides, 6 not reached`. */
export function checkCounts(checks: readonly Check[]): string {
  const states = ['passed', 'bypassed', 'unknown', 'decides', 'notReached'] as const;
  return states
    .map((state) => [state, checks.filter((check) => check.state === state).length] as const)
    .filter(([, count]) => count > 0)
    .map(
      ([state, count]) =>
        `${count} ${state === 'decides' ? plural(count, 'decides', 'decide') : stateWords[state]}`,
    )
    .join(', ');
}

export function checkLines(checks: readonly Check[], verdict: Pick<Verdict, 'reason'>): readonly string[] {
  return checks.map((check, at) => {
    const detail = checkDetail(check, verdict);
    return `${at + 1}. ${stateWords[check.state]}: ${check.text}${detail === undefined ? '' : ` (${detail})`}`;
  });
}

export const stateWords: Readonly<Record<CheckState, string>> = {
  passed: 'passed',
  decides: 'decides',
  notReached: 'not reached',
  unknown: 'not known',
  bypassed: 'gone around',
};
