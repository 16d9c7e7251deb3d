import { grouped } from '../format/count.ts';
import { formatDay } from '../format/dateTime.ts';
import { logChangeOf, type LogChange } from './logChange.ts';
import type { LogLine } from './logLine.ts';

export type LogAction = Pick<LogChange, 'user' | 'action' | 'target'> & {
  readonly number: number;
  /** Day and time in the server’s time zone: `2026-11-21` and `14:02`. */
  readonly day: string;
  readonly time: string;
  /** The server merges repeated lines under the time of the last one. */
  readonly times: number;
};

const stamp = /^(\S+) (\d\d:\d\d):\d\d$/;

/** Shown for changes whose log line names no user, such as node deletions. */
export const notRecorded = 'the server doesn’t record who';

/** Lists changes, newest first. A change that was reverted soon after is one action with its reversal. */
export function logActions(
  lines: readonly LogLine[],
  { limit = Infinity, day: wanted }: { limit?: number; day?: string | undefined } = {},
): readonly LogAction[] {
  const actions: LogAction[] = [];
  /** The place of the last action about each record. */
  const places = new Map<string, number>();
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    const line = lines[index];
    const change = line?.change;
    if (!line || !change || (change.isAnnounced && isReportedAgain(lines, index, change))) continue;
    const { user, action, target } = change;
    const [, day = '', time = ''] = stamp.exec(line.timestamp) ?? [];
    if (wanted !== undefined && day !== wanted) continue;
    const made = { number: line.number, day, time, user, action, target, times: line.count };
    const record = recordOf(made);
    const place = places.get(record) ?? -1;
    const reversal = actions[place];
    const pair = reversal && reverted(made, reversal);
    if (pair) {
      actions[place] = pair;
      places.delete(record);
    } else if (actions.length < limit) {
      places.set(record, actions.push(made) - 1);
    } else break;
  }
  return actions;
}

/** For example “DNS entry db.lab”, however the line names the network. */
function recordOf({ action, target }: LogAction): string {
  const noun = action.slice(action.indexOf(' ') + 1);
  const name = noun === 'DNS entry' ? target.replace(/ in (\S+)$/, '.$1') : target.split(/ (?:in|from) /)[0];
  return `${noun} ${name}`;
}

const creation = /^(?:Created|Set|Added) /;
const deletion = /^(?:Deleted|Removed) /;
const reversals: Readonly<Record<string, string>> = {
  Created: 'created again',
  Set: 'created again',
  Added: 'added again',
  Deleted: 'deleted',
  Removed: 'removed',
};

const revertedWithin = 10;

/** Returns one action for a creation and a deletion of the same record that follow each other within minutes. */
function reverted(first: LogAction, then: LogAction): LogAction | undefined {
  const isCreation = creation.test(first.action) && deletion.test(then.action);
  const isDeletion = deletion.test(first.action) && creation.test(then.action);
  const isSoon = first.day === then.day && minutesOf(then) - minutesOf(first) <= revertedWithin;
  if ((!isCreation && !isDeletion) || !isSoon || first.times + then.times > 2) return undefined;
  const isBySame = first.user === then.user;
  return {
    ...then,
    user: isBySame ? then.user : undefined,
    action: `${first.action}, then ${reversals[then.action.split(' ')[0] ?? '']}`,
    target: then.target.includes(' ') ? then.target : first.target,
  };
}

function minutesOf({ time }: LogAction): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function isReportedAgain(lines: readonly LogLine[], at: number, { action, target }: LogChange): boolean {
  const { timestamp } = lines[at] ?? {};
  for (let index = at + 1; lines[index]?.timestamp === timestamp; index += 1) {
    const later = lines[index]?.change;
    if (later?.action === action && (later.target === target || later.target.startsWith(`${target} in `)))
      return true;
  }
  return false;
}

export function lastDay(lines: readonly LogLine[]): string | undefined {
  const last = lines.findLast(({ timestamp }) => timestamp !== '');
  return last?.timestamp.split(' ')[0];
}

/** Shows 14:02, and the day unless it is `today`. */
export function actionTime(
  { day, time }: Pick<LogAction, 'day' | 'time'>,
  today: string | undefined,
): string {
  return day === today ? time : `${formatDay(day)} ${time}`.trim();
}

/** For example “Updated node, 3 times”. */
export function actionText({ action, times }: Pick<LogAction, 'action' | 'times'>): string {
  return times > 1 ? `${action}, ${grouped(times)} times` : action;
}

/** When the day’s file begins, if that is later than the day: 13:49. */
export function loggedSince(lines: readonly LogLine[], day: string): string | undefined {
  const first = lines.find(({ timestamp }) => timestamp.startsWith(day));
  const [, , time = ''] = stamp.exec(first?.timestamp ?? '') ?? [];
  return time.startsWith('00:') || time === '' ? undefined : time;
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
  const user = line && logChangeOf(line.text)?.user;
  if (!line || user === undefined) return undefined;
  const [, , time = ''] = stamp.exec(line.timestamp) ?? [];
  return { user, time, message };
}

const nodeId = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;
const namedNode = new RegExp(`^error publishing node update to node (\\S+) (${nodeId.source}) `);

export type NodeNames = (id: string) => string | undefined;

/** Finds names of nodes, also of deleted ones, among known names and in lines that have both name and ID. */
export function nodeNamesIn(lines: readonly LogLine[], known: ReadonlyMap<string, string>): NodeNames {
  const logged = new Map<string, string>();
  for (const { level, text } of lines) {
    const [, name, id] = (level === 'error' && namedNode.exec(text)) || [];
    if (name !== undefined && id !== undefined) logged.set(id, name);
  }
  return (id) => known.get(id) ?? logged.get(id);
}

export function withNames(text: string, nameOf: NodeNames): string {
  return text.replaceAll(new RegExp(nodeId, 'g'), (id) => nameOf(id) ?? id);
}
