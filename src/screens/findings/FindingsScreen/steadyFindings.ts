import type { Finding } from '../../../domain/findings/finding.ts';

/**
 * Returns the listed findings in their order and with their latest facts. Those that are no longer found stay, and new
 * ones wait.
 */
export function steadyFindings(listed: readonly Finding[], found: readonly Finding[]) {
  const byKey = new Map(found.map((finding) => [finding.key, finding]));
  const shown = listed.map((finding) => byKey.get(finding.key) ?? finding);
  return { shown, gone: new Set(shown.flatMap(({ key }) => (byKey.has(key) ? [] : [key]))) };
}
