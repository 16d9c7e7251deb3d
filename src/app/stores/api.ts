import { createApi } from '../../api/createApi.ts';
import { backend } from './config.ts';
import { http } from './http.ts';
import { lazyAclWorker } from '../workers/aclWorker/lazyAclWorker.ts';
import { lazyLongReads } from '../workers/receiving/lazyLongReads.ts';

export const api = createApi(http, backend.baseUrl, { ...lazyAclWorker, ...lazyLongReads });
