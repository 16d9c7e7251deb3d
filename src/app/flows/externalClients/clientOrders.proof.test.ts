// @vitest-environment happy-dom

import { expect, it, vi } from 'vitest';
import { seededRandom } from '../../../../mocks/seededRandom.ts';
import { clientConfig } from '../../../../mocks/world/nodes/clientDownloads.ts';
import type { World } from '../../../../mocks/world/state.ts';
import { qrImage } from '../../../components/QrCode/qrImage.tsx';
import { isConfigOf, type ExternalClient } from '../../../domain/externalClient/externalClient.ts';
import { valueOf } from '../../../domain/loadable.ts';
import { clientDownloads, clearQr, clientQr } from '../../stores/clientConfigs.ts';
import { externalClientsStore } from '../../stores/records.ts';
import { beginSession } from '../../stores/session.ts';
import { resetApp } from '../../testing/resetApp.ts';
import { stubQrCanvas } from '../../testing/qrCanvas.ts';
import { catchDownloads } from '../../testing/downloads.ts';
import { serve } from '../../testing/simulatedServer.ts';
import { sessionOf, worldOf } from '../../testing/worldOf.ts';
import { loadEverything } from '../refresh.ts';
import { downloadConfig, downloadQrImage, openQr } from './clientConfig.ts';
import { refreshClients } from '../refresh.ts';
import { setClientEnabled } from '../../testing/acts.ts';
import { renameClient } from './externalClients.ts';

/** `npm run test:properties` sets another number of orders and a random seed. */
const orders = Number(process.env.TEST_PROPERTY_RUNS) || 60;
const seedBefore = process.env.TEST_PROPERTY_RUNS ? Math.floor(Math.random() * 2 ** 31) : 0;
const batch = 20;
const batches = Array.from({ length: Math.ceil(orders / batch) }, (_, at) => ({
  first: seedBefore + at * batch + 1,
  last: seedBefore + (at + 1) * batch,
}));
/** The user’s actions in one order, each on one of the two clients. */
const actions = 8;
const names = ['phone-1', 'tablet', 'third', 'fourth'];
/** The addresses identify the two clients, whatever their names. */
const addresses = ['10.20.30.9', '10.20.30.11'];

/** A request that is queued, handled but unanswered, or whose response is in transit. */
type Underway = { carryOut: () => Promise<void>; deliver: (() => void) | undefined };

let underway: Underway[] = [];

/** `step` carries out requests and delivers responses. */
function holdBack(): void {
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', (request: Request) => {
    return new Promise<Response>((resolve, reject) => {
      const one: Underway = {
        deliver: undefined,
        carryOut: async () => {
          const response = await answer(request);
          one.deliver = () => resolve(response);
        },
      };
      request.signal.addEventListener('abort', () => {
        underway = underway.filter((other) => other !== one);
        reject(request.signal.reason);
      });
      underway.push(one);
    });
  });
}

const pause = () => new Promise((resolve) => setImmediate(resolve));

async function step(random: () => number): Promise<void> {
  const one = underway[Math.floor(random() * underway.length)];
  if (one?.deliver) {
    underway = underway.filter((other) => other !== one);
    one.deliver();
  } else {
    await one?.carryOut();
  }
  await pause();
}

const shown = () => valueOf(externalClientsStore.data) ?? [];
const stored = (world: World) =>
  [...world.extClients.values()].filter(({ network }) => network === 'meshnet');

/** The two clients by address, with their names and states. */
const states = (clients: readonly { address: string; name: string; isOn: boolean }[]) =>
  Object.fromEntries(clients.map(({ address, name, isOn }) => [address, `${name} ${isOn}`]));
const statesShown = () =>
  states(shown().map((one) => ({ address: one.address, name: one.clientId, isOn: one.isEnabled })));
const statesStored = (world: World) =>
  states(
    [...world.extClients.values()].map((one) => ({
      address: one.address,
      name: one.clientid,
      isOn: one.enabled,
    })),
  );

