import { openBuiltStorybook } from './builtStories.mjs';

/**
 * Opens every docs page of the built Storybook (`npm run build-storybook`) and lists those that show an error or raw
 * Markdown. Exits with 1 if one does.
 */
const storybook = await openBuiltStorybook();
const pages = storybook.entries.filter(({ type }) => type === 'docs');

const faults = [];
const page = await storybook.browser.newPage();
let said = [];
page.on('pageerror', ({ message }) => said.push(message));
for (const { id, title } of pages) {
  said = [];
  // A new document for each page, so that errors are not attributed to the next page.
  await page.goto(`${storybook.address}iframe.html?viewMode=docs&id=${id}`);
  await page
    .locator('#storybook-docs h1')
    .first()
    .waitFor()
    .catch(() => said.push('shows no title'));
  const broken = page.locator('.sb-errordisplay:visible, .docblock-error');
  if ((await broken.count()) > 0) said.push(await broken.first().innerText());
  for (const text of await page.evaluate(rawMarkdown)) said.push(`raw Markdown: ${text}`);
  if (said.length > 0) faults.push(`${title}: ${said.join('; ')}`);
}

await storybook.close();
for (const fault of faults) console.error(fault);
console.log(`${pages.length - faults.length} of ${pages.length} docs pages open without an error.`);
process.exit(faults.length > 0 || pages.length === 0 ? 1 : 0);

/** Runs in the page. Returns lines of prose with the Markdown of a table, a heading, bold text or a link. */
function rawMarkdown() {
  const marks = /^\|.*\|$|^#{1,6} |\*\*\S|\]\(\S/;
  return [...document.querySelectorAll('#storybook-docs :is(p, li, h1, h2, h3, td)')]
    .filter((element) => !element.closest('.sb-story, pre'))
    .flatMap((element) => {
      const prose = element.cloneNode(true);
      for (const code of prose.querySelectorAll('code')) code.remove();
      return prose.textContent.split('\n').map((line) => line.trim());
    })
    .filter((line) => marks.test(line));
}
