import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { IndexInput } from 'storybook/internal/types';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withDisplayNames } from './storyIndex.ts';

describe('the index of a file of stories', () => {
  let folder: string;
  let file: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'story-index-'));
    file = join(folder, 'Button.stories.tsx');
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  const story = (exportName: string): IndexInput => ({
    type: 'story',
    subtype: 'story',
    exportName,
    importPath: file,
  });
  const read = vi.fn(() => Promise.resolve([story('IPv6Only')]));

  /** Returns the names in the sidebar, and how often the file was read. */
  async function index(source: string, title = 'Components/Button') {
    writeFileSync(file, source);
    read.mockClear();
    const { createIndex } = withDisplayNames({ test: /stories/, createIndex: read }, join(folder, 'kept'));
    const found = await createIndex(file, { makeTitle: (own) => own ?? title });
    return { names: found.map(({ name }) => name), reads: read.mock.calls.length };
  }

  it('is read once, and again only after the file or its place has changed', async () => {
    const names = ['IPv6 only'];
    expect(await index('export const IPv6Only = {};')).toEqual({ names, reads: 1 });
    expect(await index('export const IPv6Only = {};')).toEqual({ names, reads: 0 });
    expect(await index('export const IPv6Only = { args: {} };')).toEqual({ names, reads: 1 });
    expect(await index('export const IPv6Only = { args: {} };', 'Elsewhere')).toEqual({ names, reads: 1 });
  });
});
