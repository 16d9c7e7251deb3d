import { describe, expect, it } from 'vitest';
import { NOW_MS } from '../../../mocks/fixtures/now.ts';
import { trialsFromStored } from './storedTrials.ts';
import { trialsKey } from './trialsKey.ts';

const edit = {
  node: { network: 'net', id: 'id', name: 'gw-1' },
  from: { defaultAcl: 'no', isConnected: false },
  to: { defaultAcl: 'yes', isConnected: true },
};
describe('storage', () => {
  it.each([
    [{ netid: 'net', deadline: NOW_MS, cause: '', change: undefined, edits: [edit], session: 7 }],
    [{ netid: 'net', deadline: NOW_MS, cause: 'Blocked.', session: 7, change: { runs: [] } }],
    [{ netid: 'net', deadline: NOW_MS, cause: 'Blocked.', session: 7, change: undefined, end: 'kept' }],
  ])('returns %o', (trial) => {
    expect(trialsFromStored(JSON.stringify([trial]))).toEqual([trial]);
  });

  it.each([null, '', '{', '{}', '[7]', '[{"netid":7}]'])('ignores %s', (text) => {
    expect(trialsFromStored(text)).toEqual([]);
  });

  it('has a key for each user and server, without their names', () => {
    const keys = [trialsKey('mira', 'a'), trialsKey('mira', 'b'), trialsKey('alice', 'a')];
    expect(new Set(keys).size).toBe(3);
    expect(keys.join()).not.toContain('mira');
  });
});
