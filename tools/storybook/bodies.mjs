import { parseArgs } from 'node:util';
import { openBuiltStorybook, storyPage } from './builtStories.mjs';
import {
  coloursKept,
  drawingFaults,
  drawnByBackground,
  focusFaults,
  motionFaults,
  widthFaults,
} from './bodyChecks.mjs';

/**
 * Opens every state of every screen of the built Storybook (`npm run build-storybook`) with reduced motion, forced
 * colours, 200% zoom and a width of 320 px. Prints accessibility faults, and exits with 1 if there are any.
 * `-- --only=REGEXP` selects stories by id.
 */
const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });

const bodies = [
  { name: 'reduced motion', check: async (page) => page.evaluate(motionFaults) },
  {
    name: 'forced colours',
    async check(page) {
      const drawn = await page.evaluateHandle(drawnByBackground);
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
      // The change to other colours begins transitions, during which all tabs look alike.
      await page.evaluate(() => {
        for (const animation of document.getAnimations())
          if (animation instanceof CSSTransition) animation.finish();
      });
      // Focus rings are visible only after a key was pressed.
      await page.keyboard.press('Tab');
      const faults = [
        ...(await page.evaluate(coloursKept, drawn)),
        ...(await page.evaluate(drawingFaults)),
        ...(await page.evaluate(focusFaults, { isSeen: true })),
      ];
      await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
      return faults;
    },
  },
  { name: '200%', window: { width: 720, height: 450 }, check: narrow },
  { name: '320 px', window: { width: 320, height: 640 }, check: narrow },
];

async function narrow(page) {
  return [...(await page.evaluate(widthFaults)), ...(await page.evaluate(focusFaults, { isSeen: false }))];
}

const storybook = await openBuiltStorybook();
const states = storybook.entries.filter(
  ({ id, type, title, tags }) =>
    type === 'story' &&
    title.startsWith('Screens/') &&
    !tags.includes('behaviour') &&
    new RegExp(values.only).test(id),
);
const found = new Map();
const queue = [...states];

async function work() {
  const shown = await storyPage(storybook);
  for (let story = queue.shift(); story; story = queue.shift()) {
    try {
      await shown.show(story.id);
      for (const { name, window, check } of bodies) {
        if (window) await shown.page.setViewportSize(window);
        await shown.settled();
        for (const fault of await check(shown.page)) note(`${name}: ${fault}`, story.id);
      }
    } catch (error) {
      note(`fails to render: ${error.message}`, story.id);
    }
  }
  await shown.close();
}

function note(fault, id) {
  found.set(fault, [...(found.get(fault) ?? []), id]);
}

// Pages mostly wait for frames: four keep two cores busy.
await Promise.all([work(), work(), work(), work()]);
await storybook.close();
for (const [fault, ids] of found)
  console.error(`${fault}\n    ${ids.length} ×, ${ids.slice(0, 3).join(', ')}`);
console.log(`${states.length} states of screens in ${bodies.length} variants: ${found.size} faults.`);
process.exit(found.size > 0 || states.length === 0 ? 1 : 0);
