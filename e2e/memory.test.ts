import { expect, it } from 'vitest';
import { adminPassword } from '../mocks/scenarios/accounts.ts';
import { deployOnce } from './deployment.ts';

const deployment = deployOnce('community');

it('keeps no password in memory after login, and no token after logout', async () => {
  const { context, open } = await deployment().visit();
  const page = await open('/login');
  const devTools = await context.newCDPSession(page);
  const heap = async () => {
    const pieces: string[] = [];
    const collect = ({ chunk }: { chunk: string }) => void pieces.push(chunk);
    devTools.on('HeapProfiler.addHeapSnapshotChunk', collect);
    await devTools.send('HeapProfiler.collectGarbage');
    await devTools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
    devTools.off('HeapProfiler.addHeapSnapshotChunk', collect);
    return pieces.join('');
  };
  await page.getByRole('textbox', { name: 'Username' }).focus();
  await page.keyboard.type('admin');
  await page.getByLabel('Password', { exact: true }).focus();
  await page.keyboard.type(adminPassword);
  expect(await heap()).toContain(adminPassword);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  await expect.poll(heap, { timeout: 60_000, interval: 2_000 }).not.toContain(adminPassword);

  // After a reload, boot.js reads with the token before the console does.
  await page.reload();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  const token = await page.evaluate(() => String(JSON.parse(localStorage['netmaker-user']).token));
  expect(await heap()).toContain(token);
  await page.getByRole('button', { name: 'Logged in as admin' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.getByRole('textbox', { name: 'Username' }).waitFor();
  await expect.poll(heap, { timeout: 60_000, interval: 2_000 }).not.toContain(token);
  await context.close();
});
