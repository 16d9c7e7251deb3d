/** One message of the server log. Several lines of text when the message itself spans lines. */
export type LogLine = {
  /** As written by the server, in its own time zone: `2026-11-21 00:07:08`; empty for a line of another form. */
  readonly timestamp: string;
  readonly text: string;
  /** How often the server saw the same message; 1 when it does not say. */
  readonly count: number;
  /** The line as it came. */
  readonly raw: string;
};

const stamped = /^\[[^\]]*\] (\d{4}-\d\d-\d\d \d\d:\d\d:\d\d) ([\s\S]*)$/;
const counted = /^([\s\S]*?) ?\((\d+)\) ?$/;

/** The text of `GET /logs` as lines, without the empty one that its last line break leaves. */
export function linesOfLog(log: string): readonly string[] {
  const lines = log.split(/\r?\n/);
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}

/** Messages in the order of the file; a line without a timestamp continues the message above it. */
export function parseLog(log: string): readonly LogLine[] {
  const messages: string[][] = [];
  for (const line of linesOfLog(log)) {
    const current = messages.at(-1);
    if (current && !stamped.test(line)) current.push(line);
    else messages.push([line]);
  }
  return messages.map((lines) => parseLogLine(lines.join('\n')));
}

export function parseLogLine(raw: string): LogLine {
  const [, timestamp = '', message = raw] = stamped.exec(raw) ?? [];
  const [, text = message, count = '1'] = counted.exec(message) ?? [];
  return { timestamp, text: text.trim(), count: Number(count), raw };
}
