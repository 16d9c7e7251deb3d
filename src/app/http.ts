import { createHttp, type HttpOptions } from '../api/transport/http.ts';
import { watchPolicy } from '../api/transport/policy.ts';
import { presenceSeenFrom } from '../api/transport/presence.ts';
import { sessionsApi } from '../api/sessions.ts';
import { backend } from './config.ts';
import { noteDate } from './stores/clock.ts';
import { requestSessionEnd, sessionStore } from './stores/session.ts';

type Fetch = NonNullable<HttpOptions['fetch']>;

/** So many known records make an answer that is received besides the page. */
const many = 200;

let receiveElsewhere: Fetch | undefined;

/** Who receives long lists that are read again. The page's own entry brings it: stories answer their calls themselves. */
export function receiveRecordsBy(fetch: Fetch): void {
  receiveElsewhere = fetch;
}

/** The connection to the server, as the signed-in person. */
export const http = createHttp({
  baseUrl: backend.baseUrl,
  session: () => sessionStore.session,
  now: () => Date.now() / 1000,
  onSessionEnd: requestSessionEnd,
  isBlocked: watchPolicy(document),
  onDate: noteDate,
  fetch: (request, receiving) =>
    receiveElsewhere && (receiving.known?.length ?? 0) >= many
      ? receiveElsewhere(request, receiving)
      : globalThis.fetch(request),
});

/** The calls of the login page, which is drawn without all the others. */
export const sessions = sessionsApi(http, backend.baseUrl, presenceSeenFrom(location));
