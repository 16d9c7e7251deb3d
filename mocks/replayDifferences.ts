import type { Answer } from './replayCall.ts';
import type { Exchange } from './replayExchange.ts';
import { shapeOf } from './replayShape.ts';

/** Where an answer is not what the real server sent: status, headers, shape of the body, and texts letter for letter. */
export function differences(recorded: Exchange['answer'], answer: Answer): string[] {
  if (recorded.status !== answer.status) {
    return [`status ${answer.status} instead of ${recorded.status}: ${answer.text.slice(0, 200)}`];
  }
  return [...headerDifferences(recorded, answer), ...bodyDifferences(recorded, answer)];
}

/** A header that a recording does not list was not sent; others than these do not matter to a console. */
const comparedHeaders = [
  'content-type',
  'content-disposition',
  'access-control-allow-origin',
  'access-control-allow-headers',
  'access-control-allow-methods',
];

function headerDifferences(recorded: Exchange['answer'], answer: Answer): string[] {
  return comparedHeaders.flatMap((header) => {
    const expected = recorded.headers?.[header] ?? null;
    const actual = answer.headers.get(header);
    return expected === actual ? [] : [`${header}: ${actual} instead of ${expected}`];
  });
}

function bodyDifferences(recorded: Exchange['answer'], answer: Answer): string[] {
  if ('json' in recorded) return jsonDifferences(recorded.json, parsed(answer.text));
  if (recorded.text === undefined) return [];
  if (recorded.text.startsWith('[netmaker]')) return logDifferences(answer.text);
  return masked(recorded.text) === masked(answer.text) ? [] : [`text: ${answer.text}`];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function jsonDifferences(recorded: unknown, answered: unknown): string[] {
  const expected = shapeOf(recorded);
  const actual = shapeOf(answered);
  return [
    ...expected.filter((line) => !actual.includes(line)).map((line) => `missing ${line}`),
    ...actual.filter((line) => !expected.includes(line)).map((line) => `unexpected ${line}`),
    ...(messageOf(recorded) === messageOf(answered) ? [] : [`says ${messageOf(answered)}`]),
  ];
}

/** The sentence in an answer: its Message, or all of it where it is one text. */
function messageOf(body: unknown): unknown {
  if (typeof body === 'string') return body;
  return typeof body === 'object' && body !== null && 'Message' in body ? body.Message : undefined;
}

/** WireGuard keys are made anew in each world. */
function masked(text: string): string {
  return text.replaceAll(/[A-Za-z0-9+/]{43}=/g, 'KEY');
}

const logLine = /^\[netmaker\] \d{4}-\d\d-\d\d \d\d:\d\d:\d\d .*/;

/** What a log says depends on everything that happened before; its lines have one form, and the last one is empty. */
function logDifferences(text: string): string[] {
  const lines = text.split('\n');
  const last = lines.pop();
  if (last !== '') return [`the log ends in "${last}"`];
  return lines[0] !== undefined && logLine.test(lines[0]) ? [] : [`a log line reads "${lines[0]}"`];
}
