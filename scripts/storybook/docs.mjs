import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { preview, runnerImport } from 'vite';

/**
 * Opens every docs page of the built Storybook (`npm run build-storybook`) and says which of them show an error. Exits
 * with 1 if one does.
 */
const folder = process.argv[2] ?? 'storybook-static';
const { entries } = JSON.parse(await readFile(`${folder}/index.json`, 'utf8'));
const pages = Object.values(entries).filter(({ type }) => type === 'docs');

const server = await preview({ configFile: false, build: { outDir: folder }, preview: { port: 0 } });
const [address] = server.resolvedUrls?.local ?? [];
// Vite loads the TypeScript, so that Node 20 needs no flag for it.
const { module } = await runnerImport(fileURLToPath(new URL('findChromium.ts', import.meta.url)), {
  configFile: false,
});
const executablePath = await module.findChromium();
const browser = await chromium.launch(executablePath ? { executablePath } : {});

const faults = [];
const page = await browser.newPage();
let said = [];
page.on('pageerror', ({ message }) => said.push(message));
for (const { id, title } of pages) {
  said = [];
  // Each page in a document of its own, or what one leaves behind would be told of the next.
  await page.goto(`${address}iframe.html?viewMode=docs&id=${id}`);
  await page
    .locator('#storybook-docs h1')
    .first()
    .waitFor()
    .catch(() => said.push('shows no title'));
  const broken = page.locator('.sb-errordisplay:visible, .docblock-error');
  if ((await broken.count()) > 0) said.push(await broken.first().innerText());
  if (said.length > 0) faults.push(`${title}: ${said.join('; ')}`);
}

await browser.close();
await server.close();
for (const fault of faults) console.error(fault);
console.log(`${pages.length - faults.length} of ${pages.length} docs pages open without an error.`);
process.exit(faults.length > 0 || pages.length === 0 ? 1 : 0);
