import type { Loadable } from '../../../domain/loadable.ts';

export type ProgressView = ReturnType<typeof progressView>;

const megabyte = 1_000_000;
/** Bytes from which progress is shown. Smaller responses load in a moment. */
const threshold = { received: megabyte, expected: 5 * megabyte };

/**
 * Returns the progress of a first load, or undefined for small responses. `expected` is the estimated number of bytes,
 * for responses that don’t announce their size. `share` is 0 to 1, and undefined if the size is unknown.
 */
export function progressView(data: Loadable<unknown>, expected = 0) {
  if (data.status !== 'loading') return undefined;
  const { received, total } = data.progress ?? { received: 0, total: undefined };
  const isEstimate = total === undefined;
  const size = total ?? expected;
  if (received < threshold.received && size < threshold.expected) return undefined;
  if (size < received) return { text: `${inMegabytes(received)} MB so far`, share: undefined };
  const whole = `${isEstimate ? 'about ' : ''}${inMegabytes(size)} MB`;
  if (received === 0) return { text: `Waiting for ${whole}`, share: 0 };
  return { text: `${inMegabytes(received)} of ${whole}`, share: received / size };
}

function inMegabytes(bytes: number): string {
  const count = bytes / megabyte;
  return count < 9.95 ? count.toFixed(1) : count.toFixed(0);
}
