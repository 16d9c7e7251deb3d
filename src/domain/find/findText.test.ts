import { expect, it } from 'vitest';
import { coversText, findTexts, type UnloadedKinds } from './findText.ts';

const covered = 'Nodes, networks, clients, keys, names, actions';

it.each<[UnloadedKinds, string]>([
  [{ loading: [], failed: [] }, covered],
  [{ loading: ['node'], failed: [] }, `${covered} · Still loading: Nodes`],
  [{ loading: [], failed: ['key', 'user'] }, `${covered} · Couldn’t load: Access keys, Users`],
  [
    { loading: ['client', 'dns'], failed: ['group'] },
    `${covered} · Still loading: External clients, DNS entries · Couldn’t load: User groups`,
  ],
])('says what the search covers with %o', (unloaded, text) => {
  expect(coversText(unloaded)).toBe(text);
});

it.each([
  [findTexts.oneOf(['node']), 'Nodes'],
  [findTexts.oneOf(['node', 'client']), 'Nodes and external clients'],
  [findTexts.chosen('Metrics of a node…'), 'Metrics of a node'],
  [findTexts.all(1200, 'key'), 'All 1,200 access keys'],
  [findTexts.where('client', 'office'), 'external client in office'],
])('has the text %s', (text, expected) => {
  expect(text).toBe(expected);
});
