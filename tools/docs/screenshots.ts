import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { NOW_MS } from '../../mocks/fixtures/now.ts';
import { adminPassword } from '../../mocks/scenarios/accounts.ts';
import { generatedSeed } from '../../mocks/scenarios/generatedSeed.ts';
import { enterpriseSeed } from '../../mocks/scenarios/recordedSeed.ts';
import { startServer } from '../../mocks/server.ts';
import type { WireNode } from '../../mocks/wire/wire.ts';
import type { World } from '../../mocks/world/state.ts';
import { createWorld } from '../../mocks/world/world.ts';
import { sessionStorageKey } from '../../src/domain/session/session.ts';
import { settingsStorageKey } from '../../src/domain/settings/settings.ts';
import { launchChromium } from '../findChromium.ts';
import { serveBuilt } from '../start/consoleServers.ts';

const themes = ['dark', 'light'] as const;
type Theme = (typeof themes)[number];

type Picture = {
  /** The file name, before the theme. */
  readonly name: string;
  readonly path: string;
};

const window = { width: 1280, height: 800 };
const largestFile = 150_000;

/**
 * Takes the pictures of the README and the guide from the built console on a simulated server, both with the clock of the fixtures, so that
 * the same source gives the same pictures.
 */
export async function takeScreenshots(folder: string): Promise<void> {
  const world = demonstration();
  const server = await startServer({ world });
  const token = await tokenOf('admin', server.url);
  await blockPairs(world, server.url, token);
  const served = await serveBuilt(server.url, 3000);
  const browser = await launchChromium();
  await mkdir(folder, { recursive: true });
  for (const theme of themes) {
    const page = await openPage(browser, token, theme);
    for (const { name, path } of picturesOf(world)) {
      await page.goto(`${served.url}${path}`);
      const file = await toWebp(browser, await pictureOf(page));
      if (file.length > largestFile)
        throw new Error(`${name} takes ${file.length} bytes in the ${theme} theme.`);
      await writeFile(join(folder, `${name}-${theme}.webp`), file);
    }
    await page.context().close();
  }
  await browser.close();
  await Promise.all([served.close(), server.close()]);
}

/** Takes pictures until two in a row are alike. Findings are made a second after the records, and again with the ACLs. */
async function pictureOf(page: Page): Promise<Buffer> {
  await page.locator('nav a[href^="/findings"][aria-describedby]').waitFor();
  let last: Buffer = Buffer.alloc(0);
  for (;;) {
    const next = await page.screenshot({ animations: 'disabled' });
    if (next.equals(last)) return next;
    last = next;
    await page.waitForTimeout(2000);
  }
}

/** The enterprise scenario with one more network, which is large enough for its ACLs to have a pattern. */
function demonstration(): World {
  const now = () => NOW_MS;
  const [meshes, grid] = [enterpriseSeed(now), generatedSeed(now, 19, 'enterprise')];
  return createWorld({
    ...meshes,
    networks: [...(meshes.networks ?? []), ...(grid.networks ?? [])],
    nodes: [...(meshes.nodes ?? []), ...(grid.nodes ?? [])],
    measured: [...(meshes.measured ?? []), ...(grid.measured ?? [])],
  });
}

/** Lets databases talk to applications only and keeps web servers from backups, so that pictures show rules and a log. */
async function blockPairs(world: World, backend: string, token: string): Promise<void> {
  const nodes = [...world.nodes.values()].filter(({ network }) => network === 'grid');
  const isOfKind = ({ name }: WireNode, kinds: RegExp) => kinds.test(name.split('-')[1] ?? '');
  const isBlocked = (a: WireNode, b: WireNode) =>
    (isOfKind(a, /db/) && !isOfKind(b, /app|worker|bak/)) || (isOfKind(a, /web/) && isOfKind(b, /bak/));
  const rows = nodes.map((row) => [
    row.id,
    Object.fromEntries(
      nodes
        .filter(({ id }) => id !== row.id)
        .map((column) => [column.id, isBlocked(row, column) || isBlocked(column, row) ? 1 : 2]),
    ),
  ]);
  await fetch(`${backend}/api/networks/grid/acls`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${token}` },
    body: JSON.stringify(Object.fromEntries(rows)),
  });
}

function picturesOf(world: World): readonly Picture[] {
  const idOf = (name: string) => [...world.nodes.values()].find((node) => node.name === name)?.id ?? '';
  return [
    { name: 'dashboard', path: '/' },
    { name: 'acls', path: '/acls/grid' },
    { name: 'findings', path: '/findings' },
    { name: 'why', path: `/nodes/meshnet?why=meshnet/phone-2..${idOf('gw-relay')}` },
  ];
}

/** Opens a page in its own context, logged in as the administrator with the theme chosen. */
async function openPage(browser: Browser, token: string, theme: Theme): Promise<Page> {
  const context = await browser.newContext({
    viewport: window,
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(NOW_MS);
  const settings = { userSettings: [{ username: 'admin', rowsPerPage: 10, mode: theme }] };
  await page.addInitScript(
    (stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, JSON.stringify(value));
    },
    { [sessionStorageKey]: { token }, [settingsStorageKey]: settings },
  );
  return page;
}

async function tokenOf(username: string, backend: string): Promise<string> {
  const response = await fetch(`${backend}/api/users/adm/authenticate`, {
    method: 'POST',
    body: JSON.stringify({ username, password: adminPassword }),
  });
  const {
    Response: { AuthToken },
  } = await response.json();
  return AuthToken;
}

/** Encodes a PNG as WebP, which takes a third of the size and which Playwright cannot write. */
async function toWebp(browser: Browser, png: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  const base64 = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = `data:image/png;base64,${source}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = image.height;
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.8).split(',')[1] ?? '';
  }, png.toString('base64'));
  await page.close();
  return Buffer.from(base64, 'base64');
}
