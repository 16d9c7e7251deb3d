import { expect, it } from 'vitest';
import { isOlderVersion } from './node.ts';

it.each([
  ['v0.15.2', 'v0.16.1', true],
  ['v0.16.0', 'v0.16.1', true],
  ['0.16', 'v0.16.1', true],
  ['v0.9.9', 'v0.16.1', true],
  ['v0.16.1', 'v0.16.1', false],
  ['0.16.1', 'v0.16.1', false],
  ['v0.17.0', 'v0.16.1', false],
  ['v0.16.1.2', 'v0.16.1', false],
  ['dev', 'v0.16.1', false],
  ['v0.15.2', 'vdev', false],
  ['', 'v0.16.1', false],
  ['v0.15.2', '', false],
])('node %o is older than server %o: %o', (version, server, isOlder) => {
  expect(isOlderVersion(version, server)).toBe(isOlder);
});
