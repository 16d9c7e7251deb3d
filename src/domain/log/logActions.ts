import { formatDay } from '../format/dateTime.ts';
import { changeIn, type LogChange } from './logChange.ts';
import type { LogLine } from './logLine.ts';

export type LogAction = Pick<LogChange, 'user' | 'action' | 'target'> & {
  readonly number: number;
  /** Day and time in the server’s time zone: `2026-11-21` and `14:02`. */
  readonly day: string;
  readonly time: string;
  /** The server merges repeated lines under the time of the last one. True for the others. */
  readonly isEarlier: boolean;
};

const stamp = /^(\S+) (\d\d:\d\d):\d\d$/;

/** Shown for changes whose log line names no user, such as node deletions. */
export const notRecorded = 'the server doesn’t record who';

export function logActions(
  lines: readonly LogLine[],
  { limit = Infinity, day: wanted }: { limit?: number; day?: string | undefined } = {},
): readonly LogAction[] {
  const actions: LogAction[] = [];
  for (let index = lines.length - 1; index >= 0 && actions.length < limit; index -= 1) {
    const line = lines[index];
    const change = line?.change;
    if (!line || !change || (change.isAnnounced && isReportedAgain(lines, index, change))) continue;
    const { user, action, target } = change;
    const [, day = '', time = ''] = stamp.exec(line.timestamp) ?? [];
    if (wanted !== undefined && day !== wanted) continue;
    for (let repeat = 0; repeat < line.count && actions.length < limit; repeat += 1)
      actions.push({ number: line.number, day, time, user, action, target, isEarlier: repeat > 0 });
  }
  return actions;
}

function isReportedAgain(lines: readonly LogLine[], at: number, { action, target }: LogChange): boolean {
  const { timestamp } = lines[at] ?? {};
  for (let index = at + 1; lines[index]?.timestamp === timestamp; index += 1) {
    const later = lines[index]?.change;
    if (later?.action === action && (later.target === target || later.target.startsWith(`${target} on `)))
      return true;
  }
  return false;
}

export function lastDay(lines: readonly LogLine[]): string | undefined {
  const last = lines.findLast(({ timestamp }) => timestamp !== '');
  return last?.timestamp.split(' ')[0];
}

/** Shows 14:02, or "by 14:02" for merged lines, and the day unless it is `today`. */
export function actionTime(
  { day, time, isEarlier }: Pick<LogAction, 'day' | 'time' | 'isEarlier'>,
  today: string | undefined,
): string {
  const when = day === today ? time : `${formatDay(day)} ${time}`.trim();
  return isEarlier ? `by ${when}` : when;
}

/** Returns the user at the start of a message: the one who made a change, or any known user. */
export function actorOf({ text, change }: LogLine, usernames: ReadonlySet<string>): string | undefined {
  const end = text.indexOf(' ');
  const first = change ? change.user : end === -1 ? text : text.slice(0, end);
  if (first === undefined || !text.startsWith(first)) return undefined;
  return change || usernames.has(first) ? first : undefined;
}

export type AclChange = { readonly user: string; readonly time: string; readonly message: string };

export function lastAclChange(lines: readonly LogLine[], netid: string): AclChange | undefined {
  const message = `updated ACLs for network ${netid}`;
  const line = lines.findLast(({ text }) => text.endsWith(` ${message}`));
  const user = line && changeIn(line.text)?.user;
  if (!line || user === undefined) return undefined;
  const [, , time = ''] = stamp.exec(line.timestamp) ?? [];
  return { user, time, message };
}

export function withNames(text: string, nameOf: (id: string) => string | undefined): string {
  return text.replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => nameOf(id) ?? id);
}
