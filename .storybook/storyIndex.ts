import { readFile } from 'node:fs/promises';
import type { Indexer } from 'storybook/internal/types';
import { storyName } from './storyName.ts';

/**
 * Stories in the sidebar by names as a person writes them. Those of which no picture is taken, and those that are another
 * story but played, show how something behaves, not how it looks: they get a tag, by which the sidebar leaves them out
 * until they are asked for.
 */
export function named(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (fileName, options) => {
      const [inputs, source] = await Promise.all([
        indexer.createIndex(fileName, options),
        readFile(fileName, 'utf8'),
      ]);
      return inputs.map((input) =>
        input.type === 'story'
          ? {
              ...input,
              name: storyName(input.exportName),
              tags: [
                ...(input.tags ?? []),
                ...(isBehaviour(source, input.exportName) ? ['behaviour'] : []),
                // Journeys have no props, and no states but those on the way.
                ...(fileName.includes('/src/app/') ? ['!autodocs'] : []),
              ],
            }
          : input,
      );
    },
  };
}

/** Also by the name that a file gives to these words. */
function isWithoutPicture(source: string, part: string): boolean {
  const [, name] = /^const (\w+) = \{[^;]*disableSnapshot: true/m.exec(source) ?? [];
  return /disableSnapshot: true/.test(part) || (name !== undefined && new RegExp(`\\b${name}\\b`).test(part));
}

/** What a state is made of. */
const ownLook = /^  (?:args|globals|render|decorators|\.\.\.)/m;

function isOnlyPlayed(story: string): boolean {
  return /^  play[:(]|^  async play/m.test(story) && !ownLook.test(story);
}

/** By the words of the story itself, or of the file's `meta` for all of its stories. */
function isBehaviour(source: string, exportName: string): boolean {
  const meta = /^const meta = \{[\s\S]*?^\}/m.exec(source)?.[0] ?? '';
  const story =
    new RegExp(`^export const ${exportName}\\b[\\s\\S]*?(?:^\\}|;$)`, 'm').exec(source)?.[0] ?? '';
  return isWithoutPicture(source, meta) || isWithoutPicture(source, story) || isOnlyPlayed(story);
}
