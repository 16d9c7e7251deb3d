import { createApi } from '../../api/createApi.ts';
import { backend } from './config.ts';
import { http } from './http.ts';
import { aclWorker } from '../workers/aclWorker/aclWorker.ts';
import { longReadsInWorkers } from '../workers/receiving/receiving.ts';

export const api = createApi(http, backend.baseUrl, { ...aclWorker, ...longReadsInWorkers });
