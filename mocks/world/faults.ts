export type Fault =
  /** Responds with this status and doesn't process the request. */
  | { kind: 'status'; status: number; message?: string; body?: string; contentType?: string }
  | { kind: 'redirect'; location?: string }
  /** Closes the connection without a response or processing the request. */
  | { kind: 'refuse' }
  | { kind: 'lost-before' }
  /** Processes the request, then closes the connection without a response. */
  | { kind: 'lost' }
  /** Never responds and doesn't process the request. */
  | { kind: 'hang' }
  /** Processes the request but never responds. */
  | { kind: 'stall' }
  /** Processes the request, but responds with a proxy's 504 page. */
  | { kind: 'gateway-timeout' }
  | { kind: 'latency'; ms: number }
  /** Sends the correct response in small chunks, `ms` apart. */
  | { kind: 'drip'; ms: number }
  /** Closes the connection in the middle of the body. */
  | { kind: 'cut' }
  /** Responds with the correct status and another body. */
  | { kind: 'empty' | 'null' | 'html' | 'wrong-type' | 'wrong-shape' }
  /** Adds unknown fields to every record, as a newer server might. */
  | { kind: 'extra-fields' }
  /** Omits the CORS header, so that a page can't read the response. */
  | { kind: 'cors' };

/** An incoming call. `path` is relative to `/api`, and `route` is the handler's pattern. */
export type FaultyCall = { method: string; path: string; route: string };

export type Faults = {
  /** Milliseconds by which every response is delayed. */
  latency: number;
  /**
   * `on` is a call like `GET /nodes`, in which `*` matches any segment; `*` alone matches every call. A path that isn't
   * a route matches all calls below it, so `PUT /nodes` matches the edit of any node. The newest matching fault wins.
   */
  add: (on: string, fault: Fault, options?: { times?: number }) => void;
  /** Returns the fault for this call, if any, and counts its use. A fault with `times` is removed after its last use. */
  take: (call: FaultyCall, routes: ReadonlySet<string>) => Fault | undefined;
  clear: () => void;
};

export function createFaults(): Faults {
  let active: { on: string; fault: Fault; left: number }[] = [];
  return {
    latency: 0,
    add(on, fault, { times = Infinity } = {}) {
      active = [{ on, fault, left: times }, ...active];
    },
    take(call, routes) {
      const match = active.find(({ on }) => covers(on, call, routes));
      if (!match) return undefined;
      match.left -= 1;
      if (match.left <= 0) active = active.filter((entry) => entry !== match);
      return match.fault;
    },
    clear() {
      active = [];
    },
  };
}

export function faultOn(
  world: { faults: Faults },
  on: string,
  fault: Fault,
  options?: { times?: number },
): void {
  world.faults.add(on, fault, options);
}

export function matchesAnyRoute(on: string, routes: ReadonlySet<string>): boolean {
  return [...routes].some((route) => {
    const [method = '', path = ''] = route.split(' ');
    return covers(on, { method, path, route }, routes);
  });
}

function covers(on: string, { method, path }: FaultyCall, routes: ReadonlySet<string>): boolean {
  if (on === '*') return true;
  const [wantedMethod = '', wantedPath = ''] = on.split(' ');
  if (wantedMethod !== '*' && wantedMethod !== method) return false;
  const wanted = wantedPath.split('/');
  const segments = path.split('/');
  const isExact = wanted.length === segments.length;
  if (!isExact && (wanted.length > segments.length || routes.has(on))) return false;
  return wanted.every((segment, index) => {
    const actual = segments[index] ?? '';
    return segment === '*' || segment.startsWith('{') || actual.startsWith('{') || segment === actual;
  });
}

export type ParsedFault = { on: string; fault: Fault; times?: number };

const plain = [
  'refuse',
  'lost-before',
  'lost',
  'hang',
  'stall',
  'gateway-timeout',
  'cut',
  'empty',
  'null',
  'html',
  'wrong-type',
  'wrong-shape',
  'extra-fields',
  'cors',
  'redirect',
] as const;

/** The syntax of faults on the command line, for help texts. */
export const faultSyntax = `CALL=KIND[:ARGUMENT][*TIMES], separated by commas.
  CALL   "GET /nodes", "PUT /nodes" (any node), "GET /networks/*/acls", or * for all calls
  KIND   an HTTP status, optionally with a message (503, 400:invalid name), latency:MS, drip:MS,
         ${plain.join(', ')}`;

/** Parses `GET /nodes=503*3,PUT /nodes=lost`. Throws an error with a readable message if the text is invalid. */
export function parseFaults(text: string): ParsedFault[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(parseFault);
}

function parseFault(part: string): ParsedFault {
  const [, on = '', kind = '', argument, times] =
    /^([^=]+)=([^:*]+)(?::(.*?))?(?:\*(\d+))?$/.exec(part) ?? [];
  if (on !== '*' && !/^([A-Z]+|\*) \/\S*$/.test(on)) {
    throw new Error(`Invalid fault "${part}". Use the form "GET /nodes=503".`);
  }
  const fault = parseKind(kind, argument);
  if (!fault) throw new Error(`Unknown kind "${kind}" in fault "${part}".`);
  return { on, fault, ...(times === undefined ? {} : { times: Number(times) }) };
}

function parseKind(kind: string, argument: string | undefined): Fault | undefined {
  if (/^[1-5]\d\d$/.test(kind)) {
    return { kind: 'status', status: Number(kind), ...(argument === undefined ? {} : { message: argument }) };
  }
  const ms = argument === undefined ? 200 : Number(argument);
  if ((kind === 'latency' || kind === 'drip') && Number.isFinite(ms)) return { kind, ms };
  const known = plain.find((plainKind) => plainKind === kind);
  return known === undefined ? undefined : { kind: known };
}
