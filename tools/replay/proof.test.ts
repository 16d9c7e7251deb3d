import { describe, expect, it } from 'vitest';
import { ownRecording, type Recording } from './exchange.ts';
import { replay } from './proof.ts';

/** Returns a test of whether a real server wrote a line with the same text, apart from names, ids and numbers. */
function isRecordedLine(recordings: readonly Recording[]): (line: string) => boolean {
  const masked = maskFor(recordings);
  const texts = recordings
    .flatMap(({ exchanges }) => exchanges)
    .flatMap(({ path, answer }) => (path === '/api/logs' && answer.text !== undefined ? [answer.text] : []));
  const real = new Set(texts.flatMap(linesOf).map(masked));
  // Messages of errors are compared in their responses.
  return (line) => real.has(masked(line)) || line.startsWith('processed request error: ');
}

/** Returns the texts of a log without time and count. A text may span lines. */
function linesOf(log: string): string[] {
  const found = log.matchAll(/\[netmaker\] [\d-]+ [\d:]+ ([^]*?) \(\d+\) \n(?=\[netmaker\]|$)/g);
  return [...found].map(([, text = '']) => text);
}

const fieldsWithNames: ReadonlySet<string> = new Set([
  'username',
  'name',
  'netid',
  'clientid',
  'network',
  'node_name',
]);

function maskFor(recordings: readonly Recording[]): (line: string) => string {
  const names = new Set(['masteradministrator']);
  for (const { path, body, answer } of recordings.flatMap(({ exchanges }) => exchanges)) {
    collectNames(body, names);
    collectNames(answer.json, names);
    for (const [, name = ''] of path.matchAll(
      /(?:networkusers\/data|usergroups|users|networkusers\/\w+)\/([\w.@-]+)$/g,
    )) {
      names.add(name);
    }
  }
  const longestFirst = [...names].filter((name) => name.length > 1).toSorted((a, b) => b.length - a.length);
  const anyName = longestFirst
    .map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('|');
  const named = new RegExp(String.raw`(?<![\w-])(?:${anyName})(?![\w-])`, 'g');
  return (line) =>
    line
      .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '…')
      .replaceAll(named, '…')
      .replaceAll(/\d+(?:\.\d+){3}|[0-9a-f]*:[0-9a-f:]+(?=[ }])|\d{4,}/g, '…');
}

function collectNames(value: unknown, names: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [field, one] of Object.entries(value)) {
    if (typeof one === 'string' && fieldsWithNames.has(field)) names.add(one);
    collectNames(one, names);
  }
}

const editions = ['community', 'enterprise'] as const;
const isReal = isRecordedLine(editions.map(ownRecording));

describe.each(editions)('the %s edition', (edition) => {
  const recording = ownRecording(edition);
  const names = new Set(recording.exchanges.map(({ name }) => name));

  it('defines steps only for recorded exchanges', () => {
    expect(Object.keys(recording.state).filter((name) => !names.has(name))).toEqual([]);
  });

  it.each(recording.exchanges)('responds to $name like the real server', async (exchange) => {
    const { differences, compared, logged } = await replay(exchange, [recording]);
    expect(differences).toEqual([]);
    expect(compared).toBeGreaterThan(0);
    expect(logged.filter((line) => !isReal(line))).toEqual([]);
  });
});
