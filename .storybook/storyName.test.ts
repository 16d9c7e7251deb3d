import { expect, it } from 'vitest';
import { storyName } from './storyName.ts';

it.each([
  ['ClickSelects', 'Click selects'],
  ['IPv6Only', 'IPv6 only'],
  ['NoIPv6', 'No IPv6'],
  ['NoCommonIPVersion', 'No common IP version'],
  ['NotTheAPI', 'Not the API'],
  ['LinksToQRCodes', 'Links to QR codes'],
  ['F6MovesFocus', 'F6 moves focus'],
  ['EntersAName', 'Enters a name'],
  ['ArrowKeysAndEnterSelect', 'Arrow keys and Enter select'],
  ['CtrlASelectsAllRows', 'Ctrl+A selects all rows'],
  ['ClickAndShiftClickSelect', 'Click and Shift+click select'],
  ['PointToSiteNetwork', 'Point-to-site network'],
  ['HubOfAPointToSiteNetwork', 'Hub of a point-to-site network'],
  ['OneWayPair', 'One-way pair'],
  ['NodeInAKeyOnlyNetwork', 'Node in a key-only network'],
  ['KeyOnlyOnce', 'Key only once'],
  ['FieldIsReadOnly', 'Field is read-only'],
])('%s is called "%s"', (exportName, name) => {
  expect(storyName(exportName)).toBe(name);
});
