import type { Loadable } from '../../../domain/loadable.ts';

export type ProgressView = {
  readonly text: string;
  /** 0 to 1; undefined where nothing tells how much there is. */
  readonly share: number | undefined;
};

const megabyte = 1_000_000;
/** Less comes in a moment. */
const worthTelling = { received: megabyte, expected: 5 * megabyte };

/**
 * What there is to say of a first read while it runs; nothing of a small one. `expected` is how many bytes there should
 * be, for an answer that does not say.
 */
export function progressView(data: Loadable<unknown>, expected = 0): ProgressView | undefined {
  if (data.status !== 'loading') return undefined;
  const { received, total } = data.progress ?? { received: 0, total: undefined };
  const isEstimate = total === undefined;
  const size = total ?? expected;
  if (received < worthTelling.received && size < worthTelling.expected) return undefined;
  if (size < received) return { text: `${inMegabytes(received)} MB so far`, share: undefined };
  const whole = `${isEstimate ? 'about ' : ''}${inMegabytes(size)} MB`;
  if (received === 0) return { text: `Waiting for ${whole}`, share: 0 };
  return { text: `${inMegabytes(received)} of ${whole}`, share: received / size };
}

function inMegabytes(bytes: number): string {
  const count = bytes / megabyte;
  return count < 9.95 ? count.toFixed(1) : count.toFixed(0);
}
