import { describe, expect, it } from 'vitest';
import { accessDifferences, ownAccess } from './accessTable.ts';

describe.each(['community', 'enterprise'] as const)('who may call what in the %s edition', (edition) => {
  it.each(ownAccess(edition).rows)('$method $path', async (row) => {
    expect(await accessDifferences(edition, row)).toEqual([]);
  });
});
