import type { Failure } from '../domain/failure.ts';
import { parseLogInSlices, type LogLine } from '../domain/log/logLine.ts';
import type { Result } from '../domain/result.ts';
import type { BackendDiagnosis, BackendFinding } from '../domain/server/backendDiagnosis.ts';
import { serverConfigFromWire } from '../domain/server/serverConfigWire.ts';
import type { Http, Watched } from './http.ts';
import { json, text, type Reader } from './reader.ts';
import { readHasAdmin } from './sessions.ts';

export const serverApi = (http: Http, baseUrl: string) => ({
  config: () =>
    http.read((client, init) => client.GET('/server/getconfig', init), json(serverConfigFromWire), {
      kind: 'config',
    }),

  /** Today's log; for administrators only. The connection drops while the server has not written any today. */
  logs: (options: Watched = {}) =>
    http.read((client, init) => client.GET('/logs', init), logLines, { kind: 'logs', ...options }),

  /** Finds out what answers at the configured address, and whether it has an administrator. */
  probe: async (): Promise<BackendDiagnosis> => ({
    address: baseUrl,
    ...diagnose(await readHasAdmin(http)),
  }),
});

const logLines: Reader<readonly LogLine[]> = async (response) =>
  parseLogInSlices(await text(response), () => new Promise((resolve) => setTimeout(resolve, 0)));

function diagnose(hasAdmin: Result<boolean, Failure>): BackendFinding {
  if (hasAdmin.ok) return { status: 'reachable', hasAdmin: hasAdmin.value };
  const failure = hasAdmin.error;
  switch (failure.kind) {
    case 'malformed':
      return { status: 'notTheApi', detail: failure.detail };
    case 'unauthorized':
      return { status: 'refused', httpStatus: 401, message: failure.message };
    case 'rejected':
      // The API has this call, and never answers it with a 404 or 405 of its own.
      if (failure.status === 404 || failure.status === 405)
        return { status: 'notTheApi', detail: `The answer is ${failure.status}.` };
      return { status: 'refused', httpStatus: failure.status, message: failure.message };
    case 'blocked':
      return { status: 'blocked', host: failure.host };
    default:
      return { status: 'unreachable', offline: failure.kind === 'unreachable' && failure.offline };
  }
}
