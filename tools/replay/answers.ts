import type { Answer } from './replayer.ts';
import { imageSize, type Exchange } from './exchange.ts';
import { valueDifferences, type Comparison } from './values.ts';

/** Returns the differences from the response of the real server, in status, headers and every value of the body. */
export function differences(recorded: Exchange['answer'], answer: Answer, to: Comparison): string[] {
  to.compared += 1;
  if (recorded.status !== answer.status) {
    return [`status ${answer.status} instead of ${recorded.status}: ${textOf(answer).slice(0, 200)}`];
  }
  if (recorded.status === 0) return [];
  return [...headerDifferences(recorded, answer, to), ...bodyDifferences(recorded, answer, to)];
}

/** Only these headers matter to a console. A header that is missing in a recording was not sent. */
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

/** Checks only the form of a log, because its content depends on all earlier events. Its last line is empty. */
function logDifferences(text: string): string[] {
  const lines = text.split('\n');
  const last = lines.pop();
  if (last !== '') return [`the log ends in "${last}"`];
  return lines[0] !== undefined && logLine.test(lines[0]) ? [] : [`a log line reads "${lines[0]}"`];
}
