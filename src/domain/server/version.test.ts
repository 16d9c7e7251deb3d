import { expect, it } from 'vitest';
import { imageTag, versionLabel } from './version.ts';

it.each([
  ['v0.16.1', 'v0.16.1', 'v0.16.1'],
  ['0.16.1', 'v0.16.1', 'v0.16.1'],
  ['vv0.16.1', 'v0.16.1', 'v0.16.1'],
  ['dev', 'vdev', 'latest'],
  ['vdev', 'vdev', 'latest'],
  ['', '', 'latest'],
  [' ', '', 'latest'],
  [' v0.16.1\n', 'v0.16.1', 'v0.16.1'],
])('labels version %o as %o and uses the image %s', (version, label, tag) => {
  expect(versionLabel(version)).toBe(label);
  expect(imageTag(version)).toBe(tag);
});
