import type { ReadAs } from '../../api/transport/elsewhere.ts';
import { createHttp, type HttpOptions } from '../../api/transport/http.ts';
import { watchPolicy } from '../../api/transport/policy.ts';
import { answeringAt, presenceSeenFrom } from '../../api/transport/presence.ts';
import { hasAdminCall, sessionsApi } from '../../api/sessions.ts';
import { backend } from './config.ts';
import { noteDate } from './clock.ts';
import { requestSessionEnd, sessionStore } from './session.ts';

type Fetch = NonNullable<HttpOptions['fetch']>;

/** A list of so many known records is long, and any other answer of so many bytes: what is shorter the page reads at once. */
const longList = 200;
const longBytes = 500_000;

function isLong(as: ReadAs): boolean {
  return as.kind === 'records' ? as.known.length >= longList : (as.bytes ?? Infinity) >= longBytes;
}

let receiveElsewhere: Fetch | undefined;

/** Who receives long answers. The page's own entry brings it: stories answer their calls themselves. */
export function receiveLongAnswersBy(fetch: Fetch | undefined): void {
  receiveElsewhere = fetch;
}

/** The connection to the server, as the signed-in person. */
export const http = createHttp({
  baseUrl: backend.baseUrl,
  session: () => sessionStore.session,
  now: () => Date.now() / 1000,
  onSessionEnd: requestSessionEnd,
  isBlocked: watchPolicy(document),
  isAnswering: answeringAt(`${backend.baseUrl}/api${hasAdminCall}`),
  onDate: noteDate,
  fetch: (request, receiving) =>
    receiveElsewhere && receiving.as && isLong(receiving.as)
      ? receiveElsewhere(request, receiving)
      : globalThis.fetch(request),
});

/** The calls of the login page, which is drawn without all the others. */
export const sessions = sessionsApi(http, backend.baseUrl, presenceSeenFrom(location));
