import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import type { PreviewServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { adminPassword } from '../mocks/scenarios/accounts.ts';
import { buildDemo } from '../tools/start/buildDemo.ts';
import { connect, logIn } from './deployment.ts';
import { servePages } from './servePages.ts';

/** The demo is tested as the pages of a repository, below a path. At the root of a host, that path is empty. */
const base = '/repository/';

let folder: string;
let host: PreviewServer;
let browser: Browser;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-'));
  await buildDemo(join(folder, 'demo-static'), `${base}demo/`);
  await mkdir(join(folder, 'storybook-static'));
  const workflow = await readFile(join(import.meta.dirname, '../.github/workflows/pages.yml'), 'utf8');
  const steps: readonly { name?: string; run?: string }[] = parse(workflow).jobs.build.steps;
  const assemble = steps.find(({ name }) => name === 'Assemble the pages')?.run ?? '';
  execFileSync('bash', ['-e', '-c', assemble], { cwd: folder });
  host = await servePages(join(folder, 'site'), base);
  browser = await connect();
});

afterAll(async () => {
  await browser.close();
  await host.close();
  await rm(folder, { recursive: true });
});

type Opened = { page: Page; requested: string[]; missing: string[] };

/** Opens a path of the demo. Pages without a file have status 404, because the host sends the demo for them. */
async function open(path: string): Promise<Opened> {
  const page = await browser.newPage();
  const requested: string[] = [];
  const missing: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest()) missing.push(response.url());
  });
  await page.goto(new URL(`demo${path}`, host.resolvedUrls?.local[0]).href);
  return { page, requested, missing };
}

const pathOf = (page: Page) => new URL(page.url()).pathname;

it('handles all API requests inside the page', async () => {
  const { page, requested } = await open('/');
  await logIn(page, 'admin', adminPassword);
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  await page
    .getByRole('link', { name: /^Networks/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'meshnet', exact: true }).waitFor();
  expect(requested.filter((path) => path.startsWith('/api'))).toEqual([]);
  await page.close();
});

it('handles large responses inside the page, which other builds receive in a worker', async () => {
  const { page, requested } = await open('/?scenario=thousandNodes');
  await logIn(page, 'admin', adminPassword);
  await page
    .getByRole('link', { name: /^Nodes/ })
    .first()
    .click();
  await page.getByText(/^1–\d+ of 1,000$/).waitFor();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.getByRole('button', { name: 'Refresh', disabled: false }).waitFor();
  await page.getByRole('link', { name: /^ACLs/ }).first().click();
  await page.getByRole('heading', { name: 'Node ACLs' }).waitFor();
  await page.getByRole('link', { name: 'grid' }).click();
  await page.getByRole('gridcell').first().waitFor();
  expect(await page.getByRole('alert').allTextContents()).toEqual([]);
  expect(requested.filter((path) => path.startsWith('/api'))).toEqual([]);
  await page.close();
});

it('injects faults on request and reports invalid ones', async () => {
  const { page } = await open('/');
  await logIn(page, 'admin', adminPassword);
  await page.getByText('Demo with a simulated server').click();
  const faults = page.getByRole('combobox', { name: 'Faults' });
  await faults.fill('nonsense');
  await faults.press('Enter');
  expect(await faults.evaluate((input: HTMLInputElement) => input.validationMessage)).toContain(
    'Invalid fault',
  );
  await faults.fill('*=503');
  await faults.press('Enter');
  await page
    .getByRole('link', { name: /^Nodes/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.getByText('simulated 503').first().waitFor();
  await page.close();
});

it('logs the user out when the scenario changes', async () => {
  const { page } = await open('/');
  await logIn(page, 'admin', adminPassword);
  await page.getByText('Demo with a simulated server').click();
  await page.getByRole('combobox', { name: 'Scenario' }).selectOption('firstRun');
  await page.getByText('Demo with a simulated server').click();
  await page.getByText(/Create the first administrator on the login page/).waitFor();
  await page.getByRole('textbox', { name: 'Username' }).waitFor();
  expect(pathOf(page)).toBe(`${base}demo/login`);
  await page.close();
});

it('keeps its addresses below its path, from the login over links to a reload', async () => {
  const { page, missing } = await open('/nodes/meshnet?search=leaf');
  await page.getByRole('textbox', { name: 'Username' }).waitFor();
  expect(pathOf(page)).toBe(`${base}demo/login`);
  await logIn(page, 'admin', adminPassword);
  const node = page.getByRole('link', { name: 'leaf-a', exact: true });
  await node.waitFor();
  expect(page.url()).toContain(`${base}demo/nodes/meshnet?search=leaf`);

  const href = await node.getAttribute('href');
  expect(href).toMatch(`${base}demo/nodes/meshnet/`);
  await node.click();
  await page.getByRole('heading', { name: 'leaf-a' }).waitFor();
  expect(pathOf(page)).toBe(href);
  await page.reload();
  await page.getByRole('heading', { name: 'leaf-a' }).waitFor();
  expect(pathOf(page)).toBe(href);

  await page.goBack();
  await node.waitFor();
  expect(pathOf(page)).toBe(`${base}demo/nodes/meshnet`);
  await page.getByRole('searchbox').first().fill('leaf-b');
  await expect.poll(() => page.url()).toContain('search=leaf-b');
  expect(missing).toEqual([]);
  await page.close();
});

it('knows below its path where a dialog was opened and when a form is left', async () => {
  const { page } = await open('/access-keys/meshnet');
  await logIn(page, 'admin', adminPassword);
  await page
    .getByRole('link', { name: /^Create access key/i })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  expect(pathOf(page)).toBe(`${base}demo/access-keys/meshnet/create`);
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  await page.keyboard.press('Escape');
  await expect.poll(() => pathOf(page)).toBe(`${base}demo/access-keys/meshnet`);
  expect(await entries()).toBe(before);

  await page.goto(new URL('demo/networks/create', host.resolvedUrls?.local[0]).href);
  await page.getByRole('textbox', { name: 'Network name' }).fill('unsaved');
  const nodes = page.getByRole('link', { name: /^Nodes/ }).first();
  await nodes.click();
  await page.getByRole('button', { name: 'Stay' }).click();
  expect(pathOf(page)).toBe(`${base}demo/networks/create`);
  await nodes.click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await page.getByRole('link', { name: 'leaf-a', exact: true }).waitFor();
  expect(pathOf(page)).toBe(`${base}demo/nodes`);
  await page.close();
});

it('leads there from the first page of the host and from a page that is missing', async () => {
  for (const path of ['/../', '/../missing', '/../demo']) {
    const { page, missing } = await open(path);
    await page.getByRole('textbox', { name: 'Username' }).waitFor();
    expect(pathOf(page)).toBe(`${base}demo/login`);
    expect(missing).toEqual([]);
    await page.close();
  }
});
