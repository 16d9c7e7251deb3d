import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { adminPassword } from '../mocks/scenarios/accounts.ts';
import { deployOnce, logIn, type Visit } from './deployment.ts';
import { heardAfter, recordLiveRegions } from './liveRegions.ts';
import { pinnedScreens } from './pinnedScreens.ts';

/** Pins what live regions announce, while pages open and step by step for whole tasks with the keyboard. */

const deployment = deployOnce('community');
let visit: Visit;

beforeAll(async () => {
  visit = await deployment().visit();
  const page = await visit.open('/networks');
  await logIn(page, 'admin', adminPassword);
  await page.getByRole('link', { name: 'meshnet', exact: true }).waitFor();
  await recordLiveRegions(visit.context);
});

const press =
  (page: Page, ...keys: string[]) =>
  async () => {
    for (const key of keys) await page.keyboard.press(key);
  };
const type = (page: Page, text: string) => () => page.keyboard.type(text);

it.each(Object.entries(pinnedScreens))('announces nothing while %s opens', async (_, path) => {
  const page = await visit.open(path);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const heard = await heardAfter(page, () => Promise.resolve());
  // Checks that finish later change the number of findings.
  expect(heard.filter((text) => !text.endsWith(' findings'))).toEqual([]);
  await page.close();
});

it('announces what a list shows and what is selected in it', async () => {
  const page = await visit.open('/nodes/meshnet');
  await page.getByRole('row', { name: /^gw-relay/ }).waitFor();
  await page.keyboard.press('/');
  expect(await heardAfter(page, type(page, 'gw'))).toEqual(['3 of 9 nodes']);
  expect(await heardAfter(page, type(page, 'zzz'))).toEqual(['No nodes match “gwzzz”']);
  expect(await heardAfter(page, press(page, 'Escape'))).toEqual(['9 nodes']);
  await page.getByRole('row', { name: /^gw-relay/ }).focus();
  expect(await heardAfter(page, press(page, 'Space'))).toEqual(['gw-relay selected', '1 selected']);
  expect(await heardAfter(page, press(page, 'Shift+ArrowDown'))).toEqual(['2 selected']);
  expect(await heardAfter(page, press(page, 'Escape'))).toEqual(['Selection cleared']);
  await page.close();
});

it('announces a page that opens while the focus stays', async () => {
  const page = await visit.open('/networks');
  await page.getByRole('link', { name: 'meshnet', exact: true }).waitFor();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^Users/ })
    .focus();
  expect(await heardAfter(page, press(page, 'Enter'))).toEqual(['Users']);
  expect(await heardAfter(page, press(page, 'g', 'n'))).toEqual(['Nodes']);
  await page.close();
});

it('announces a selection in a matrix, changes and their undo, and the question about submitted rules', async () => {
  const page = await visit.open('/acls/meshnet');
  const cell = page.getByRole('gridcell', { name: /^gw-egress and gw-ingress:/ });
  await cell.waitFor();
  await cell.focus();
  expect
    .soft(await heardAfter(page, press(page, 'Shift+ArrowDown', 'Shift+ArrowRight')))
    .toEqual(['2 nodes with 2 nodes, 3 pairs: 3 allowed, 0 blocked']);
  expect(await heardAfter(page, press(page, 'Space'))).toEqual([
    '2 nodes with 2 nodes, 3 pairs: 0 allowed, 3 blocked',
    '3 changes 3 pairs blocked',
  ]);
  expect(await heardAfter(page, press(page, 'Control+z'))).toEqual([
    '2 nodes with 2 nodes, 3 pairs: 3 allowed, 0 blocked',
    'No changes',
  ]);
  await page.getByRole('button', { name: 'More rules and filters' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Block all' }).focus();
  expect(await heardAfter(page, press(page, 'Enter'))).toEqual([
    '2 nodes with 2 nodes, 3 pairs: 0 allowed, 3 blocked',
    '26 changes 26 pairs blocked 7 nodes will be isolated',
  ]);
  await page.getByRole('button', { name: 'Submit Changes' }).focus();
  expect(await heardAfter(page, press(page, 'Enter'))).toEqual([
    '47 pairs will lose connectivity.7 nodes will lose all connectivity.gw-ingress and 3 external clients will lose access to 172.16.10.0/24 and 192.168.77.0/24.',
  ]);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Submit Changes' }).focus();
  expect(await heardAfter(page, press(page, 'Enter'))).toEqual([
    'Keep these rules in meshnet? Rules revert in 60 seconds unless you select Keep.',
    'ACL Updated. meshnet',
    'No changes',
  ]);
  await page.getByRole('button', { name: '5 more minutes' }).focus();
  expect(await heardAfter(page, press(page, 'Enter'))).toEqual(['Rules in meshnet revert in 6 minutes.']);
  await page.getByRole('button', { name: 'Revert now' }).focus();
  expect(await heardAfter(page, press(page, 'Enter'))).toEqual([
    'Restoring the previous rules in meshnet…',
    'ACL Updated. meshnet. Previous rules restored',
    '2 nodes with 2 nodes, 3 pairs: 3 allowed, 0 blocked',
  ]);
  await page.close();
});

it('announces the changes of a form', async () => {
  const page = await visit.open('/networks/meshnet/edit');
  const field = page.getByRole('textbox', { name: 'MTU' });
  await field.focus();
  expect(await heardAfter(page, type(page, '9'))).toEqual(['1 change Default MTU']);
  expect(await heardAfter(page, press(page, 'Backspace'))).toEqual(['No changes']);
  await page.close();
});

it('announces the outcome of a run', async () => {
  const page = await visit.open('/ext-clients/meshnet');
  const row = page.getByRole('row').filter({ has: page.getByRole('checkbox', { checked: false }) });
  await row.nth(1).waitFor();
  await page.getByRole('checkbox', { name: 'Select all rows' }).focus();
  expect(await heardAfter(page, press(page, 'Space'))).toEqual(['4 selected']);
  await page.getByRole('toolbar', { name: 'Selection' }).getByRole('button', { name: 'Disable' }).focus();
  expect(await heardAfter(page, press(page, 'Enter'))).toEqual([
    '27 pairs will lose connectivity.bad-scooby, phone-1 and tablet will lose all connectivity.',
  ]);
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Disable/ })
    .focus();
  expect(await heardAfter(page, press(page, 'Enter'))).toEqual([
    'Keep these changes in meshnet? Changes revert in 60 seconds unless you select Keep.',
    'Selection cleared',
    'Disable 3 clients. 3 done',
  ]);
  await page.close();
});
