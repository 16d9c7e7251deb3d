import type { AclMatrix } from '../domain/acl/aclMatrix.ts';
import { mergeAcls, restoreLost, type AclMerge } from '../domain/acl/aclMerge.ts';
import type { AclPairs } from '../domain/acl/aclPairs.ts';
import { readAcls, type AclReading } from '../domain/acl/aclPatterns.ts';
import { aclStream } from '../domain/acl/aclStream.ts';
import { aclFromWire, changedRows } from '../domain/acl/aclWire.ts';
import { fail, succeed, type Failure, type Result } from '../domain/failure.ts';
import type { Metrics } from '../domain/metrics/metrics.ts';
import { metricsStream } from '../domain/metrics/metricsStream.ts';
import { metricsFromWire } from '../domain/metrics/metricsWire.ts';
import { joinedBytes, WireError, type Bytes } from '../domain/wire.ts';
import { CallStopped, failureOfException } from './transport/failure.ts';
import { notJson, valueOfJson } from './transport/reader.ts';

/** What takes long with a large container, so that a page has it done in a worker; see the functions of the domain. */
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

/** The work, done on the spot. */
export const aclWork: AclWork = {
  merge: (...containers) => Promise.resolve(mergeAcls(...containers)),
  changedRows: (...containers) => Promise.resolve(changedRows(...containers)),
  restoreLost: (...containers) => Promise.resolve(restoreLost(...containers)),
  readAcls: (pairs) => Promise.resolve(readAcls(pairs)),
};

/** An answer piece by piece, as it arrives. A piece is taken over: nobody else can read it afterwards. */
export type Arriving = AsyncIterable<Bytes>;

/** Reads the rules of a network while they arrive; throws where they do not. */
export async function readContainer(body: Arriving): Promise<Result<AclMatrix, Failure>> {
  const stream = aclStream();
  for await (const piece of body) stream.take(piece);
  try {
    const read = stream.end();
    if ('acls' in read) return succeed(read.acls);
    return succeed(valueOfBytes(read.body, aclFromWire));
  } catch (error) {
    if (error instanceof CallStopped) return fail(error.failure);
    // What is not plainly a container is read in one piece, of which Chromium holds none of 2 GB.
    return fail({ kind: 'malformed', detail: 'The answer is larger than the browser can hold.' });
  }
}

/** Reads metrics while they arrive. */
export async function readMetrics(body: Arriving): Promise<Result<Metrics, Failure>> {
  const stream = metricsStream();
  try {
    for await (const piece of body) stream.take(piece);
    const read = stream.end();
    if ('metrics' in read) return succeed(read.metrics);
    return succeed(valueOfBytes(read.body, metricsFromWire));
  } catch (error) {
    if (error instanceof SyntaxError) return fail({ kind: 'malformed', detail: notJson });
    if (error instanceof WireError) return fail({ kind: 'malformed', detail: error.message });
    return fail(failureOfException(error));
  }
}

/** The careful way. */
function valueOfBytes<Value>(body: readonly Bytes[], fromWire: (json: unknown) => Value): Value {
  return valueOfJson(new TextDecoder().decode(joinedBytes(body)), fromWire);
}
