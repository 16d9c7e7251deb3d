import type { AclMatrix } from '../domain/acl/aclMatrix.ts';
import { mergeAcls, restoreOverwritten, type AclMerge } from '../domain/acl/aclMerge.ts';
import type { AclPairs } from '../domain/acl/aclPairs.ts';
import { analyseAcls, type AclAnalysis } from '../domain/acl/aclPatterns.ts';
import { aclStream, changedRows } from '../domain/acl/aclWire.ts';
import { fail, succeed, type Failure, type Result } from '../domain/failure.ts';
import type { Metrics } from '../domain/metrics/metrics.ts';
import { metricsStream } from '../domain/metrics/metricsWire.ts';
import { WireError, type ResponseStream } from '../domain/wire.ts';
import { CallFailed } from './transport/failure.ts';
import { notJson, valueOfJson, type Chunks, type ParseStream } from './transport/reader.ts';

/** Slow work on large containers, which pages run in a worker. See the functions of the same names in the domain. */
export type AclWork = {
  readonly merge: (loaded: AclMatrix, mine: AclMatrix, current: AclMatrix) => Promise<AclMerge>;
  readonly changedRows: (before: AclMatrix, after: AclMatrix) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  readonly restoreLost: (
    read: AclMatrix,
    asked: AclMatrix,
    kept: AclMatrix,
  ) => Promise<AclMatrix | undefined>;
  readonly readAcls: (pairs: AclPairs) => Promise<AclAnalysis>;
};

export const aclWork: AclWork = {
  merge: (...containers) => Promise.resolve(mergeAcls(...containers)),
  changedRows: (...containers) => Promise.resolve(changedRows(...containers)),
  restoreLost: (...containers) => Promise.resolve(restoreOverwritten(...containers)),
  readAcls: (pairs) => Promise.resolve(analyseAcls(pairs)),
};

/** Responses with data for each pair of nodes. */
export type StreamParsers = {
  readonly readContainer: ParseStream<AclMatrix>;
  readonly readMetrics: ParseStream<Metrics>;
};

export const streamParsers: StreamParsers = {
  readContainer: (body) => readStream(body, aclStream()),
  readMetrics: (body) => readStream(body, metricsStream()),
};

async function readStream<T>(body: Chunks, stream: ResponseStream<T>): Promise<Result<T, Failure>> {
  try {
    for await (const piece of body) stream.take(piece);
    return succeed(valueOfJson(stream.rest(), stream.read));
  } catch (error) {
    if (error instanceof CallFailed) return fail(error.failure);
    if (error instanceof SyntaxError) return malformed(notJson);
    if (error instanceof WireError) return malformed(error.message);
    // Chromium limits strings to 512 MB and buffers to 2 GB.
    if (error instanceof RangeError) return malformed('The response is too large for this browser.');
    throw error;
  }
}

function malformed(detail: string): Result<never, Failure> {
  return fail({ kind: 'malformed', detail });
}
