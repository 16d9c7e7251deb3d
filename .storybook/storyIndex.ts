import { readFile } from 'node:fs/promises';
import { createFileSystemCache, type FileSystemCache } from 'storybook/internal/common';
import type { Indexer, IndexInput } from 'storybook/internal/types';
import { storyName } from './storyName.ts';
import { chapterOf, chapters, writtenStories } from './storySource.ts';

/**
 * Stories in the sidebar by names as a person writes them. Those of which no picture is taken show how something behaves,
 * not how it looks: they get a tag, by which the sidebar leaves them out until they are asked for. The states of a screen
 * stand in the order in which they tell its story.
 *
 * Parsing hundreds of files takes longer than all else that Storybook does before it stands, so what they hold is kept
 * between starts.
 */
export function named(indexer: Indexer, folder: string): Indexer {
  const kept = createFileSystemCache({ basePath: folder });
  return {
    ...indexer,
    createIndex: async (fileName, options) => {
      const source = await readFile(fileName, 'utf8');
      const inputs = await readOnce(kept, fileName, `${options.makeTitle()}\n${source}`, () =>
        indexer.createIndex(fileName, options),
      );
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

type Kept = { readonly of: string; readonly inputs: IndexInput[] };

/** What was read before of the same text, or else what is read now. */
async function readOnce(
  kept: FileSystemCache,
  fileName: string,
  of: string,
  read: () => Promise<IndexInput[]>,
): Promise<IndexInput[]> {
  const before: Kept | undefined = await kept.get(fileName);
  if (before?.of === of) return before.inputs;
  const inputs = await read();
  await kept.set<Kept>(fileName, { of, inputs });
  return inputs;
}
