import { describe, expect, it } from 'vitest';
import { aNode } from '../../../mocks/fixtures/node.ts';
import { NOW } from '../../../mocks/fixtures/now.ts';
import {
  rotationIn,
  rotationProgress,
  rotationsFromStored,
  rotationsToStored,
  withRotation,
} from './keyRotation.ts';

const nodes = [
  aNode({ name: 'done' }),
  aNode({ name: 'waiting' }),
  aNode({ name: 'offline', lastCheckIn: NOW - 9000 }),
  aNode({ name: 'asking', isPending: true }),
  aNode({ name: 'elsewhere', network: 'prod-us' }),
];
const asked = withRotation(new Map(), 'prod-eu', nodes, NOW);
const joined = aNode({ name: 'joined' });
const since = [...nodes.map((node) => (node.name === 'done' ? { ...node, publicKey: 'new' } : node)), joined];
const names = (found: readonly { readonly name: string }[]) => found.map(({ name }) => name);

describe('a rotation of keys', () => {
  it('tells new keys, nodes that are awaited and those that are offline apart', () => {
    const rotation = rotationIn(asked, 'prod-eu');
    if (!rotation) throw new Error('Not remembered');
    const { asked: all, waiting, offline } = rotationProgress(rotation, since, NOW);
    expect([names(all), names(waiting), names(offline)]).toEqual([
      ['done', 'waiting', 'offline'],
      ['waiting'],
      ['offline'],
    ]);
    expect(rotationIn(asked, 'prod-us')).toBeUndefined();
  });

  it('survives a reload, for its user and server only', () => {
    const text = rotationsToStored(null, 'admin here', asked);
    expect(rotationsFromStored(text, 'admin here')).toEqual(asked);
    expect(rotationsFromStored(text, 'mira here').size).toBe(0);
    expect(text).not.toContain('prod-eu');
  });

  it('is replaced by the next one', () => {
    const again = withRotation(asked, 'prod-eu', since, NOW + 60);
    const rotation = rotationIn(again, 'prod-eu');
    expect(rotation && names(rotationProgress(rotation, since, NOW).waiting)).toEqual([
      'done',
      'waiting',
      'joined',
    ]);
  });
});
