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
  readonly isDone: boolean;
  /** Undefined if the response is valid. */
  readonly told?: Told;
};

/** The expected error. `text` is part of the message. */
export type Told = { readonly kind: Failure['kind']; readonly text: string };

const closed: Told = {
  kind: 'unreachable',
  text: 'The server closed the connection without a response',
};
const cutOff: Told = {
  kind: 'unreachable',
  text: 'Could not reach server: the connection dropped before the response finished',
};
const late: Told = { kind: 'timeout', text: 'Could not reach server: the request timed out' };
const stalled: Told = { kind: 'timeout', text: 'Could not reach server: the response stalled' };
const unreadable: Told = { kind: 'malformed', text: 'The server returned an unexpected response' };

const refused = (text: string): Told => ({ kind: 'rejected', text });

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
  { name: 'refused connection', fault: { kind: 'refuse' }, isDone: false, told: closed },
  { name: 'no CORS header', fault: { kind: 'cors' }, isDone: true, told: closed },
  { name: 'reset before it was read', fault: { kind: 'lost-before' }, isDone: false, told: closed },
  { name: 'reset after it was applied', fault: { kind: 'lost' }, isDone: true, told: closed },
  { name: 'cut in the middle of the body', fault: { kind: 'cut' }, isDone: true, told: cutOff },
  { name: 'hang', fault: { kind: 'hang' }, isDone: false, told: late },
  { name: 'applied, then silence', fault: { kind: 'stall' }, isDone: true, told: late },
  { name: 'slow drip that ends in time', fault: { kind: 'drip', ms: 100 }, isDone: true },
  { name: 'slow drip that does not', fault: { kind: 'drip', ms: 60_000 }, isDone: true, told: stalled },
  { name: 'empty 200', fault: { kind: 'empty' }, isDone: true, told: unreadable },
  { name: 'null', fault: { kind: 'null' }, isDone: true, told: unreadable },
  { name: 'HTML 200', fault: { kind: 'html' }, isDone: true, told: unreadable },
  { name: 'wrong type', fault: { kind: 'wrong-type' }, isDone: true, told: unreadable },
  { name: 'wrong shape', fault: { kind: 'wrong-shape' }, isDone: true, told: unreadable },
  { name: 'extra fields', fault: { kind: 'extra-fields' }, isDone: true },
  { name: 'redirect', fault: { kind: 'redirect' }, isDone: false, told: unreadable },
  {
    name: '400 with Message',
    fault: status(400, 'no such luck'),
    isDone: false,
    told: refused('no such luck'),
  },
  {
    name: unknownToken,
    fault: status(401, 'unauthorized'),
    isDone: false,
    told: { kind: 'unauthorized', text: 'unauthorized' },
  },
  {
    name: '401 for another reason',
    fault: status(401, 'free tier limits exceeded on nodes'),
    isDone: false,
    told: { kind: 'unauthorized', text: 'free tier limits exceeded on nodes' },
  },
  { name: '403', fault: status(403, 'not for you'), isDone: false, told: refused('not for you') },
  {
    name: '404 in plain text',
    fault: page(404, '404 page not found\n', 'text/plain'),
    isDone: false,
    told: refused('The server returned HTTP 404'),
  },
  {
    name: 'empty 405',
    fault: page(405, ''),
    isDone: false,
    told: refused('The server returned HTTP 405'),
  },
  { name: '409', fault: status(409, 'taken meanwhile'), isDone: false, told: refused('taken meanwhile') },
  { name: '429', fault: status(429, 'too many requests'), isDone: false, told: refused('too many requests') },
  {
    name: '500 with Message',
    fault: status(500, 'database is gone'),
    isDone: false,
    told: refused('database is gone'),
  },
  {
    name: '500 `unauthorized`',
    fault: status(500, 'unauthorized'),
    isDone: false,
    told: refused('unauthorized'),
  },
  {
    name: '502 with a page',
    fault: page(502, '<html><body><h1>502 Bad Gateway</h1></body></html>'),
    isDone: false,
    told: refused('The server returned HTTP 502'),
  },
  {
    name: '503, then fine',
    fault: page(503, 'Service Unavailable', 'text/plain'),
    times: 1,
    isDone: false,
    told: refused('The server returned HTTP 503'),
  },
  {
    name: '504 after it was applied',
    fault: { kind: 'gateway-timeout' },
    isDone: true,
    told: refused('The server returned HTTP 504'),
  },
  {
    name: pastExpiry,
    fault: { kind: 'latency', ms: 0 },
    isDone: false,
    told: { kind: 'expired', text: 'Session has expired' },
  },
] as const satisfies readonly FaultCase[];

export type FaultName = (typeof faults)[number]['name'];

/** One fault of each class. The console handles all faults of a class the same way. */
export const classes: readonly FaultName[] = [
  '400 with Message',
  'reset after it was applied',
  'wrong shape',
  unknownToken,
  '504 after it was applied',
  pastExpiry,
];

/** Returns all faults for a model of its kind, and one fault of each class for all others. */
export function faultsOf(isModel: boolean, among = classes): readonly FaultCase[] {
  return isModel ? faults : faults.filter(({ name }) => among.includes(name));
}

/** Injects a fault into a call. `expire` moves the clock past the end of the session. */
export function strike(
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
