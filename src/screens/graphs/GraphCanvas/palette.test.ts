import { expect, it } from 'vitest';
import { linkOf } from '../../../domain/graph/topology.ts';
import { strokesOf } from './palette.ts';

const places = new Map([
  ['a', { x: 0, y: 0 }],
  ['b', { x: 10, y: 0 }],
  ['c', { x: 0, y: 20 }],
]);
const links = [
  linkOf('mesh', 'a', 'b'),
  linkOf('mesh', 'b', 'c'),
  linkOf('client', 'a', 'c'),
  linkOf('mesh', 'a', 'nowhere'),
];

it('combines links with the same style', () => {
  const strokes = strokesOf(links, places, () => 'quiet');
  expect(strokes.map(({ kind, segments }) => [kind, [...segments]])).toEqual([
    ['mesh', [0, 0, 10, 0, 10, 0, 0, 20]],
    ['client', [0, 0, 0, 20]],
  ]);
});

it('draws loud links last', () => {
  const volumes = strokesOf(links, places, ({ from }) => (from === 'a' ? 'loud' : 'faint'));
  expect(volumes.map(({ volume }) => volume)).toEqual(['faint', 'loud', 'loud']);
});
