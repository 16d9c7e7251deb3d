// @vitest-environment happy-dom

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adminPassword } from '../../../../mocks/scenarios/accounts.ts';
import type { World } from '../../../../mocks/world/state.ts';
import { toastQueue } from '../../../components/Toast/toastQueue.ts';
import type { BackendFinding } from '../../../domain/server/diagnosisText.ts';
import { failureText } from '../../../domain/text/failureText.ts';
import { downloadConfig, downloadQrImage, openQr } from '../../flows/externalClients/clientConfig.ts';
import { logIn } from '../../flows/logIn.ts';
import { clientQr } from '../../stores/clientConfigs.ts';
import { probeServer, serverProbe } from '../../stores/serverProbe.ts';
import { sessionStore } from '../../stores/session.ts';
import { catchDownloads } from '../downloads.ts';
import { stubQrCanvas } from '../qrCanvas.ts';
import { serve } from '../simulatedServer.ts';
import { faults, faultsOf, injectFault, type FaultCase, type FaultName } from './faultTable.ts';
import { loadOnce } from './loaded.ts';
import { report } from './report.ts';
import {
  buildWorld,
  clearFaults,
  logInAs,
  expireSession,
  flushWork,
  setupTestApp,
  settled,
} from './testApp.ts';

setupTestApp();

let world: World;
let putBack: () => void;
let proven = 0;

beforeAll(async () => {
  world = buildWorld();
  logInAs(world);
  putBack = await loadOnce();
});

afterAll(() => {
  report(`call × fault: ${proven} combinations of 6 login and download calls and ${faults.length} faults`);
});

const withoutSession = (cases: readonly FaultCase[]) =>
  cases.filter(({ name }) => name !== 'the session has run out here');

const lastToast = () => {
  const { kind, text, detail } = toastQueue.snapshot().history.at(0) ?? {};
  return [kind, text, detail].join(' ');
};

describe('POST /users/adm/authenticate', () => {
  const submit = () => logIn({ username: 'admin', password: adminPassword });

  it.each<FaultCase>(withoutSession(faults))('$name', async (fault) => {
    serve(world);
    injectFault(world, { ...fault, name: '' }, 'POST /users/adm/authenticate', expireSession);
    await settled(submit());
    expect(lastToast()).toContain(
      fault.expectedError ? 'error Failed to login : admin' : 'success Logged in',
    );
    expect(lastToast()).toContain(fault.expectedError?.text ?? '');
    expect(sessionStore.session?.user.name).toBe(fault.expectedError ? undefined : 'admin');
    await flushWork();
    clearFaults(world);
    await settled(submit());
    expect(sessionStore.session?.user.name).toBe('admin');
    await flushWork();
    proven += 1;
  });
});

describe('GET /users/adm/hasadmin', () => {
  const refusedStatuses: readonly FaultName[] = [
    '400 with Message',
    '401 of an expired token',
    '401 for another reason',
    '403',
    '409',
    '429',
    '500 with Message',
    '500 `unauthorized`',
    '502 with a page',
    '503, then fine',
    '504 after it was applied',
  ];
  const others: readonly FaultName[] = ['404 in plain text', 'empty 405'];

  function foundBy({ name, expectedError }: FaultCase): BackendFinding['status'] {
    if (refusedStatuses.some((refused) => refused === name)) return 'refused';
    if (expectedError?.kind === 'malformed' || others.some((other) => other === name)) return 'notTheApi';
    return expectedError ? 'unreachable' : 'reachable';
  }

  it.each<FaultCase>(withoutSession(faults))('$name', async (fault) => {
    serve(world);
    injectFault(world, { ...fault, name: '' }, 'GET /users/adm/hasadmin', expireSession);
    await settled(probeServer());
    expect(serverProbe.diagnosis?.status).toBe(foundBy(fault));
    clearFaults(world);
    await settled(probeServer());
    expect(serverProbe.diagnosis).toMatchObject({ status: 'reachable', hasAdmin: true });
    proven += 1;
  });

  it.each<FaultCase>(withoutSession(faultsOf(false)))(
    'keeps the form for the first administrator: $name',
    async (fault) => {
      const empty = buildWorld('firstRun');
      serve(empty);
      await settled(probeServer());
      injectFault(empty, { ...fault, name: '' }, 'GET /users/adm/hasadmin', expireSession);
      await settled(probeServer());
      expect(serverProbe.needsAdmin).toBe(true);
      proven += 1;
    },
  );
});

const client = { network: 'meshnet', clientId: 'phone-1' };
const file = 'GET /extclients/{netid}/{clientid}/file';
const other = 'The server returned a different client’s configuration';

/** Any text is a valid response, so a wrong configuration is detected by its addresses. */
function toldOfText({ name, expectedError }: FaultCase): string | undefined {
  return name === 'wrong shape' ? other : expectedError?.text;
}

describe.each([
  { name: 'file', extension: 'conf', download: downloadConfig },
  { name: 'image of the QR code', extension: 'png', download: downloadQrImage },
])('the $name of a client', ({ extension, download }) => {
  beforeEach(stubQrCanvas);

  it.each<FaultCase>(faultsOf(false))('$name', async (fault) => {
    logInAs(world);
    putBack();
    const saved = catchDownloads();
    const problem = toldOfText(fault);
    injectFault(world, fault, file, expireSession);
    await settled(download(client));
    expect(saved).toHaveLength(problem === undefined ? 1 : 0);
    expect(lastToast()).toContain(problem ?? '');
    clearFaults(world);
    await settled(download(client));
    expect(saved).toHaveLength(problem === undefined ? 2 : 1);
    expect(new Set(saved.map(({ name }) => name))).toEqual(new Set([`phone-1.${extension}`]));
    proven += 1;
  });
});

describe('the QR code of a client', () => {
  const shown = () => {
    const state = clientQr.shown?.state;
    return state?.status === 'failed' ? failureText(state.failure) : state?.status;
  };

  it.each<FaultCase>(faultsOf(false))('$name', async (fault) => {
    logInAs(world);
    putBack();
    injectFault(world, fault, file, expireSession);
    await settled(openQr(client));
    expect(shown()).toContain(toldOfText(fault) ?? 'ready');
    clearFaults(world);
    await settled(openQr(client));
    expect(shown()).toBe('ready');
    proven += 1;
  });
});
