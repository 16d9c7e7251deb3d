import type { Answer } from './replayer.ts';
import { imageSize, type Exchange } from './exchange.ts';
import { valueDifferences, type Comparison } from './values.ts';

/** Where an answer is not what the real server sent: status, headers, every value of the body. */
export function differences(recorded: Exchange['answer'], answer: Answer, to: Comparison): string[] {
  to.compared += 1;
  if (recorded.status !== answer.status) {
    return [`status ${answer.status} instead of ${recorded.status}: ${textOf(answer).slice(0, 200)}`];
  }
  if (recorded.status === 0) return [];
  return [...headerDifferences(recorded, answer, to), ...bodyDifferences(recorded, answer, to)];
}

/** A header that a recording does not list was not sent; others than these do not matter to a console. */
const comparedHeaders = [
  'content-type',
  'content-disposition',
  'x-content-type-options',
  'access-control-allow-origin',
  'access-control-allow-headers',
  'access-control-allow-methods',
];

function headerDifferences(recorded: Exchange['answer'], answer: Answer, to: Comparison): string[] {
  return comparedHeaders.flatMap((header) => {
    to.compared += 1;
    const expected = recorded.headers?.[header] ?? null;
    const actual = answer.headers.get(header);
    return expected === actual ? [] : [`${header}: ${actual} instead of ${expected}`];
  });
}

function bodyDifferences(recorded: Exchange['answer'], answer: Answer, to: Comparison): string[] {
  if ('json' in recorded) {
    return valueDifferences(recorded.json, parsed(textOf(answer)), to).map(
      ({ place, says }) => `${place} is ${says}`,
    );
  }
  to.compared += 1;
  if (recorded.image) {
    const size = imageSize(answer.body);
    const isAlike = size?.width === recorded.image.width && size.height === recorded.image.height;
    return isAlike ? [] : [`a picture of ${size?.width} by ${size?.height}`];
  }
  if (recorded.text?.startsWith('[netmaker]')) return logDifferences(textOf(answer));
  const lines = (recorded.text ?? '').split('\n');
  const ours = textOf(answer).split('\n');
  return valueDifferences(lines, ours, to).map(({ place, says }) => `line ${place} is ${says}`);
}

/** The body as text. */
export function textOf({ body }: Answer): string {
  return new TextDecoder().decode(body);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const logLine = /^\[netmaker\] \d{4}-\d\d-\d\d \d\d:\d\d:\d\d .*/;

/** What a log says depends on everything that happened before; its lines have one form, and the last one is empty. */
function logDifferences(text: string): string[] {
  const lines = text.split('\n');
  const last = lines.pop();
  if (last !== '') return [`the log ends in "${last}"`];
  return lines[0] !== undefined && logLine.test(lines[0]) ? [] : [`a log line reads "${lines[0]}"`];
}
