import { readFile } from 'node:fs/promises';
import { createFileSystemCache, type FileSystemCache } from 'storybook/internal/common';
import type { Indexer, IndexInput } from 'storybook/internal/types';
import { storyName } from './storyName.ts';
import { chapterOf, chapters, parseStories } from './storySource.ts';

/**
 * Indexes stories with readable names. Stories without a snapshot show behaviour, not appearance. They get a tag that
 * hides them in the sidebar by default. The states of a screen are sorted by chapter.
 *
 * Parsing hundreds of files is the slowest part of Storybook's start, so the result is cached between starts.
 */
export function withDisplayNames(indexer: Indexer, folder: string): Indexer {
  const kept = createFileSystemCache({ basePath: folder });
  return {
    ...indexer,
    createIndex: async (fileName, options) => {
      const source = await readFile(fileName, 'utf8');
      const inputs = await readOnce(kept, fileName, `${options.makeTitle()}\n${source}`, () =>
        indexer.createIndex(fileName, options),
      );
      const states = new Set(
        parseStories(source).flatMap(({ exportName, isPictured }) => (isPictured ? [exportName] : [])),
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
                ...(fileName.includes('/src/app/') ? ['!autodocs'] : []),
              ],
            }
          : input,
      );
      return fileName.includes('/src/screens/')
        ? found.toSorted((a, b) => placeOf(a.exportName) - placeOf(b.exportName))
        : found;
    },
  };
}

type Kept = { readonly of: string; readonly inputs: IndexInput[] };

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
