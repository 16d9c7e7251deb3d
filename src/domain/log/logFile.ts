import type { LogLine } from './logLine.ts';

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
