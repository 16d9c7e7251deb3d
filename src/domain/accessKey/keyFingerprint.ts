import { hashOf } from '../format/hash.ts';

/**
 * Identifies the value of an access key, so that the console can tell which nodes joined with a key without keeping the
 * value with each node. A weak value could be guessed from it, so it stays in memory.
 */
export function keyFingerprint(value: string): number | undefined {
  return value === '' ? undefined : hashOf(`access key ${value}`);
}
