import { readFile } from 'node:fs/promises';
import { preview } from 'vite';
import { loadTypeScript } from '../loadTypeScript.mjs';

const windows = {
  desktop: { width: 1440, height: 900 },
  laptop: { width: 1280, height: 860 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
};

/** Where repositories have their pages: below a path, as everything that links to a root would show. */
const base = '/repository/storybook/';

/** Serves the built Storybook (`npm run build-storybook`) and starts a browser. */
export async function openBuiltStorybook(folder = 'storybook-static') {
  const { entries } = JSON.parse(await readFile(`${folder}/index.json`, 'utf8'));
  const server = await preview({
    configFile: false,
    logLevel: 'silent',
    base,
    build: { outDir: folder },
    preview: { port: 0 },
  });
  const [address] = server.resolvedUrls?.local ?? [];
  const { launchChromium } = await loadTypeScript(new URL('../findChromium.ts', import.meta.url));
  const browser = await launchChromium();
  return {
    address,
    browser,
    entries: Object.values(entries),
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

/** Returns a page that shows one story after the other, which is four times as fast as a page for each. */
export async function storyPage({ browser, address }, { globals = '' } = {}) {
  const context = await browser.newContext({ viewport: windows.desktop, reducedMotion: 'reduce' });
  const page = await context.newPage();
  // As in Chromatic, with a fixed size and without axe.
  const start = (id) =>
    page.goto(
      `${address}iframe.html?chromatic=true&viewMode=story&id=${id}&globals=a11y.manual:!true${globals}`,
    );
  let isOpen = false;

  /** Shows a story and waits for its play function. Throws the errors of the story. */
  async function show(id) {
    await page.setViewportSize(windows.desktop);
    if (isOpen) await page.evaluate(switchTo, id);
    else await start(id);
    isOpen = true;
    const { globals: own, isPictured, error } = await ended();
    if (error) {
      isOpen = false;
      throw new Error(error);
    }
    const wanted = windows[own?.viewport?.value] ?? windows.desktop;
    await page.setViewportSize(wanted);
    await settled();
    return { isPictured };

    async function ended() {
      const handle = await page.waitForFunction(renderOf, id, { timeout: 60_000 });
      return handle.jsonValue();
    }
  }

  const settled = () => page.evaluate(rest);

  async function setTheme(theme) {
    await page.evaluate(wear, theme);
    await settled();
  }

  return { page, show, setTheme, settled, close: () => context.close() };
}

/** Runs in the page. Selects a story as the sidebar does. */
function switchTo(storyId) {
  globalThis['__STORYBOOK_PREVIEW__'].channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
}

/** Runs in the page. Sets the theme as the toolbar does, and waits for the story to render. */
async function wear(theme) {
  const { channel } = globalThis['__STORYBOOK_PREVIEW__'];
  if (document.documentElement.dataset.theme === theme) return;
  const drawn = new Promise((resolve) => channel.once('storyRendered', resolve));
  channel.emit('updateGlobals', { globals: { theme } });
  await drawn;
}

/** Runs in the page. Returns the state of the story once it has finished or failed. */
function renderOf(id) {
  const render = globalThis['__STORYBOOK_PREVIEW__']?.currentRender;
  if (render?.id !== id) return null;
  const { phase, story } = render;
  if (phase === 'errored' || phase === 'aborted') {
    const text = document.querySelector('#error-message')?.textContent;
    return { phase, error: text || `The story is ${phase}.` };
  }
  return phase === 'finished'
    ? { globals: story?.storyGlobals, isPictured: !story?.parameters.chromatic?.disableSnapshot }
    : null;
}

/** Runs in the page. Waits for fonts, and for the effects of a resize. */
async function rest() {
  await document.fonts.ready;
  for (let frame = 0; frame < 3; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));
}
