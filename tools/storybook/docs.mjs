import { parseArgs } from 'node:util';
import { openBuiltStorybook } from './builtStories.mjs';

/**
 * Opens every docs page of the built Storybook (`npm run build-storybook`) and lists those that show an error or raw
 * Markdown. Exits with 1 if one does. `-- --only=REGEXP` opens only pages with a matching ID.
 */
const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const storybook = await openBuiltStorybook();
const only = new RegExp(values.only);
const pages = storybook.entries.filter(({ type, id }) => type === 'docs' && only.test(id));

const faults = [];
const page = await storybook.browser.newPage();
let problems = [];
page.on('pageerror', ({ message }) => problems.push(message));
for (const { id, title } of pages) {
  problems = [];
  // Each page gets a document of its own, so that no page is blamed for the errors of another.
  await page.goto(`${storybook.address}iframe.html?viewMode=docs&id=${id}`);
  await page
    .locator('#storybook-docs h1')
    .first()
    .waitFor()
    .catch(() => problems.push('shows no title'));
  const broken = page.locator('.sb-errordisplay:visible, .docblock-error');
  if ((await broken.count()) > 0) problems.push(await broken.first().innerText());
  for (const text of await page.evaluate(rawMarkdown)) problems.push(`raw Markdown: ${text}`);
  if (problems.length > 0) faults.push(`${title}: ${problems.join('; ')}`);
}

await storybook.close();
for (const fault of faults) console.error(fault);
console.log(`${pages.length - faults.length} of ${pages.length} docs pages open without an error.`);
process.exit(faults.length > 0 || pages.length === 0 ? 1 : 0);

/** Runs in the page. Returns lines of prose that still contain the syntax of a table, list, heading, code, bold text or link. */
function rawMarkdown() {
  const syntax = /^\|.*\|$|^#{1,6} |^[-*+] \S|^```|`\S[^`]*`|\*\*\S|\]\(\S/;
  return [...document.querySelectorAll('#storybook-docs :is(p, li, h1, h2, h3, h4, td, th, blockquote)')]
    .filter((element) => !element.closest('.sb-story, pre'))
    .flatMap((element) => {
      const prose = element.cloneNode(true);
      for (const code of prose.querySelectorAll('code')) code.remove();
      return prose.textContent.split('\n').map((line) => line.trim());
    })
    .filter((line) => syntax.test(line));
}
