import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adminPassword } from '../mocks/scenarios/accounts.ts';
import { buildDemo } from '../tools/start/buildDemo.ts';
import { connect, logIn } from './deployment.ts';

let folder: string;
let host: PreviewServer;
let browser: Browser;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-'));
  await buildDemo(folder);
  host = await preview({
    configFile: false,
    build: { outDir: folder },
    preview: { port: 0 },
    logLevel: 'warn',
  });
  browser = await connect();
});

afterAll(async () => {
  await browser.close();
  await host.close();
  await rm(folder, { recursive: true });
});

async function open(path: string): Promise<{ page: Page; requested: string[] }> {
  const page = await browser.newPage();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(new URL(path, host.resolvedUrls?.local[0]).href);
  return { page, requested };
}

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
  expect(new URL(page.url()).pathname).toBe('/login');
  await page.close();
});
