import { isYes, joinedBytes, WireObject, type AnswerStream, type Bytes } from '../wire.ts';
import type { Metrics } from './metrics.ts';
import { metricsWriter, peerMetricsRecord } from './metricsWire.ts';
import type { ReportWriter, Span } from './peerReports.ts';
import { reportScan } from './reportScan.ts';

/** What stands in a node's JSON for reports that were scanned. */
const scannedMark = '"":0';

/** Reports a node at a time straight from the bytes, as `peerMetricsRecord` reads them. */
function scannedReports(reports: ReportWriter) {
  const { fields } = peerMetricsRecord;
  const scan = reportScan({
    [fields.peerName.key]: 'string',
    [fields.isConnected.key]: 'boolean',
    [fields.isServer.key]: 'string',
    [fields.actualUptime.key]: 'number',
    [fields.percentUp.key]: 'number',
    [fields.latency.key]: 'number',
    [fields.totalSent.key]: 'number',
    [fields.totalReceived.key]: 'number',
  });
  let from = 0;

  function add(): void {
    const { texts, values } = scan;
    const { 0: name = 0, 1: connected, 2: server = 0, 3: actualUptime = 0, 4: percentUp = 0 } = values;
    const { 5: latency = 0, 6: totalSent = 0, 7: totalReceived = 0 } = values;
    reports.add({
      peerId: texts[scan.peer()] ?? '',
      peerName: texts[name] ?? '',
      isConnected: connected === 1,
      isServer: isYes(texts[server] ?? ''),
      actualUptime,
      percentUp,
      latency,
      totalSent,
      totalReceived,
    });
  }

  return {
    begin() {
      scan.begin();
      from = reports.length();
    },
    /** Takes the report that begins there. Where it ends; −1 when it has to be read the careful way, or not all is there. */
    next(bytes: Uint8Array, start: number): number {
      const end = scan.next(bytes, start);
      if (end >= 0) add();
      return end;
    },
    /** Those of this node that were taken. */
    span: (): Span => ({ from, to: reports.length() }),
    /** None of them counts. */
    drop: () => reports.drop(from),
  };
}

const [quote, backslash, comma, opened, closed, listOpened, listClosed] = Array.from('"\\,{}[]', (sign) =>
  sign.charCodeAt(0),
);

