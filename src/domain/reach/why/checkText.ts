import type { Check, CheckState } from './verdict.ts';

/** For example `5 passed, 1 deciding, 6 not reached`. */
export function checkCounts(checks: readonly Check[]): string {
  const states = ['passed', 'bypassed', 'unknown', 'decides', 'notReached'] as const;
  return states
    .map((state) => [state, checks.filter((check) => check.state === state).length] as const)
    .filter(([, count]) => count > 0)
    .map(([state, count]) => `${count} ${stateWords[state]}`)
    .join(', ');
}

export function checkLines(checks: readonly Check[]): readonly string[] {
  return checks.map(
    ({ state, text, detail }, index) =>
      `${index + 1}. ${stateWords[state]}: ${text}${detail === undefined ? '' : ` (${detail})`}`,
  );
}

export const stateWords: Readonly<Record<CheckState, string>> = {
  passed: 'passed',
  decides: 'deciding',
  notReached: 'not reached',
  unknown: 'unknown',
  bypassed: 'bypassed',
};
