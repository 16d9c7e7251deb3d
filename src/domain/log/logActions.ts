import type { LogLine } from './logLine.ts';

/** Something a person did, as far as the server's log tells. */
export type LogAction = {
  /** The server's own time: `14:02`. */
  readonly time: string;
  readonly who: string;
  /** "updated node fra-gw-01 on network office". */
  readonly what: string;
};

/** Verbs of the log that say something was changed; reads and failures are told with others. */
const changes = ['created', 'updated', 'deleted', 'removed', 'approved', 'added', 'refreshed', 'assigned'];
const action = new RegExp(`^(\\S+) ((?:${changes.join('|')}) .+)$`, 's');
const clock = / (\d\d:\d\d):\d\d$/;

/**
 * What people changed, newest first. A line counts when it begins with a known user's name and a verb of change; ids in
 * it are replaced by what `nameOf` knows them as.
 */
export function logActions(
  lines: readonly LogLine[],
  usernames: ReadonlySet<string>,
  nameOf: (id: string) => string | undefined,
): readonly LogAction[] {
  return lines
    .flatMap((line) => {
      const [, who = '', what = ''] = action.exec(line.text) ?? [];
      const [, time = ''] = clock.exec(line.timestamp) ?? [];
      return usernames.has(who) ? [{ time, who, what: withNames(what, nameOf) }] : [];
    })
    .toReversed();
}

function withNames(text: string, nameOf: (id: string) => string | undefined): string {
  return text.replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => nameOf(id) ?? id);
}