/** How such an answer begins, and so many bytes tell whether it does. */
const plainHead = /^\s*\{\s*"nodes"\s*:\s*\{/;
const headLength = 64;

/** What comes before the reports of a node, and what is put there for those that were scanned. */
const reportsKey = new TextEncoder().encode('"connectivity":');
const mark = new TextEncoder().encode(scannedMark);
/** The rest of a longer report is not waited for. */
const longestReport = 4096;

/**
 * Metrics node by node while they arrive: those of a thousand nodes take 230 MB as JSON, those of two thousand are more
 * than one text can hold. Throws a SyntaxError where it is no JSON, and what `metricsFromWire` does.
 */
export function metricsStream(): AnswerStream<{ readonly metrics: Metrics }> {
  const writer = metricsWriter();
  const scan = scannedReports(writer.reports);
  const decoder = new TextDecoder();
  /** Before it is known whether the answer is plain, of one that is not, or after the last node. */
  let kept: Bytes[] = [];
  let part: 'head' | 'nodes' | 'tail' | 'unknown' = 'head';
  /** Of the node that is being read: its bytes in earlier pieces, and where in it the last one ended. */
  let begun: Bytes[] = [];
  let depth = 0;
  let isInText = false;
  let isEscaped = false;
  let isFirst = true;
  /** While its reports are scanned: what stands before them, and the beginning of the next one. */
  let scanning: { readonly before: readonly Bytes[]; readonly rest: readonly Bytes[] } | undefined;
  /** Its reports, once all of them are scanned. */
  let scanned: Span | undefined;

  function take(piece: Bytes): void {
    if (part === 'nodes') return takeNodes(joinedBytes([...(scanning?.rest ?? []), piece]), 0);
    kept.push(piece);
    if (part === 'head') beginIf(kept.reduce((sum, { length }) => sum + length, 0) >= headLength);
  }

  /** Once there is enough to tell. */
  function beginIf(isEnough: boolean): void {
    if (!isEnough) return;
    const bytes = joinedBytes(kept);
    const head = plainHead.exec(new TextDecoder('latin1').decode(bytes.subarray(0, headLength)));
    part = head ? 'nodes' : 'unknown';
    if (!head) return;
    kept = [];
    takeNodes(bytes, head[0].length);
  }

  /** Looks for where each node ends: a comma or the closing brace, outside of texts and of what it holds itself. */
  function takeNodes(piece: Bytes, start: number): void {
    let from = scanning ? takeReports(piece, start, start) : start;
    let at = from;
    while (at < piece.length) {
      const byte = piece[at];
      if (isInText) {
        if (isEscaped) isEscaped = false;
        else if (byte === backslash) isEscaped = true;
        else if (byte === quote) isInText = false;
      } else if (byte === quote) isInText = true;
      else if (byte === opened || byte === listOpened) {
        depth += 1;
        if (depth === 2 && !scanned && isAfterKey(piece, at)) {
          scan.begin();
          scanning = { before: [...begun, piece.subarray(from, at + 1)], rest: [] };
          at = from = takeReports(piece, from, at + 1);
          continue;
        }
      } else if (depth > 0 && (byte === closed || byte === listClosed)) depth -= 1;
      else if (depth === 0 && (byte === comma || byte === closed)) {
        addNode([...begun, piece.subarray(from, at)], byte === closed);
        begun = [];
        from = at + 1;
        if (byte === closed) {
          part = 'tail';
          kept = [piece.subarray(from)];
          return;
        }
      }
      at += 1;
    }
    begun.push(piece.subarray(from));
  }

  /** Scans reports from `start` on; `from`: what of the node is not among `begun` yet. Where to go on in the usual way. */
  function takeReports(piece: Bytes, from: number, start: number): number {
    let at = start;
    for (let sign = scan.next(piece, at); sign >= 0; sign = scan.next(piece, at)) {
      if (piece[sign] === closed) {
        begun = [...(scanning?.before ?? []), mark];
        scanning = undefined;
        scanned = scan.span();
        return sign;
      }
      at = sign + 1;
    }
    begun.push(piece.subarray(from, at));
    if (scanning && piece.length - at < longestReport) {
      scanning = { ...scanning, rest: [piece.subarray(at)] };
      return piece.length;
    }
    scanning = undefined;
    scan.drop();
    return at;
  }

  function addNode(pieces: readonly Bytes[], isLast: boolean): void {
    const text = decoder.decode(joinedBytes(pieces));
    const isNone = isFirst && isLast && text.trim() === '';
    isFirst = false;
    if (isNone) return;
    // Nothing at all between two commas is an error of it, too.
    const node = new WireObject(JSON.parse(text.trim() === '' ? text : `{${text}}`), 'metrics.nodes');
    for (const [id, json] of node.entries()) writer.add(id, json, scanned);
    scanned = undefined;
  }

  function end() {
    if (part === 'head') beginIf(true);
    while (scanning) {
      const { rest } = scanning;
      scanning = undefined;
      scan.drop();
      takeNodes(joinedBytes(rest), 0);
    }
    if (part === 'unknown') return { body: kept };
    // Whatever else comes with the nodes has to be JSON, too; what is cut off is none.
    JSON.parse(`{"nodes":{${part === 'tail' ? '}' : ''}${decoder.decode(joinedBytes(kept))}`);
    return { metrics: writer.metrics() };
  }
  return { take, end };
}

function isAfterKey(piece: Bytes, at: number): boolean {
  const start = at - reportsKey.length;
  return start >= 0 && reportsKey.every((byte, index) => byte === piece[start + index]);
}
