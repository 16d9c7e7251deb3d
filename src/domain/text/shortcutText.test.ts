import { expect, it } from 'vitest';
import { listKeys, sectionKeys, shortcutGroups } from './shortcutText.ts';

it('gives every section its own key that rows don’t use', () => {
  const keys = Object.values(sectionKeys);
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of Object.values(listKeys)) expect(keys).not.toContain(key.toLowerCase());
});

it.each([
  [
    'Anywhere',
    [
      '⌘ K: Search or run',
      '/: Search the list on the page',
      'F6: Go to the next part of the page',
      '?: Show these shortcuts',
    ],
  ],
  [
    'In lists',
    [
      'J: Next row',
      'K: Previous row',
      'Enter: Open the row',
      'E: Edit the row',
      'X: Select the row',
      'Shift ↓: Extend the selection',
      '⌘ A: Select all rows shown',
      'M: Mute the finding',
    ],
  ],
  [
    'In an ACL matrix',
    [
      'Arrow keys: Move to the next pair',
      'Shift ↓: Extend the selection',
      '⌘ A: Select all pairs',
      'Space: Allow or block the selected pairs',
      '⌘ Z: Undo',
      '⌘ Y: Redo',
    ],
  ],
  [
    'On a graph',
    [
      'Arrow keys: Move to the next item in that direction',
      'Enter: Select the item',
      'Shift Enter: Explain the path to the selected item',
      'F: Focus on it',
      'Shift F: Show only paths to the selected item',
      'Esc: Exit focus or clear the selection',
    ],
  ],
  ['Go to', ['G N: Nodes', 'G Y: Access keys']],
])('lists the shortcuts %s', (title, lines) => {
  const group = shortcutGroups(['nodes', 'accessKeys'], '⌘').find((each) => each.title === title);
  expect(group?.items.map(({ keys, label }) => `${keys.join(' ')}: ${label}`)).toEqual(lines);
});
