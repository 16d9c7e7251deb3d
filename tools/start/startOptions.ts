import { parseArgs } from 'node:util';
import { faultGrammar, parseFaults, type WrittenFault } from '../../mocks/world/faults.ts';
import { parseBackend } from '../../src/api/transport/backend.ts';

export type StartOptions = {
  help: boolean;
  /** `npm run dev`: the console is served from its sources and reloads when they change. */
  isHot: boolean;
  /** Undefined: the usual one, or the generated one where a number of nodes is given. */
  scenario: string | undefined;
  nodes: number | undefined;
  /** Of a generated world, or the usual one of that edition. */
  isEnterprise: boolean;
  /** Milliseconds before every answer of the simulated server. */
  latency: number;
  faults: readonly WrittenFault[];
  /** Where the console is served. */
  port: number;
};

export const usage = `npm start -- [options]    serves the built console
npm run dev -- [options]  serves the sources with hot reloading

  --scenario NAME   run this scenario of the simulated server (default: community)
  --nodes N         generate a network with N nodes
  --enterprise      simulate the enterprise edition, with access levels and metrics
  --latency MS      delay every response by MS milliseconds
  --faults LIST     inject faults: ${faultGrammar.replaceAll('\n', '\n                  ')}
  --port PORT       serve the console on this port (default: 3000 or the next free port)
  --help            show this help

BACKEND_URL=https://api.example.com npm start
                    use that server instead of a simulated one`;

/** Reads the command line. Throws with a sentence for people where it cannot. */
export function parseOptions(args: readonly string[]): StartOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      scenario: { type: 'string' },
      nodes: { type: 'string' },
      enterprise: { type: 'boolean' },
      latency: { type: 'string' },
      faults: { type: 'string' },
      port: { type: 'string' },
      hot: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  return {
    help: values.help ?? false,
    isHot: values.hot ?? false,
    scenario: values.scenario,
    nodes: values.nodes === undefined ? undefined : wholeNumber('nodes', values.nodes, 1, 10_000),
    isEnterprise: values.enterprise ?? false,
    latency: wholeNumber('latency', values.latency ?? '0', 0, 600_000),
    faults: parseFaults(values.faults ?? ''),
    port: wholeNumber('port', values.port ?? '3000', 1, 65_535),
  };
}

/** BACKEND_URL as the console reads it. Throws with a sentence for people where it cannot. */
export function backendAddress(text: string): string {
  const backend = parseBackend(text);
  if (!backend.ok) {
    throw new Error(`BACKEND_URL must be an address like https://api.example.com, not "${text}".`);
  }
  return backend.value.baseUrl;
}

function wholeNumber(name: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isInteger(value) || value < min || value > max) {
    throw new Error(`--${name} must be a whole number from ${min} to ${max}, not "${text}".`);
  }
  return value;
}
