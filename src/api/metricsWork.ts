import type { Failure } from '../domain/failure.ts';
import type { Metrics } from '../domain/metrics/metrics.ts';
import { metricsStream } from '../domain/metrics/metricsStream.ts';
import { metricsFromWire } from '../domain/metrics/metricsWire.ts';
import { fail, succeed, type Result } from '../domain/result.ts';
import { joinedBytes, WireError } from '../domain/wire.ts';
import { failureOfException } from './transport/failure.ts';
import { notJson, valueOfJson } from './transport/reader.ts';

/** An answer piece by piece, as it arrives. A piece is taken over: nobody else can read it afterwards. */
export type Arriving = AsyncIterable<Uint8Array<ArrayBuffer>>;

/** Reading metrics, which takes long with those of many nodes, so that a page has it done in a worker. */
export type ReadMetrics = (body: Arriving) => Promise<Result<Metrics, Failure>>;

/** The work, done on the spot. */
export const readMetrics: ReadMetrics = async (body) => {
  const stream = metricsStream();
  try {
    for await (const piece of body) stream.take(piece);
    const read = stream.end();
    if ('metrics' in read) return succeed(read.metrics);
    return succeed(valueOfJson(new TextDecoder().decode(joinedBytes(read.body)), metricsFromWire));
  } catch (error) {
    if (error instanceof SyntaxError) return fail({ kind: 'malformed', detail: notJson });
    if (error instanceof WireError) return fail({ kind: 'malformed', detail: error.message });
    return fail(failureOfException(error));
  }
};
