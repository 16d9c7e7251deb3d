import type { LogLine } from './logLine.ts';
import { macDigits } from '../mac.ts';
import { trimmed } from '../trimmed.ts';

export type MarkedPart = { readonly text: string; readonly isMatch: boolean };

/** Doesn’t search raw lines, because all of them start with the server’s name. */
export function matchingLines(lines: readonly LogLine[], search: string): readonly number[] {
  const pattern = patternOf(search, 'i');
  if (!pattern) return [];
  const matches: number[] = [];
  lines.forEach((line, index) => {
    if (pattern.test(line.text) || pattern.test(line.timestamp)) matches.push(index);
  });
  return matches;
}

export function markedParts(text: string, search: string): readonly MarkedPart[] {
  const pattern = patternOf(search, 'gi');
  if (!pattern) return [{ text, isMatch: false }];
  const parts: MarkedPart[] = [];
  let end = 0;
  for (const { 0: match, index } of text.matchAll(pattern)) {
    if (index > end) parts.push({ text: text.slice(end, index), isMatch: false });
    parts.push({ text: match, isMatch: true });
    end = index + match.length;
  }
  if (end < text.length || parts.length === 0) parts.push({ text: text.slice(end), isMatch: false });
  return parts;
}

/** Digits of a whole MAC address, which is found in any spelling. */
const macLength = 12;

/** A pattern is several times faster than lowercasing every line. */
function patternOf(search: string, flags: string): RegExp | undefined {
  const wanted = trimmed(search);
  if (wanted === '') return undefined;
  const mac = macDigits(wanted);
  if (mac?.length === macLength) return new RegExp([...mac].join('[:.-]?'), flags);
  return new RegExp(wanted.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'), flags);
}

export function rawLog(lines: readonly LogLine[]): string {
  return lines
    .toSorted((a, b) => a.number - b.number)
    .map((line) => `${line.raw}\n`)
    .join('');
}

export function logFileName(lines: readonly LogLine[]): string {
  const [day] = lines.find(({ timestamp }) => timestamp !== '')?.timestamp.split(' ') ?? [];
  return day === undefined ? 'netmaker-log.txt' : `netmaker-log-${day}.txt`;
}
