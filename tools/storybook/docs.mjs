import { parseArgs } from 'node:util';
import { loadTypeScript } from '../loadTypeScript.mjs';
import { openBuiltStorybook } from './builtStories.mjs';

/**
 * Opens every docs page of the built Storybook (`npm run build-storybook`), and some in both themes and with the sidebar.
 * Lists those that report or show an error or raw Markdown. Exits with 1 if one does. `-- --only=REGEXP` opens only pages with a matching ID.
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
  // Each page gets its own context. Otherwise MSW reloads a page that starts before the service worker of another.
  const context = await storybook.browser.newContext();
  const page = await context.newPage();
  collectErrors(page, problems);
  await page.goto(`${storybook.address}iframe.html?viewMode=docs&id=${id}`);
  await page
    .waitForFunction(faultsOnPage)
    .then(async (found) => problems.push(...JSON.parse(await found.jsonValue())))
    .catch(({ message }) => problems.push(`shows no title (${message})`));
  // A screen on the page is in its own window.
  await page.waitForLoadState('networkidle');
  await context.close();
  if (problems.length > 0) faults.push(`${title}: ${problems.join('; ')}`);
}

/** The browser reports missing files and blocked styles as messages in its console. What stories print isn't checked. */
function collectErrors(page, problems) {
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    const { url } = message.location();
    // The simulated server rejects some calls, as the server does.
    const isReport = /^Failed to load resource|Content Security Policy/.test(message.text());
    if (isReport && !url.includes('/api/')) problems.push(`${message.text()} ${url}`);
  });
}

/** Opens the whole console in a story, whose requests a service worker handles. */
async function visitScenario() {
  const problems = [];
  const page = await storybook.browser.newPage();
  collectErrors(page, problems);
  await page.goto(`${storybook.address}?path=/story/app-scenarios--community`);
  const story = page.frameLocator('#storybook-preview-iframe');
  await story
    .getByRole('heading', { name: 'Dashboard' })
    .waitFor()
    .catch(({ message }) => problems.push(message));
  await page.close();
  if (problems.length > 0) faults.push(`App/Scenarios with the sidebar: ${problems.join('; ')}`);
}

/** Checks the colours of tables in MDX, where Storybook has its own, and the theme of a screen on its docs page. */
async function visitTheme(theme) {
  const context = await storybook.browser.newContext();
  const page = await context.newPage();
  const open = (id) =>
    page.goto(`${storybook.address}iframe.html?viewMode=docs&id=${id}&globals=theme:${theme}`);
  const palettes = new URL('../../src/components/theme/', import.meta.url);
  const module = await loadTypeScript(new URL(`${theme}Palette.ts`, palettes));
  const { surface } = module[`${theme}Palette`];
  try {
    await open('welcome--docs');
    const rows = page.locator('#storybook-docs tr');
    await rows.first().waitFor();
    const own = await rows.evaluateAll(foreignColours, Object.values(surface));
    if (own.length > 0) faults.push(`Tables in the ${theme} theme: ${own.join(', ')}`);
    await open('screens-home-dashboard--docs');
    const themed = `html[data-theme=${theme}]`;
    await page.frameLocator('iframe').locator(`${themed} #storybook-root h1`).waitFor();
    await page.locator(`${themed} #storybook-docs h1`).waitFor({ timeout: 5000 });
  } catch ({ message }) {
    faults.push(`A screen in the ${theme} theme: ${message}`);
  }
  await context.close();
}

/** Runs in the page. Returns the backgrounds that are not among the known colours. */
function foreignColours(elements, known) {
  const probe = document.body.appendChild(document.createElement('i'));
  const allowed = known.map((colour) => {
    probe.style.background = colour;
    return getComputedStyle(probe).backgroundColor;
  });
  probe.remove();
  const used = elements.map((element) => getComputedStyle(element).backgroundColor);
  return [...new Set(used)].filter((colour) => !allowed.includes(colour));
}

await Promise.all([work(), work()]);
await visitScenario();
await visitTheme('dark');
await visitTheme('light');
await storybook.close();
for (const fault of faults) console.error(fault);
console.log(`Opened ${pages.length} docs pages, with ${faults.length} errors.`);
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
