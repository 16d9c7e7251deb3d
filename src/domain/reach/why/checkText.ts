import { plural } from '../../format/count.ts';
import type { Check, CheckState } from './verdict.ts';

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

export function checkLines(checks: readonly Check[]): readonly string[] {
  return checks.map(
    ({ state, text, detail }, at) =>
      `${at + 1}. ${stateWords[state]}: ${text}${detail === undefined ? '' : ` (${detail})`}`,
  );
}

export const stateWords: Readonly<Record<CheckState, string>> = {
  passed: 'passed',
  decides: 'decides',
  notReached: 'not reached',
  unknown: 'not known',
  bypassed: 'gone around',
};
