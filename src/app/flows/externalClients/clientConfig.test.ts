// @vitest-environment happy-dom

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clientConfig } from '../../../../mocks/world/nodes/clientDownloads.ts';
import { clientKey } from '../../../../mocks/world/state.ts';
import { qrImage } from '../../../components/QrCode/qrImage.tsx';
import { clearQr, clientQr } from '../../stores/clientConfigs.ts';
import { asked, enter, world } from '../../testing/enter.ts';
import { catchDownloads, type Download } from '../../testing/downloads.ts';
import { outcomes } from '../../testing/outcomes.ts';
import { stubQrCanvas } from '../../testing/qrCanvas.ts';
import { deferred } from '../../testing/deferred.ts';
import { loadEverything } from '../refresh.ts';
import { downloadConfig, downloadQrImage, openQr } from './clientConfig.ts';
import { renameClient } from './externalClients.ts';
import { removeClient } from '../../testing/acts.ts';
import { clearSessionData } from '../logOut.ts';

let saved: readonly Download[];
const phone = { network: 'meshnet', clientId: 'phone-1' };
const tablet = { network: 'meshnet', clientId: 'tablet' };

/** Holds back finished responses to these requests until the returned function is called. */
function holdBack(...endings: string[]): (ending: string) => void {
  const gates = new Map(endings.map((ending) => [ending, deferred<void>()]));
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', async (request: Request) => {
    const response = await answer(request);
    const held = [...gates].find(([ending]) => request.url.endsWith(ending));
    await held?.[1].promise;
    return response;
  });
  return (ending) => gates.get(ending)?.resolve();
}

/** Older servers and other programs allow any name. */
function rename(from: string, to: string): void {
  const client = world.extClients.get(clientKey('meshnet', from));
  if (!client) throw new Error(`The scenario has no client ${from}`);
  world.extClients.delete(clientKey('meshnet', from));
  world.extClients.set(clientKey('meshnet', to), { ...client, clientid: to });
}

beforeEach(async () => {
  saved = catchDownloads();
  stubQrCanvas();
  await enter('community');
});

