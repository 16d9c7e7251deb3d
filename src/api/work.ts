import type { AclMatrix } from '../domain/acl/aclMatrix.ts';
import { mergeAcls, restoreLost, type AclMerge } from '../domain/acl/aclMerge.ts';
import type { AclPairs } from '../domain/acl/aclPairs.ts';
import { readAcls, type AclReading } from '../domain/acl/aclPatterns.ts';
import { aclStream, changedRows } from '../domain/acl/aclWire.ts';
import { fail, succeed, type Failure, type Result } from '../domain/failure.ts';
import type { Metrics } from '../domain/metrics/metrics.ts';
import { metricsStream } from '../domain/metrics/metricsWire.ts';
import { WireError, type AnswerStream } from '../domain/wire.ts';
import { CallStopped } from './transport/failure.ts';
import { notJson, valueOfJson, type Arriving, type ReadLong } from './transport/reader.ts';

/** Slow work on large containers, which pages run in a worker. See the functions of the same names in the domain. */
export type AclWork = {
  readonly merge: (loaded: AclMatrix, mine: AclMatrix, current: AclMatrix) => Promise<AclMerge>;
  readonly changedRows: (before: AclMatrix, after: AclMatrix) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  readonly restoreLost: (
    read: AclMatrix,
    asked: AclMatrix,
    kept: AclMatrix,
  ) => Promise<AclMatrix | undefined>;
  readonly readAcls: (pairs: AclPairs) => Promise<AclReading>;
};

export const aclWork: AclWork = {
  merge: (...containers) => Promise.resolve(mergeAcls(...containers)),
  changedRows: (...containers) => Promise.resolve(changedRows(...containers)),
  restoreLost: (...containers) => Promise.resolve(restoreLost(...containers)),
  readAcls: (pairs) => Promise.resolve(readAcls(pairs)),
};

/** Responses with data for each pair of nodes. */
export type LongReads = {
  readonly readContainer: ReadLong<AclMatrix>;
  readonly readMetrics: ReadLong<Metrics>;
};

export const longReads: LongReads = {
  readContainer: (body) => readStream(body, aclStream()),
  readMetrics: (body) => readStream(body, metricsStream()),
};

async function readStream<T>(body: Arriving, stream: AnswerStream<T>): Promise<Result<T, Failure>> {
  try {
    for await (const piece of body) stream.take(piece);
    return succeed(valueOfJson(stream.rest(), stream.read));
  } catch (error) {
    if (error instanceof CallStopped) return fail(error.failure);
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
