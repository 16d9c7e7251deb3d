import { capitalized } from '../text/labels.ts';
import { isChange, type LogLine } from './logLine.ts';

/** Something a person did, as far as the server's log tells. */
export type LogAction = {
  /** Of the line that tells it. */
  readonly number: number;
  /** The server's own time: `14:02`. */
  readonly time: string;
  readonly who: string;
  /** "updated node 6f0c… on network office": the line without the name. */
  readonly what: string;
};

const clock = / (\d\d:\d\d):\d\d$/;

/** What people changed, newest first, and no more than `most` of it. */
export function logActions(
  lines: readonly LogLine[],
  usernames: ReadonlySet<string>,
  most = Infinity,
): readonly LogAction[] {
  const actions: LogAction[] = [];
  for (let index = lines.length - 1; index >= 0 && actions.length < most; index -= 1) {
    const line = lines[index];
    const found = line && actionIn(line, usernames);
    if (found) actions.push(found);
  }
  return actions;
}

/** A line tells an action when it begins with a known user's name, and words of change follow. */
export function actionIn(line: LogLine, usernames: ReadonlySet<string>): LogAction | undefined {
  const who = line.isChange ? actorOf(line.text, usernames) : undefined;
  if (who === undefined) return undefined;
  const what = line.text.slice(who.length).trim();
  // A user may be called "created".
  if (!isChange(what)) return undefined;
  const [, time = ''] = clock.exec(line.timestamp) ?? [];
  return { number: line.number, time, who, what };
}

/** The user whose name a message begins with. */
export function actorOf(text: string, usernames: ReadonlySet<string>): string | undefined {
  const end = text.indexOf(' ');
  const first = end === -1 ? text : text.slice(0, end);
  return usernames.has(first) ? first : undefined;
}

/** Who submitted the rules of a network last, and the words by which the log is searched for it. */
export type AclChange = { readonly who: string; readonly time: string; readonly words: string };

/** "mira updated ACLs for network prod-eu", as the server's log of the day tells it. */
export function lastAclChange(lines: readonly LogLine[], netid: string): AclChange | undefined {
  const words = `updated ACLs for network ${netid}`;
  const line = lines.findLast(({ text }) => text.endsWith(` ${words}`));
  if (!line) return undefined;
  const [, time = ''] = clock.exec(line.timestamp) ?? [];
  return { who: line.text.slice(0, -words.length - 1), time, words };
}

/** Ids of nodes replaced by what `nameOf` knows them as. */
export function withNames(text: string, nameOf: (id: string) => string | undefined): string {
  return text.replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => nameOf(id) ?? id);
}

/** What was done, and to what: "Created access key" and "fra-rack-2 on prod-eu". */
type LogDeed = { readonly deed: string; readonly target: string };

const things = [
  'egress gateway',
  'ingress gateway',
  'relay server',
  'relay',
  'access key',
  'ext client',
  'extclient client',
  'network user',
  'user group',
  'ACLs',
  'ACL',
  'network',
  'node',
  'user',
  'key',
];

const plain = new RegExp(`^(\\w+) (?:new )?(${things.join('|')})(?![\\w-])(.*)$`, 'is');
const dnsEntry = /^DNS entry is set: \{.*?Name:(.*) Network:(\S*)\}$/is;

/** Takes the server's words for an action apart: "created access key fra-rack-2 on network, prod-eu". */
export function deedOf(what: string): LogDeed {
  const [, name, network] = dnsEntry.exec(what) ?? [];
  if (name !== undefined) return { deed: 'Set DNS entry', target: `${name} on ${network}` };
  const [, verb = '', thing = '', rest = ''] = plain.exec(what) ?? [];
  if (thing === '') return { deed: capitalized(what), target: '' };
  return { deed: `${capitalized(verb)} ${wordsOf(thing)}`, target: targetOf(rest) };
}

function targetOf(rest: string): string {
  return rest
    .trim()
    .replace(/^on node /i, '')
    .replaceAll(/\b(on|from) network,? /gi, '$1 ');
}

function wordsOf(thing: string): string {
  return thing.toLowerCase() === 'extclient client' ? 'ext client' : thing;
}
