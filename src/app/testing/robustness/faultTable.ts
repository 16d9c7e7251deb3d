import type { Fault } from '../../../../mocks/world/faults.ts';
import type { World } from '../../../../mocks/world/state.ts';
import type { Failure } from '../../../domain/failure.ts';

/** A fault of a call and the error that the console must show for it. */
export type FaultCase = {
  readonly name: string;
  readonly fault: Fault;
  /** Number of affected calls. @default Infinity */
  readonly times?: number;
  /** Whether the server processes the request nevertheless. */
  readonly isApplied: boolean;
  /** Undefined if the response is valid. */
  readonly expectedError?: ExpectedError;
};

/** The expected error. `text` is part of the message. */
export type ExpectedError = { readonly kind: Failure['kind']; readonly text: string };

const closed: ExpectedError = {
  kind: 'unreachable',
  text: 'The server closed the connection without a response',
};
const cutOff: ExpectedError = {
  kind: 'unreachable',
  text: 'Could not reach server: the connection dropped before the response finished',
};
const late: ExpectedError = { kind: 'timeout', text: 'Could not reach server: the request timed out' };
const stalled: ExpectedError = { kind: 'timeout', text: 'Could not reach server: the response stalled' };
const unreadable: ExpectedError = { kind: 'malformed', text: 'The server returned an unexpected response' };

const refused = (text: string): ExpectedError => ({ kind: 'rejected', text });

/** An error with a JSON body in the server's format. */
const status = (code: number, message: string): Fault => ({ kind: 'status', status: code, message });

/** An error with another body, as from a proxy. */
const page = (code: number, body: string, contentType = 'text/html'): Fault => ({
  kind: 'status',
  status: code,
  body,
  contentType,
});

/** The server no longer accepts the token. `strike` makes all calls fail with it. */
const unknownToken = '401 of an expired token';
const pastExpiry = 'the session has run out here';

export const faults = [
  { name: 'refused connection', fault: { kind: 'refuse' }, isApplied: false, expectedError: closed },
  { name: 'no CORS header', fault: { kind: 'cors' }, isApplied: true, expectedError: closed },
  {
    name: 'reset before it was read',
    fault: { kind: 'lost-before' },
    isApplied: false,
    expectedError: closed,
  },
  { name: 'reset after it was applied', fault: { kind: 'lost' }, isApplied: true, expectedError: closed },
  { name: 'cut in the middle of the body', fault: { kind: 'cut' }, isApplied: true, expectedError: cutOff },
  { name: 'hang', fault: { kind: 'hang' }, isApplied: false, expectedError: late },
  { name: 'applied, then silence', fault: { kind: 'stall' }, isApplied: true, expectedError: late },
  { name: 'slow drip that ends in time', fault: { kind: 'drip', ms: 100 }, isApplied: true },
  {
    name: 'slow drip that does not',
    fault: { kind: 'drip', ms: 60_000 },
    isApplied: true,
    expectedError: stalled,
  },
  { name: 'empty 200', fault: { kind: 'empty' }, isApplied: true, expectedError: unreadable },
  { name: 'null', fault: { kind: 'null' }, isApplied: true, expectedError: unreadable },
  { name: 'HTML 200', fault: { kind: 'html' }, isApplied: true, expectedError: unreadable },
  { name: 'wrong type', fault: { kind: 'wrong-type' }, isApplied: true, expectedError: unreadable },
  { name: 'wrong shape', fault: { kind: 'wrong-shape' }, isApplied: true, expectedError: unreadable },
  { name: 'extra fields', fault: { kind: 'extra-fields' }, isApplied: true },
  { name: 'redirect', fault: { kind: 'redirect' }, isApplied: false, expectedError: unreadable },
  {
    name: '400 with Message',
    fault: status(400, 'no such luck'),
    isApplied: false,
    expectedError: refused('no such luck'),
  },
  {
    name: unknownToken,
    fault: status(401, 'unauthorized'),
    isApplied: false,
    expectedError: { kind: 'unauthorized', text: 'unauthorized' },
  },
  {
    name: '401 for another reason',
    fault: status(401, 'free tier limits exceeded on nodes'),
    isApplied: false,
    expectedError: { kind: 'unauthorized', text: 'free tier limits exceeded on nodes' },
  },
  { name: '403', fault: status(403, 'not for you'), isApplied: false, expectedError: refused('not for you') },
  {
    name: '404 in plain text',
    fault: page(404, '404 page not found\n', 'text/plain'),
    isApplied: false,
    expectedError: refused('The server returned HTTP 404'),
  },
  {
    name: 'empty 405',
    fault: page(405, ''),
    isApplied: false,
    expectedError: refused('The server returned HTTP 405'),
  },
  {
    name: '409',
    fault: status(409, 'already taken'),
    isApplied: false,
    expectedError: refused('already taken'),
  },
  {
    name: '429',
    fault: status(429, 'too many requests'),
    isApplied: false,
    expectedError: refused('too many requests'),
  },
  {
    name: '500 with Message',
    fault: status(500, 'database is gone'),
    isApplied: false,
    expectedError: refused('database is gone'),
  },
  {
    name: '500 `unauthorized`',
    fault: status(500, 'unauthorized'),
    isApplied: false,
    expectedError: refused('unauthorized'),
  },
  {
    name: '502 with a page',
    fault: page(502, '<html><body><h1>502 Bad Gateway</h1></body></html>'),
    isApplied: false,
    expectedError: refused('The server returned HTTP 502'),
  },
  {
    name: '503, then fine',
    fault: page(503, 'Service Unavailable', 'text/plain'),
    times: 1,
    isApplied: false,
    expectedError: refused('The server returned HTTP 503'),
  },
  {
    name: '504 after it was applied',
    fault: { kind: 'gateway-timeout' },
    isApplied: true,
    expectedError: refused('The server returned HTTP 504'),
  },
  {
    name: pastExpiry,
    fault: { kind: 'latency', ms: 0 },
    isApplied: false,
    expectedError: { kind: 'expired', text: 'Session has expired' },
  },
] as const satisfies readonly FaultCase[];

export type FaultName = (typeof faults)[number]['name'];

/** One fault of each class. The console handles all faults of a class the same way. */
export const faultClasses: readonly FaultName[] = [
  '400 with Message',
  'reset after it was applied',
  'wrong shape',
  unknownToken,
  '504 after it was applied',
  pastExpiry,
];

/** Returns all faults for a model of its kind, and one fault of each class for all others. */
export function faultsOf(isModel: boolean, among = faultClasses): readonly FaultCase[] {
  return isModel ? faults : faults.filter(({ name }) => among.includes(name));
}

/** Injects a fault into a call. `expire` moves the clock past the end of the session. */
export function injectFault(
  world: World,
  { name, fault, times }: FaultCase,
  call: string,
  expire: () => void,
): void {
  world.faults.add(call, fault, times === undefined ? {} : { times });
  if (name === pastExpiry) expire();
  if (name !== unknownToken) return;
  // All calls then return 401, except this one, which returns 500.
  world.faults.add('*', fault);
  world.faults.add('GET /server/getconfig', { kind: 'status', status: 500, message: 'unauthorized' });
}
