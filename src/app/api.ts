import { createApi } from '../api/createApi.ts';
import { watchPolicy } from '../api/policy.ts';
import { backend } from './config.ts';
import { noteDate } from './stores/clock.ts';
import { requestSessionEnd, sessionStore } from './stores/session.ts';
import { lazyAclWorker } from './workers/aclWorker/lazyAclWorker.ts';

/** The server, as the signed-in person. */
export const api = createApi(
  {
    baseUrl: backend.baseUrl,
    session: () => sessionStore.session,
    now: () => Date.now() / 1000,
    onSessionEnd: requestSessionEnd,
    isBlocked: watchPolicy(document),
    onDate: noteDate,
  },
  lazyAclWorker,
);
