import { parseArgs } from 'node:util';
import { openBuiltStorybook, storyPage } from './builtStories.mjs';

/**
 * Takes each picture that Chromatic would take of the built Storybook (`npm run build-storybook`) twice, in two browsers'
 * pages and in opposite order, and compares them: a picture that differs from itself would be reviewed for nothing. Ends
 * with 1 if one does. `-- --only=REGEXP` takes the stories with such an id.
 */
const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const themes = ['dark', 'light'];

const storybook = await openBuiltStorybook();
const stories = storybook.entries.filter(
  ({ id, type, tags }) => type === 'story' && !tags.includes('behaviour') && new RegExp(values.only).test(id),
);
/** By story and theme: the one or two pictures taken so far. */
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
// What a story before left behind, such as the way the focus was moved, is none in Chromatic: it opens each by itself.
for (const id of new Set([...taken].filter(isDifferent).map(([name]) => name.split(' ')[0]))) {
  for (const name of [...taken.keys()].filter((key) => key.startsWith(`${id} `))) taken.delete(name);
  await takeAll([{ id }]);
  await takeAll([{ id }]);
}
await storybook.close();

const pictures = [...taken].toSorted(([one], [other]) => one.localeCompare(other));
const differing = pictures.filter(isDifferent);
for (const [name] of differing) console.error(`${name} differs from itself.`);
console.log(
  `${pictures.length} pictures of ${stories.length} stories, taken twice: ${differing.length} differ.`,
);
process.exit(differing.length > 0 || pictures.length === 0 ? 1 : 0);