describe('a download', () => {
  it('saves the configuration under the client’s name', async () => {
    await downloadConfig(phone);
    expect(saved).toMatchObject([{ name: 'phone-1.conf', content: { type: 'text/plain;charset=utf-8' } }]);
    expect(await saved[0]?.content.text()).toContain('10.20.30.9/32');
    expect(outcomes()).toEqual([]);
  });

  it('saves the QR code of the same configuration', async () => {
    await downloadQrImage(phone);
    expect(saved).toMatchObject([{ name: 'phone-1.png', content: { type: 'image/png' } }]);
    expect(asked).toEqual(['GET /extclients/meshnet/phone-1/file 200']);
    const config = clientConfig(world, 'meshnet', 'phone-1');
    expect(await saved[0]?.content.text()).toBe(await (await qrImage(config)).text());
  });

  it('reports a configuration that is too long for a QR code', async () => {
    const egress = [...world.nodes.values()].find(({ network }) => network === 'meshnet');
    Object.assign(egress ?? {}, {
      isegressgateway: 'yes',
      egressgatewayranges: Array.from({ length: 200 }, (_, index) => `172.16.${index}.0/24`),
    });
    await downloadQrImage(phone);
    expect(saved).toEqual([]);
    expect(outcomes()).toEqual([
      'error | Couldn’t download phone-1.png | The configuration is too long for a QR code. Download the file and send it to the device.',
    ]);
  });

  it.each([
    ['Anna Meier Laptop', 'Anna-Meier-Lapt'],
    ['anna meier laptop computer', 'anna-meier-la-2'],
  ])('names the file of %s as WireGuard apps accept it', async (clientId, name) => {
    rename('phone-1', 'Anna Meier Laptop');
    rename('tablet', 'anna meier laptop computer');
    await loadEverything();
    const ref = { network: 'meshnet', clientId };
    await downloadConfig(ref);
    await downloadQrImage(ref);
    expect(saved.map((file) => file.name)).toEqual([`${name}.conf`, `${name}.png`]);
  });

  it('has brackets around a gateway’s IPv6 address, like the QR code', async () => {
    const client = world.extClients.get(clientKey('meshnet', 'phone-1'));
    Object.assign(world.nodes.get(client?.ingressgatewayid ?? '') ?? {}, {
      endpoint: '2001:db8::7',
      listenport: 51821,
    });
    await downloadConfig(phone);
    await openQr(phone);
    expect(clientConfig(world, 'meshnet', 'phone-1')).toContain('Endpoint = 2001:db8::7:51821\n');
    const config = await saved[0]?.content.text();
    expect(config).toContain('Endpoint = [2001:db8::7]:51821\n');
    expect(clientQr.shown?.state).toEqual({ status: 'ready', config });
  });

  it('requested twice at once is made once', async () => {
    await Promise.all([downloadConfig(phone), downloadConfig(phone)]);
    expect(asked).toHaveLength(1);
    expect(saved).toHaveLength(1);
  });

  it('reports a failure', async () => {
    world.faults.add('GET /extclients/*/*/file', { kind: 'status', status: 500, message: 'no such luck' });
    await downloadConfig(phone);
    expect(saved).toEqual([]);
    expect(outcomes()).toEqual(['error | Couldn’t download phone-1.conf | no such luck']);
  });

  it.each([
    ['phone-1.conf', downloadConfig],
    ['phone-1.png', downloadQrImage],
  ] as const)(
    'doesn’t save %s of another client that got the name in the meantime',
    async (name, download) => {
      const ending = '/phone-1/file';
      const answer = holdBack(ending);
      const underway = download(phone);
      await renameClient(phone, 'old-phone');
      await renameClient(tablet, 'phone-1');
      answer(ending);
      await underway;
      expect(saved).toEqual([]);
      expect(outcomes()[0]).toContain(`Couldn’t download ${name} | Someone else changed this client`);
    },
  );

  it('saves no QR code of a client that is deleted in the meantime', async () => {
    const answer = holdBack('/phone-1/file');
    const underway = downloadQrImage(phone);
    await removeClient(phone);
    answer('/phone-1/file');
    await underway;
    expect(saved).toEqual([]);
  });

  it('saves nothing if someone else gave the name to another client', async () => {
    const other = world.extClients.get(clientKey('meshnet', 'tablet'));
    if (other) world.extClients.set(clientKey('meshnet', 'phone-1'), { ...other, clientid: 'phone-1' });
    await downloadConfig(phone);
    expect(saved).toEqual([]);
    expect(outcomes()[0]).toContain('The server returned a different client’s configuration');
  });
});

describe('the QR code', () => {
  it('has the configuration of the client, until it is closed', async () => {
    await openQr(phone);
    expect(clientQr.shown).toMatchObject({
      client: phone,
      state: { status: 'ready', config: expect.stringContaining('10.20.30.9/32') },
    });
    clearQr();
    expect(clientQr.shown).toBeUndefined();
  });

  it('isn’t replaced by that of an earlier client', async () => {
    const answer = holdBack('/phone-1/file');
    const first = openQr(phone);
    await openQr(tablet);
    answer('/phone-1/file');
    await first;
    expect(clientQr.shown).toMatchObject({ client: tablet, state: { status: 'ready' } });
    expect(JSON.stringify(clientQr.shown)).not.toContain('10.20.30.9/32');
  });

  it('stays closed after a late response', async () => {
    const answer = holdBack('/phone-1/file');
    const opening = openQr(phone);
    clearQr();
    answer('/phone-1/file');
    await opening;
    expect(clientQr.shown).toBeUndefined();
  });

  it('is cleared by a logout', async () => {
    await openQr(phone);
    clearSessionData();
    expect(clientQr.shown).toBeUndefined();
  });

  it('can be requested again after a failure', async () => {
    world.faults.add('GET /extclients/*/*/file', { kind: 'refuse' }, { times: 1 });
    await openQr(phone);
    expect(clientQr.shown?.state).toMatchObject({ status: 'failed', failure: { kind: 'unreachable' } });
    await openQr(phone);
    expect(clientQr.shown?.state.status).toBe('ready');
  });
});
