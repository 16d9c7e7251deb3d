import type { AclMatrix } from '../../domain/acl/aclMatrix.ts';
import type { Failure, Result } from '../../domain/failure.ts';
import { containerBytes, metricsBytes, type Progress } from '../../domain/loadable.ts';
import type { Metrics } from '../../domain/metrics/metrics.ts';
import { CallStopped } from './failure.ts';
import type { Reader } from './reader.ts';

/** What a long answer is read as where it is received, so that the page has no part in either. */
export type ReadAs =
  /** `known`: of a list that is read again, what is known already; see `sumsOf`. */
  | { readonly kind: 'records'; readonly known: Float64Array<ArrayBuffer> }
  /** `bytes`: how long it is about, where that can be told before. */
  | { readonly kind: 'acls' | 'metrics'; readonly bytes: number | undefined };

/** The records of a JSON list by their texts, of which those that are known need not be read again. */
export type RecordTexts = {
  /** A number for each text, in the order of the list. Two texts of one number are the same: it has 53 bits. */
  readonly sums: Float64Array<ArrayBuffer>;
  /** For each of them its place among those that are known, or −1. */
  readonly before: Int32Array<ArrayBuffer>;
  /** A JSON list of the records that are not known. */
  readonly fresh: Uint8Array<ArrayBuffer>;
};

/** How many nodes a read is about, where that is known: it tells how long the answer is. */
export type OfNodes = { readonly nodeCount?: number | undefined };

const bytesOf = { acls: containerBytes, metrics: metricsBytes };

/** One that tells something of each pair of nodes. */
export function longAnswer(kind: 'acls' | 'metrics', nodeCount: number | undefined): ReadAs {
  return { kind, bytes: nodeCount === undefined ? undefined : bytesOf[kind](nodeCount) };
}

/** And what it was read as. */
export type ReadElsewhere =
  | { readonly kind: 'records'; readonly texts: RecordTexts }
  | { readonly kind: 'acls'; readonly acls: Result<AclMatrix, Failure> }
  | { readonly kind: 'metrics'; readonly metrics: Result<Metrics, Failure> };

/** The answer to a call that was received and read elsewhere. It has no body any more. */
export class AnswerReadElsewhere extends Response {
  readonly read: ReadElsewhere;

  constructor(read: ReadElsewhere, init: ResponseInit) {
    super(null, init);
    this.read = read;
  }
}

/**
 * Reads a long answer: what it was read as elsewhere, or else the page itself. How is loaded with the first of them, since
 * no first page shows any.
 */
export function longReader<T>(
  readElsewhere: (read: ReadElsewhere) => Result<T, Failure> | undefined,
  readHere: (work: typeof import('../work.ts'), response: Response) => Promise<Result<T, Failure>>,
): Reader<T> {
  return async (response) => {
    const there = response instanceof AnswerReadElsewhere ? readElsewhere(response.read) : undefined;
    const read = there ?? (await readHere(await import('../work.ts'), response));
    if (!read.ok) throw new CallStopped(read.error);
    return read.value;
  };
}

/** For whoever receives an answer elsewhere than on the page. */
export type Receiving = {
  /** undefined: it is the page that has to read it. */
  readonly as: ReadAs | undefined;
  /**
   * To be told that the answer begins, and that pieces of it come: it may take long, but not be silent for long. What is
   * done with it after its last piece takes as long as it takes.
   */
  readonly onPiece: (progress: Progress, isLast: boolean) => void;
};
