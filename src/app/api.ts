import { createApi } from '../api/createApi.ts';
import type { ReadMetrics } from '../api/work.ts';
import { backend } from './config.ts';
import { http } from './http.ts';
import { lazyAclWorker } from './workers/aclWorker/lazyAclWorker.ts';

/** The worker, of which nothing is loaded before there are metrics to read. */
const readMetrics: ReadMetrics = async (body) =>
  (await import('./workers/metricsWorker/metricsWorker.ts')).metricsWorker.read(body);

/** All calls to the server. */
export const api = createApi(http, backend.baseUrl, lazyAclWorker, readMetrics);
