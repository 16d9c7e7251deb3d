import type { LongReads } from '../../../api/work.ts';

/** The workers, of which nothing is loaded before the first long answer. */
export const lazyLongReads: LongReads = {
  readContainer: async (body) => (await workers()).readContainer(body),
  readMetrics: async (body) => (await workers()).readMetrics(body),
};

async function workers(): Promise<LongReads> {
  return (await import('./receiving.ts')).longReadsInWorkers;
}
