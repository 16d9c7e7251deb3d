import { createApi } from '../../api/createApi.ts';
import { http } from './http.ts';
import { aclWorker } from '../workers/aclWorker/aclWorker.ts';
import { workerParsers } from '../workers/streaming/workerParsers.ts';

export const api = createApi(http, { ...aclWorker, ...workerParsers });
