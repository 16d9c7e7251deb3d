import type { LogLine } from './logLine.ts';

/** A stretch of a text, and whether it is what was searched for. */
export type MarkedPart = { readonly text: string; readonly isMatch: boolean };

/**
 * The positions of the lines whose message or time contains the text, whatever the case; none while it is blank. Not of
 * the raw lines: all of them begin with the server's own name, as nodes do.
 */
export function matchingLines(lines: readonly LogLine[], search: string): readonly number[] {
  const pattern = patternOf(search, 'i');
  if (!pattern) return [];
  const matches: number[] = [];
  lines.forEach((line, index) => {
    if (pattern.test(line.text) || pattern.test(line.timestamp)) matches.push(index);
  });
  return matches;
}

/** A text cut at what was searched for. Joined again the parts are the text. */
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

/** A pattern is several times faster over many lines than putting each of them into lower case. */
function patternOf(search: string, flags: string): RegExp | undefined {
  const wanted = search.trim();
  if (wanted === '') return undefined;
  return new RegExp(wanted.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'), flags);
}

/** The lines as the server wrote them, in the order of its file. */
export function rawLog(lines: readonly LogLine[]): string {
  return lines
    .toSorted((one, other) => one.number - other.number)
    .map((line) => `${line.raw}\n`)
    .join('');
}

/** Named by the day that the lines tell of. */
export function logFileName(lines: readonly LogLine[]): string {
  const [day] = lines.find(({ timestamp }) => timestamp !== '')?.timestamp.split(' ') ?? [];
  return day === undefined ? 'netmaker-log.txt' : `netmaker-log-${day}.txt`;
}
