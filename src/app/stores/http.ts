import { createHttp } from '../../api/transport/http.ts';
import { watchPolicy } from '../../api/transport/policy.ts';
import { answeringAt, presenceSeenFrom } from '../../api/transport/presence.ts';
import { hasAdminCall, sessionsApi } from '../../api/sessions.ts';
import { backend } from './config.ts';
import { noteDate } from './clock.ts';
import { earliest, send } from './earlyReads.ts';
import { requestSessionEnd, sessionStore } from './session.ts';

export const httpOptions = {
  baseUrl: backend.baseUrl,
  fetch: send,
  session: () => sessionStore.session,
  now: () => Date.now() / 1000,
  onSessionEnd: requestSessionEnd,
  isBlocked: watchPolicy(document),
  isAnswering: answeringAt(`${backend.baseUrl}/api${hasAdminCall}`),
  onDate: (header: string | null, since: number) => noteDate(header, earliest(since)),
};

export const http = createHttp(httpOptions);

/** The login page loads only these calls. */
export const sessions = sessionsApi(http, backend.baseUrl, presenceSeenFrom(location));
