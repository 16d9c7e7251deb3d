import { parseArgs } from 'node:util';
import { openBuiltStorybook, storyPage } from './builtStories.mjs';

/**
 * Takes each of Chromatic's snapshots of the built Storybook (`npm run build-storybook`) twice, in two pages and in
 * opposite order, and compares them. Exits with 1 if a snapshot is not reproducible. `-- --only=REGEXP` selects stories
 * by id.
 */
const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const themes = ['dark', 'light'];

const storybook = await openBuiltStorybook();
const stories = storybook.entries.filter(
  ({ id, type, tags }) => type === 'story' && !tags.includes('behaviour') && new RegExp(values.only).test(id),
);
const taken = new Map();

async function take(shown, id) {
  try {
    const { isPictured } = await shown.show(id);
    if (!isPictured) return;
    for (const theme of themes) {
      await shown.setTheme(theme);
      const picture = await shown.page.screenshot({ animations: 'disabled', caret: 'hide' });
      taken.set(`${id} ${theme}`, [...(taken.get(`${id} ${theme}`) ?? []), picture]);
    }
  } catch (error) {
    taken.set(`${id} ${error.message}`, []);
  }
}

async function takeAll(order) {
  const shown = await storyPage(storybook);
  for (const { id } of order) await take(shown, id);
  await shown.close();
}

const isDifferent = ([, [first, second]]) => !second || !first?.equals(second);

await Promise.all([takeAll(stories), takeAll(stories.toReversed())]);
// Repeats different snapshots with a new page, as in Chromatic, to exclude leftovers of earlier stories.
for (const id of new Set([...taken].filter(isDifferent).map(([name]) => name.split(' ')[0]))) {
  for (const name of [...taken.keys()].filter((key) => key.startsWith(`${id} `))) taken.delete(name);
  await takeAll([{ id }]);
  await takeAll([{ id }]);
}
await storybook.close();

const pictures = [...taken].toSorted(([a], [b]) => a.localeCompare(b));
const differing = pictures.filter(isDifferent);
for (const [name] of differing) console.error(`${name} isn’t reproducible.`);
console.log(
  `${pictures.length} snapshots of ${stories.length} stories, taken twice: ${differing.length} differ.`,
);
process.exit(differing.length > 0 || pictures.length === 0 ? 1 : 0);
