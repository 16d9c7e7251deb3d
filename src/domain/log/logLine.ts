import { changeIn, type LogChange } from './logChange.ts';

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

function linesOfLog(log: string): readonly string[] {
  const lines = log.split('\n');
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}

/** A line without a timestamp continues the message above it. */
export function parseLog(log: string): readonly LogLine[] {
  const messages = new LogMessages();
  messages.read(linesOfLog(log));
  return messages.parsed();
}

/** Parsing this many lines takes a few milliseconds. */
const sliceLength = 10_000;

/** Calls `pause` between slices, so a long log doesn’t block the page. */
export async function parseLogInSlices(log: string, pause: () => Promise<void>): Promise<readonly LogLine[]> {
  const lines = linesOfLog(log);
  const messages = new LogMessages();
  for (let start = 0; start < lines.length; start += sliceLength) {
    if (start > 0) await pause();
    messages.read(lines.slice(start, start + sliceLength));
  }
  return messages.parsed();
}

export function parseLogLine(raw: string, number: number): LogLine {
  const [, timestamp = '', message = raw] = stamped.exec(raw) ?? [];
  const [, words = message, count = '1'] = counted.exec(message) ?? [];
  const text = words.trim();
  const change = changeIn(text);
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

class LogMessages {
  readonly #done: LogLine[] = [];
  #open: string | undefined;

  read(lines: readonly string[]): void {
    for (const each of lines) {
      const line = each.endsWith('\r') ? each.slice(0, -1) : each;
      if (this.#open !== undefined && !isStamped(line)) this.#open += `\n${line}`;
      else {
        this.#close();
        this.#open = line;
      }
    }
  }

  parsed(): readonly LogLine[] {
    this.#close();
    return this.#done;
  }

  #close(): void {
    if (this.#open !== undefined) this.#done.push(parseLogLine(this.#open, this.#done.length));
    this.#open = undefined;
  }
}

function isStamped(line: string): boolean {
  return line.startsWith('[') && stamped.test(line);
}

/**
 * The server logs problems like any other message, so they are recognised by their words. A change is never a
 * problem, even if a record’s name contains “failed”.
 */
type LogLevel = 'error' | 'info';

const trouble =
  /\b(?:errors?|failed|failure|fatal|panic|could not|cannot|unable to|invalid|denied|refused|unauthorized|lack access)\b/i;
