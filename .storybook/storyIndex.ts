import { readFile } from 'node:fs/promises';
import type { Indexer } from 'storybook/internal/types';
import { storyName } from './storyName.ts';
import { chapterOf, chapters, writtenStories } from './storySource.ts';

/**
 * Stories in the sidebar by names as a person writes them. Those of which no picture is taken show how something behaves,
 * not how it looks: they get a tag, by which the sidebar leaves them out until they are asked for. The states of a screen
 * stand in the order in which they tell its story.
 */
export function named(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (fileName, options) => {
      const [inputs, source] = await Promise.all([
        indexer.createIndex(fileName, options),
        readFile(fileName, 'utf8'),
      ]);
      const states = new Set(
        writtenStories(source).flatMap(({ exportName, isPictured }) => (isPictured ? [exportName] : [])),
      );
      const placeOf = (exportName: string) =>
        states.has(exportName) ? chapters.indexOf(chapterOf(exportName)) : chapters.length;
      const found = inputs.map((input) =>
        input.type === 'story'
          ? {
              ...input,
              name: storyName(input.exportName),
              tags: [
                ...(input.tags ?? []),
                ...(states.has(input.exportName) || input.tags?.includes('world') ? [] : ['behaviour']),
                // Journeys have no props, and no states but those on the way.
                ...(fileName.includes('/src/app/') ? ['!autodocs'] : []),
              ],
            }
          : input,
      );
      return fileName.includes('/src/screens/')
        ? found.toSorted((one, other) => placeOf(one.exportName) - placeOf(other.exportName))
        : found;
    },
  };
}
