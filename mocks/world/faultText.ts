import type { Fault } from './faults.ts';

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
