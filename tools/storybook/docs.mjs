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
const queue = [...pages];

async function work() {
  for (let next = queue.shift(); next; next = queue.shift()) await visit(next);
}

async function visit({ id, title }) {
  const problems = [];
  // Each page gets a context of its own. Otherwise MSW reloads a page that starts before the service worker of another.
  const context = await storybook.browser.newContext();
  const page = await context.newPage();
  page.on('pageerror', ({ message }) => problems.push(message));
  await page.goto(`${storybook.address}iframe.html?viewMode=docs&id=${id}`);
  await page
    .waitForFunction(faultsOnPage)
    .then(async (found) => problems.push(...JSON.parse(await found.jsonValue())))
    .catch(({ message }) => problems.push(`shows no title (${message})`));
  await context.close();
  if (problems.length > 0) faults.push(`${title}: ${problems.join('; ')}`);
}

await Promise.all([work(), work()]);
await storybook.close();
for (const fault of faults) console.error(fault);
console.log(`${pages.length - faults.length} of ${pages.length} docs pages open without an error.`);
process.exit(faults.length > 0 || pages.length === 0 ? 1 : 0);

/**
 * Runs in the page. Returns errors, and lines of prose that still contain the syntax of a table, list, heading, code, bold
 * text or link, as JSON. Returns nothing until the page has a title or an error.
 */
function faultsOnPage() {
  const syntax = /^\|.*\|$|^#{1,6} |^[-*+] \S|^```|(?:^|\s)`[^`]+`(?!\w)|\*\*\S|\]\(\S/;
  const errors = [...document.querySelectorAll('.sb-errordisplay, .docblock-error')]
    .filter((element) => element.checkVisibility())
    .map((element) => element.innerText);
  if (errors.length === 0 && !document.querySelector('#storybook-docs h1')) return undefined;
  const prose = [
    ...document.querySelectorAll('#storybook-docs :is(p, li, h1, h2, h3, h4, td, th, blockquote)'),
  ]
    .filter((element) => !element.closest('.sb-story, pre'))
    .flatMap((element) => {
      const copy = element.cloneNode(true);
      for (const code of copy.querySelectorAll('code')) code.remove();
      return copy.textContent.split('\n').map((line) => line.trim());
    });
  const raw = prose.filter((line) => syntax.test(line)).map((line) => `raw Markdown: ${line}`);
  return JSON.stringify([...errors, ...raw]);
}
