import { parseLogInSlices, type LogLine } from '../domain/log/logLine.ts';
import { serverConfigFromWire } from '../domain/server/serverConfigWire.ts';
import type { Http, Watched } from './http.ts';
import { json, text, type Reader } from './reader.ts';

export const serverApi = (http: Http) => ({
  config: () =>
    http.read((client, init) => client.GET('/server/getconfig', init), json(serverConfigFromWire), {
      kind: 'config',
    }),

  /** Today's log; for administrators only. The connection drops while the server has not written any today. */
  logs: (options: Watched = {}) =>
    http.read((client, init) => client.GET('/logs', init), logLines, { kind: 'logs', ...options }),
});

const logLines: Reader<readonly LogLine[]> = async (response) =>
  parseLogInSlices(await text(response), () => new Promise((resolve) => setTimeout(resolve, 0)));
