import type { LongReads } from '../../../api/work.ts';

/** Loads the workers’ code with the first long response. */
export const lazyLongReads: LongReads = {
  readContainer: async (body) => (await workers()).readContainer(body),
  readMetrics: async (body) => (await workers()).readMetrics(body),
};

async function workers(): Promise<LongReads> {
  return (await import('./receiving.ts')).longReadsInWorkers;
}