it.each(batches)(
  'gives no wrong file, QR code, name or state in orders $first to $last',
  async ({ first, last }) => {
    const counts = { files: 0, images: 0, codes: 0, renamed: 0 };
    for (let seed = first; seed <= last; seed += 1) {
      const random = seededRandom(seed);
      const pick = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)];
      resetApp();
      underway = [];
      const world = worldOf('community');
      serve(world);
      beginSession(sessionOf(world, 'admin'));
      await loadEverything();
      stubQrCanvas();
      const images = new Map<string, string>();
      for (const { address, clientid } of stored(world)) {
        const image = await qrImage(clientConfig(world, 'meshnet', clientid));
        if (addresses.includes(address)) images.set(address, await image.text());
      }
      holdBack();

      /** By file name, the client for which the file was requested. */
      const meant = new Map<string, ExternalClient>();
      let meantByCode: ExternalClient | undefined;
      const wrong: string[] = [];
      const checks: Promise<void>[] = [];
      const checkFile = async (name: string, client: ExternalClient | undefined, config: Promise<string>) => {
        counts.files += 1;
        if (!client || !isConfigOf(await config, client)) wrong.push(`${name} is not of ${client?.address}`);
      };
      const checkImage = async (name: string, client: ExternalClient | undefined, image: Promise<string>) => {
        counts.images += 1;
        const expected = client && images.get(client.address);
        if ((await image) !== expected) wrong.push(`${name} is another image`);
      };
      catchDownloads(({ name, content }) => {
        const client = meant.get(name);
        checks.push(
          name.endsWith('.conf')
            ? checkFile(name, client, content.text())
            : checkImage(name, client, content.text()),
        );
      });

      const act = async (): Promise<void> => {
        const address = pick(addresses);
        const client = shown().find((one) => one.address === address);
        if (!client) return;
        const isFree = !(`meshnet/${client.clientId}` in clientDownloads.pending);
        switch (pick(['file', 'image', 'open', 'close', 'rename', 'rename', 'toggle', 'refresh'])) {
          case 'file':
            if (isFree) meant.set(`${client.clientId}.conf`, client);
            return downloadConfig(client);
          case 'image':
            if (isFree) meant.set(`${client.clientId}.png`, client);
            return downloadQrImage(client);
          case 'open':
            meantByCode = client;
            return openQr(client);
          case 'close':
            clearQr();
            return;
          case 'refresh':
            await refreshClients();
            return;
          case 'rename':
            if ((await renameClient(client, pick(names) ?? '')).ok) counts.renamed += 1;
            return;
          default:
            await setClientEnabled(client, !client.isEnabled);
        }
      };
      const checkScreen = () => {
        const qr = clientQr.shown;
        if (qr?.state.status === 'ready') {
          const isRight = meantByCode && isConfigOf(qr.state.config, meantByCode);
          if (!isRight || qr.client.clientId !== meantByCode?.clientId) wrong.push('the QR code is wrong');
          counts.codes += 1;
        }
        const ids = shown()
          .filter(({ network }) => network === 'meshnet')
          .map(({ clientId }) => clientId);
        if (new Set(ids).size < ids.length) wrong.push(`two clients are called the same: ${ids.join()}`);
      };

      const done: Promise<void>[] = [];
      for (let action = 0; action < actions; action += 1) {
        done.push(act());
        await pause();
        for (let steps = Math.floor(random() * 6); steps > 0 && underway.length > 0; steps -= 1) {
          await step(random);
          checkScreen();
        }
      }
      const progress = { isSettled: false };
      void Promise.all(done).then(() => (progress.isSettled = true));
      while (!progress.isSettled || underway.length > 0) {
        await step(random);
        checkScreen();
      }
      await Promise.all(checks);

      expect({ seed, wrong }).toEqual({ seed, wrong: [] });
      expect(stored(world)).toHaveLength(4);
      expect({ seed, ...statesShown() }).toEqual({ seed, ...statesStored(world) });
    }
    // Each kind of response occurred several times.
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(2);
  },
);
