import { describe, expect, it } from 'vitest';
import { differences } from './answers.ts';
import type { Exchange } from './exchange.ts';
import { Identities } from './identities.ts';
import type { Answer } from './replayer.ts';

const json = { 'content-type': 'application/json' };

const moments = { changedSince: undefined, now: 1_795_219_640, sent: [] };

function differ(recorded: Exchange['answer'], answered: Answer): readonly string[] {
  return differences(recorded, answered, { identities: new Identities(), moments, compared: 0 });
}

function answer(status: number, text: string, headers: Record<string, string> = json): Answer {
  return { status, body: new TextEncoder().encode(text), headers: new Headers(headers) };
}

describe('an answer differs from the recorded one', () => {
  it.each([
    ['by its status', { status: 200, headers: json, json: 'done' }, answer(500, '"done"')],
    [
      'by its content type',
      { status: 200, headers: json, json: [] },
      answer(200, '[]', { 'content-type': 'text/plain' }),
    ],
    ['by a header that was not sent', { status: 200, text: '' }, answer(200, '')],
    ['by null for a list', { status: 200, headers: json, json: [] }, answer(200, 'null')],
    ['by a field more', { status: 200, headers: json, json: { a: 1 } }, answer(200, '{"a":1,"b":2}')],
    ['by a field less', { status: 200, headers: json, json: { a: 1, b: 2 } }, answer(200, '{"a":1}')],
    [
      'by a letter of its Message',
      { status: 400, headers: json, json: { Code: 400, Message: 'EOF' } },
      answer(400, '{"Code":400,"Message":"Eof"}'),
    ],
    [
      'by a letter of a text that is all',
      { status: 200, headers: json, json: 'success' },
      answer(200, '"Success"'),
    ],
    ['by plain text', { status: 404, headers: json, text: 'not found\n' }, answer(404, 'not found')],
    [
      'by a value',
      { status: 200, headers: json, json: { a: 1, b: ['x'] } },
      answer(200, '{"a":2,"b":["x"]}'),
    ],
    [
      'by the size of a picture',
      { status: 200, headers: json, image: { width: 220, height: 220 } },
      answer(200, 'no picture'),
    ],
    ['by an answer where none came', { status: 0 }, answer(200, '')],
    ['by a broken body', { status: 200, headers: json, json: {} }, answer(200, '{')],
    [
      'by a log without a last empty line',
      { status: 200, headers: json, text: '[netmaker] …\n' },
      answer(200, '[netmaker] …'),
    ],
  ])('%s', (_, recorded, answered) => {
    expect(differ(recorded, answered)).not.toEqual([]);
  });

  it.each([
    [
      'by generated keys',
      { status: 200, headers: json, text: `Key = ${'A'.repeat(43)}=` },
      answer(200, `Key = ${'B'.repeat(43)}=`),
    ],
  ])('but not %s', (_, recorded, answered) => {
    expect(differ(recorded, answered)).toEqual([]);
  });
});
