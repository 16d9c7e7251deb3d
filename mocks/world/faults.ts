/** What can go wrong with one call, on purpose. */
export type Fault =
  /** Another answer instead of the right one, without doing what was asked. */
  | { kind: 'status'; status: number; message?: string; body?: string; contentType?: string }
  | { kind: 'redirect'; location?: string }
  /** The connection closes before an answer; nothing was done. */
  | { kind: 'refuse' }
  | { kind: 'lost-before' }
  /** The change is made, its answer is lost. */
  | { kind: 'lost' }
  /** No answer, ever. */
  | { kind: 'hang' }
  /** The change is made, its answer never comes. */
  | { kind: 'stall' }
  /** The change is made; a proxy that waited too long answers 504 in the server's place. */
  | { kind: 'gateway-timeout' }
  | { kind: 'latency'; ms: number }
  /** The right answer in small pieces, `ms` apart. */
  | { kind: 'drip'; ms: number }
  /** The connection closes in the middle of the body. */
  | { kind: 'cut' }
  /** Other bodies with the right status. */
  | { kind: 'empty' | 'null' | 'html' | 'wrong-type' | 'wrong-shape' }
  /** The right answer of a newer server: every record has fields that nobody knows. */
  | { kind: 'extra-fields' }
  /** The answer comes without the header that lets a page read it. */
  | { kind: 'cors' };

/** A call as it arrives: its method, the path below `/api`, and the route that serves it. */
export type FaultyCall = { method: string; path: string; route: string };

export type Faults = {
  /** Milliseconds before every answer. */
  latency: number;
  /**
   * `on` is a call, `GET /nodes`, with `*` for a segment; `*` alone is every call. Where no route has exactly that path
   * it stands for all calls below it: `PUT /nodes` is the edit of any node. Later ones come first.
   */
  add: (on: string, fault: Fault, options?: { times?: number }) => void;
  /** The fault that hits this call, if any; one with a number of times wears out. */
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
      const hit = active.find((one) => covers(one.on, call, routes));
      if (!hit) return undefined;
      hit.left -= 1;
      if (hit.left <= 0) active = active.filter((one) => one !== hit);
      return hit.fault;
    },
    clear() {
      active = [];
    },
  };
}

/** Puts a fault on a call of a world, see `Faults.add`. */
export function faultOn(
  world: { faults: Faults },
  on: string,
  fault: Fault,
  options?: { times?: number },
): void {
  world.faults.add(on, fault, options);
}

/** Whether a text names any of the calls at all. */
export function namesACall(on: string, routes: ReadonlySet<string>): boolean {
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

export type WrittenFault = { on: string; fault: Fault; times?: number };

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

/** How faults are written on the command line, for help texts. */
export const faultGrammar = `CALL=KIND[:ARGUMENT][*TIMES], several joined by commas.
  CALL   "GET /nodes", "PUT /nodes" (any node), "GET /networks/*/acls", or * for every call
  KIND   a status with a message (503, 400:no such luck), latency:MS, drip:MS,
         ${plain.join(', ')}`;

/** Reads `GET /nodes=503*3,PUT /nodes=lost`. Throws with a sentence for people when it cannot. */
export function parseFaults(text: string): WrittenFault[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(parseFault);
}

function parseFault(part: string): WrittenFault {
  const [, on = '', kind = '', argument, times] =
    /^([^=]+)=([^:*]+)(?::(.*?))?(?:\*(\d+))?$/.exec(part) ?? [];
  if (on !== '*' && !/^([A-Z]+|\*) \/\S*$/.test(on)) {
    throw new Error(`"${part}" is no fault: it has to look like "GET /nodes=503".`);
  }
  const fault = parseKind(kind, argument);
  if (!fault) throw new Error(`"${kind}" in "${part}" is no kind of fault.`);
  return { on, fault, ...(times === undefined ? {} : { times: Number(times) }) };
}

function parseKind(kind: string, argument: string | undefined): Fault | undefined {
  if (/^[1-5]\d\d$/.test(kind)) {
    return { kind: 'status', status: Number(kind), ...(argument === undefined ? {} : { message: argument }) };
  }
  const ms = argument === undefined ? 200 : Number(argument);
  if ((kind === 'latency' || kind === 'drip') && Number.isFinite(ms)) return { kind, ms };
  const known = plain.find((one) => one === kind);
  return known === undefined ? undefined : { kind: known };
}
