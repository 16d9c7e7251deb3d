import type { Page } from 'playwright';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { adminPassword } from '../mocks/scenarios/accounts.ts';
import { deploy, logIn, type Visit } from './deployment.ts';
import { heardAfter, recordLiveRegions } from './liveRegions.ts';

/**
 * Pins main tasks with the keyboard only, as a screen reader’s user goes through them: each file has the keys, what has
 * the focus after them, and what is announced.
 */

let deployment: Awaited<ReturnType<typeof deploy>>;
let visit: Visit;

beforeEach(async () => {
  deployment = await deploy('enterprise');
});

afterEach(async () => {
  await visit.context.close();
  await deployment.shutDown();
});

/** Opens a page as the administrator. */
async function openAs(path: string): Promise<Page> {
  visit = await deployment.visit();
  const page = await visit.open('/login');
  await logIn(page, 'admin', adminPassword);
  await page.getByRole('button', { name: 'Logged in as admin' }).waitFor();
  await page.close();
  await recordLiveRegions(visit.context);
  const opened = await visit.open(path);
  await opened.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await visit.quiet();
  return opened;
}

/** More than the controls of any page here. */
const maxTabs = 80;

function taskOn(page: Page) {
  const lines: string[] = [];

  async function focused(): Promise<string> {
    const focus = page.locator(':focus');
    if ((await focus.count()) === 0) return 'nothing';
    const [first = ''] = (await focus.ariaSnapshot()).split('\n');
    return first
      .replace(/^- '?/, '')
      .replace(/'?:?$/, '')
      .replace(/\d+ \w+ ago/, '… ago');
  }

  async function step(shown: string, act: () => Promise<unknown>): Promise<void> {
    // Checks that finish later change the number of findings.
    const heard = (await heardAfter(page, act)).filter((text) => !text.endsWith(' findings'));
    lines.push(`${shown} → ${await focused()}`, ...heard.map((text) => `  “${text}”`));
  }

  return {
    press: (...keys: string[]) =>
      step(keys.join(', '), async () => {
        for (const key of keys) await page.keyboard.press(key);
      }),
    type: (text: string) => step(`types ${text}`, () => page.keyboard.type(text)),
    tabTo: (role: Parameters<Page['getByRole']>[0], name: string | RegExp) =>
      step('Tab', async () => {
        const wanted = page.getByRole(role, { name, ...(typeof name === 'string' && { exact: true }) });
        await wanted.first().waitFor();
        const hasFocus = () =>
          wanted.evaluateAll(
            (elements) =>
              document.activeElement !== null && elements.includes(document.activeElement as HTMLElement),
          );
        for (let tabs = 0; tabs === 0 || !(await hasFocus()); tabs += 1) {
          if (tabs === maxTabs) throw new Error(`Tab doesn’t reach ${role} ${String(name)}`);
          await page.keyboard.press('Tab');
        }
      }),
    transcript: () => `${lines.join('\n')}\n`,
  };
}

it('logs in and out', async () => {
  visit = await deployment.visit();
  await recordLiveRegions(visit.context);
  const page = await visit.open('/login');
  await page.getByRole('textbox', { name: 'Username' }).waitFor();
  const { type, press, tabTo, transcript } = taskOn(page);
  await type('admin');
  await press('Tab');
  await page.keyboard.type('wrong-password');
  await press('Enter');
  await page.keyboard.press('Control+a');
  await page.keyboard.type(adminPassword);
  await press('Enter');
  await tabTo('button', 'Logged in as admin');
  await press('Enter');
  await press('End', 'Enter');
  await expect(transcript()).toMatchFileSnapshot('heard/log-in-and-out.txt');
});

it('approves a node', async () => {
  const { press, tabTo, transcript } = taskOn(await openAs('/nodes/dualnet'));
  // Tab goes through the row that has the focus, and the arrows to other rows.
  await tabTo('row', /^dual-a/);
  await press('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown');
  await tabTo('button', 'Approve pending-one');
  await press('Enter');
  await press('Enter');
  await expect(transcript()).toMatchFileSnapshot('heard/approve-a-node.txt');
});

it('isolates a gateway and keeps the rules', async () => {
  const { press, tabTo, transcript } = taskOn(await openAs('/acls/meshnet'));
  await tabTo('gridcell', /./);
  await press('ArrowLeft');
  await press('Enter');
  await press('Space');
  await press('Space');
  await tabTo('button', 'Submit Changes');
  await press('Enter');
  await tabTo('button', 'Submit Changes');
  await press('Enter');
  await tabTo('button', 'Keep');
  await press('Enter');
  await expect(transcript()).toMatchFileSnapshot('heard/isolate-a-gateway.txt');
});

it('creates a client and downloads its configuration', async () => {
  const { press, type, tabTo, transcript } = taskOn(await openAs('/ext-clients/meshnet'));
  await tabTo('button', 'Add client to gw-ingress');
  await press('Enter');
  await type('pocket');
  await press('Enter');
  await tabTo('button', /^Download/);
  await press('Enter');
  await tabTo('button', 'Done');
  await press('Enter');
  await expect(transcript()).toMatchFileSnapshot('heard/create-a-client.txt');
});

it('deletes a user with what they own', async () => {
  const { press, tabTo, transcript } = taskOn(await openAs('/users/lvl2-client'));
  await tabTo('button', /^Delete/);
  await press('Enter');
  await tabTo('button', 'Delete user');
  await press('Enter');
  await expect(transcript()).toMatchFileSnapshot('heard/delete-a-user.txt');
});

it('reads the details of a finding beside the list', async () => {
  const { press, tabTo, transcript } = taskOn(await openAs('/findings?search=leaf-b'));
  await tabTo('row', /leaf-b can’t reach/);
  await tabTo('link', /leaf-b can’t reach/);
  await press('Enter');
  await press('F6');
  await expect(transcript()).toMatchFileSnapshot('heard/read-a-finding.txt');
});

it('filters a list and turns its pages', async () => {
  const { press, type, tabTo, transcript } = taskOn(await openAs('/nodes'));
  await press('/');
  await type('gw');
  await press('Escape');
  await tabTo('button', 'Next page');
  await press('Enter');
  await expect(transcript()).toMatchFileSnapshot('heard/filter-and-page.txt');
});
