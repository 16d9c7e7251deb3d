import { changeIn, type LogChange } from './logChange.ts';

/** One message of the server log. Several lines of text when the message itself spans lines. */
export type LogLine = {
  /** Its place in the file, from 0. The file of the day only grows, so it names the line from one read to the next. */
  readonly number: number;
  /** As written by the server, in its own time zone: `2026-11-21 00:07:08`; empty for a line of another form. */
  readonly timestamp: string;
  readonly text: string;
  readonly level: LogLevel;
  /** What it tells of a change, whoever made it. */
  readonly change: LogChange | undefined;
  /** How often the server saw the same message; 1 when it does not say. */
  readonly count: number;
  /** The line as it came. */
  readonly raw: string;
};

const stamped = /^\[[^\]]*\] (\d{4}-\d\d-\d\d \d\d:\d\d:\d\d) ([\s\S]*)$/;
const counted = /^([\s\S]*?) ?\((\d+)\) ?$/;

/** The text of `GET /logs` as lines, without the empty one that its last line break leaves. */
export function linesOfLog(log: string): readonly string[] {
  const lines = log.split('\n');
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}

/** How many lines are parsed at once: a few milliseconds' worth. */
const sliceLength = 10_000;

/**
 * Messages in the order of the file. A line without a timestamp continues the message above it. `pause` is awaited
 * between slices, so that the log of a long day does not block the page.
 */
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

/** Collects lines into messages. The latest message stays open, because the next line may continue it. */
export class LogMessages {
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
 * The server writes trouble as it writes any other message, so it is told by its words. A change is no trouble, even if
 * something is called "failed".
 */
type LogLevel = 'error' | 'info';

const trouble =
  /\b(?:errors?|failed|failure|fatal|panic|could not|cannot|unable to|invalid|denied|refused|unauthorized|lack access)\b/i;
