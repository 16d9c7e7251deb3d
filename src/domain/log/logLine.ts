import { logChangeOf, serverStart, type LogChange } from './logChange.ts';

export type LogLine = {
  /** Index in the day’s file, which only grows, so it identifies the line across reads. */
  readonly number: number;
  /** In the server’s time zone: `2026-11-21 00:07:08`; empty when the line has another format. */
  readonly timestamp: string;
  readonly text: string;
  readonly level: LogLevel;
  readonly change: LogChange | undefined;
  readonly count: number;
  readonly raw: string;
};

const stamped = /^\[[^\]]*\] (\d{4}-\d\d-\d\d \d\d:\d\d:\d\d) ([\s\S]*)$/;
const counted = /^([\s\S]*?) ?\((\d+)\) ?$/;

/** A line without a timestamp continues the message above it. */
const messageBreak = /\n(?=\[[^\]\n]*\] \d{4}-\d\d-\d\d \d\d:\d\d:\d\d )/;

export function messagesOfLog(log: string): readonly string[] {
  if (log === '') return [];
  return log
    .replaceAll(/\r(?=\n|$)/g, '')
    .replace(/\n$/, '')
    .split(messageBreak);
}

/** Parsing this many messages takes a few milliseconds. */
const sliceLength = 10_000;

/** Calls `pause` between slices, so a long log doesn’t block the page. */
export async function parseLogInSlices(log: string, pause: () => Promise<void>): Promise<readonly LogLine[]> {
  const messages = messagesOfLog(log);
  const lines: LogLine[] = [];
  for (const message of messages) {
    if (lines.length > 0 && lines.length % sliceLength === 0) await pause();
    lines.push(parseLogLine(message, lines.length));
  }
  return withServerStarts(lines);
}

/** The server logs a change of every user while it starts, although no one has made any. */
export function withServerStarts(lines: readonly LogLine[]): readonly LogLine[] {
  const found = [...lines];
  let begin: number | undefined;
  lines.forEach((line, index) => {
    if (startBegins.test(line.text)) begin = index;
    if (begin === undefined || !startEnds.test(line.text)) return;
    for (let at = begin; at < index; at += 1) {
      const inside = lines[at];
      if (inside?.change) found[at] = { ...inside, change: undefined };
    }
    found[index] = { ...line, change: serverStart };
    begin = undefined;
  });
  return found;
}

const startBegins = /^connecting to (?!mq )\S+$/;
const startEnds = /^REST Server successfully started\b/;

export function parseLogLine(raw: string, number: number): LogLine {
  const [, timestamp = '', message = raw] = stamped.exec(raw) ?? [];
  const [, words = message, count = '1'] = counted.exec(message) ?? [];
  const text = words.trim();
  const change = logChangeOf(text);
  return {
    number,
    timestamp,
    text,
    level: change === undefined && trouble.test(text) ? 'error' : 'info',
    change,
    count: Number(count),
    raw,
  };
}

type LogLevel = 'error' | 'info';

/**
 * The server logs problems like any other message, so they are recognised by their words. A change is never a
 * problem, even if a record’s name contains “failed”.
 */
const trouble =
  /\b(?:errors?|failed|failure|fatal|panic|could not|cannot|unable to|invalid|denied|refused|unauthorized|lack access)\b/i;
