import { messagesOfLog, parseLogLine, withServerStarts, type LogLine } from '../log/logLine.ts';

/** Parses a whole log at once, where a test or story has no reason to wait. */
export function parseLog(log: string): readonly LogLine[] {
  return withServerStarts(messagesOfLog(log).map(parseLogLine));
}
