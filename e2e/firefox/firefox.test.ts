import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it, vi } from 'vitest';
import { adminPassword } from '../../mocks/scenarios/accounts.ts';
import { scenarios } from '../../mocks/scenarios/scenarios.ts';
import { startServer } from '../../mocks/server.ts';
import { addressFor } from '../bundleServer.ts';

/*
 * Tests features that could behave differently in Firefox, over WebDriver BiDi. All other tests use Chromium.
 * `npm run test:firefox` finds the browser.
 */
const executablePath = process.env.FIREFOX_PATH ?? '';
const downloads = mkdtempSync(join(tmpdir(), 'firefox-downloads-'));
const timeout = 60_000;

const world = scenarios.get('community')?.build();
if (!world) throw new Error('No scenario community');

let browser: Browser;
let page: Page;
let url: string;
const problems: string[] = [];
const stops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  const server = await startServer({ world, host: '127.0.0.1' });
  browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    protocol: 'webDriverBiDi',
    extraPrefsFirefox: { 'browser.download.folderList': 2, 'browser.download.dir': downloads },
  });
  stops.push(
    () => browser.close(),
    () => server.close(),
  );
  url = addressFor(`http://127.0.0.1:${server.port}`, inject('bundlePort'));
  page = await open();
  await page.goto(url);
  await the('textbox', 'Username').fill('admin');
  // Password fields have no role in Firefox.
  await page.locator('input[type=password]').fill(adminPassword);
  await the('button', 'Log in').click();
  await the('heading', 'Dashboard').wait();
});

afterAll(async () => {
  for (const stop of stops) await stop();
  rmSync(downloads, { recursive: true });
});

// Use a new page per test, because leaving a page with unsaved input opens a confirmation.
beforeEach(async () => {
  problems.length = 0;
  page = await open();
});

afterEach(() => page.close());

async function open(): Promise<Page> {
  const opened = await browser.newPage();
  await opened.setViewport({ width: 1440, height: 900 });
  opened.setDefaultTimeout(timeout);
  opened.on('pageerror', (error) => {
    // Caused by leaving a page while a response is loading.
    if (!String(error).includes('Error in input stream')) problems.push(String(error));
  });
  opened.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  return opened;
}

function the(role: string, name: string) {
  return page.locator(`::-p-aria([name="${name}"][role="${role}"])`);
}

async function says(text: string): Promise<void> {
  await page.locator(`::-p-text(${text})`).wait();
}

const until = (check: () => void) => vi.waitFor(check, { timeout, interval: 100 });
const idOf = (name: string) =>
  [...world.nodes.values()].find((node) => node.network === 'meshnet' && node.name === name)?.id ?? '';

it('keeps the session over reloads and lists records', async () => {
  for (const [path, name] of [
    ['/networks', 'meshnet'],
    ['/nodes/meshnet', 'leaf-a'],
    ['/ext-clients/meshnet', 'QR code for phone-1'],
    ['/access-keys/meshnet', 'mesh-join'],
    ['/users', 'alice'],
  ]) {
    await page.goto(url + path);
    await the('link', name ?? '').wait();
  }
  expect(problems).toEqual([]);
});

it('saves a form after review', async () => {
  await page.goto(`${url}/nodes/meshnet/${idOf('leaf-a')}/edit`);
  await the('textbox', 'MTU').fill('1300');
  await the('button', 'Review changes').click();
  await the('button', 'Save').click();
  await says('Node updated successfully!');
  await until(() => expect(world.nodes.get(idOf('leaf-a'))?.mtu).toBe(1300));
  expect(problems).toEqual([]);
});

it('keeps the focus in a dialog and restores it', async () => {
  await page.goto(`${url}/dns/meshnet`);
  await the('link', 'Create DNS entry').click();
  await the('textbox', 'DNS name').fill('copier');
  await the('textbox', 'IP address').fill('10.20.30.77');
  await page.keyboard.press('Enter');
  await says('Successfully created DNS Entry!');
  await until(() => expect(world.dns.find(({ name }) => name === 'copier')?.address).toBe('10.20.30.77'));
  await the('button', 'Delete copier.meshnet').click();
  await the('alertdialog', 'Delete copier.meshnet?').wait();
  const inDialog = () => page.evaluate(() => document.activeElement?.closest('[role=alertdialog]') !== null);
  for (let press = 0; press < 4; press += 1) {
    await page.keyboard.press('Tab');
    expect(await inDialog()).toBe(true);
  }
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.activeElement?.ariaLabel === 'Delete copier.meshnet');
  expect(problems).toEqual([]);
});

it('blocks a pair in the matrix', async () => {
  const name = 'gw-egress and gw-ingress: allowed';
  await page.goto(`${url}/acls/meshnet`);
  await the('gridcell', name).click();
  await the('button', 'Submit Changes').click();
  await page.locator('::-p-xpath(//*[@role="alertdialog"]//button[.="Submit Changes"])').click();
  await says('ACL Updated!');
  await until(() => {
    expect(world.acls.get('meshnet')?.[idOf('gw-egress')]?.[idOf('gw-ingress')]).toBe(1);
  });
  expect(problems).toEqual([]);
});

it('renders the graph and selects a node', async () => {
  await page.goto(`${url}/graphs/meshnet`);
  await page.locator('[role=button][aria-label^="gw-relay, "]').click();
  await the('heading', 'gw-relay').wait();
  expect(problems).toEqual([]);
});

it('downloads the configuration of a client', async () => {
  await page.goto(`${url}/ext-clients/meshnet`);
  await the('button', 'Download phone-1.conf').click();
  await until(() => expect(readdirSync(downloads)).toEqual(['phone-1.conf']));
  expect(readFileSync(join(downloads, 'phone-1.conf'), 'utf8')).toContain('Address = 10.20.30.9/32');
  expect(problems).toEqual([]);
});
