import { expect, it } from 'vitest';
import { anAclMatrix } from '../../../../mocks/fixtures/aclMatrix.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { editAcls, setPairs, type AclEdit } from '../../../domain/acl/aclEdit.ts';
import { withPairs } from '../../../domain/acl/aclPairs.ts';
import { sidesText } from '../../../domain/acl/aclText.ts';
import { analyseAcls } from '../../../domain/acl/aclPatterns.ts';
import { blockedLines, exceptionViews, patternGroups, patternsFact } from './aclPatternsView.ts';

const named = (names: readonly string[]) => names.map((name) => aNode({ network: 'net', name }));
const numbered = (start: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${start}-${index + 1}`);
const nodes = named([
  ...numbered('ams-web', 8),
  ...numbered('ber-db', 6),
  ...numbered('fra-runner', 5),
  'vault',
]);
const places = (part: string) => nodes.flatMap(({ name }, place) => (name.includes(part) ? [place] : []));
const mesh = editAcls(anAclMatrix(nodes.map(({ id }) => id)));
const stored = ({ loaded, pairs }: AclEdit) => editAcls(withPairs(loaded, pairs));
const closed = setPairs(mesh, places('runner'), [...places('db'), ...places('runner')], false);
const odd = setPairs(closed, places('db-3'), places('runner-2'), true);
const edit = stored(setPairs(odd, places('vault'), [...nodes.keys()], false));
const reading = analyseAcls(edit.before);

it('names patterns by what their nodes share and counts the nodes they cover', () => {
  const groups = patternGroups(reading.patterns, { edit, nodes });
  expect(groups.map(({ key, places: members }) => [key, members.length])).toEqual([
    ['web', 8],
    ['db', 6],
    ['runner', 5],
    ['isolated', 1],
  ]);
  expect(patternsFact(reading.patterns, nodes.length)).toBe(
    '4 patterns cover 18 of 20 nodes. Nodes in a pattern share the same rules.',
  );
});

it('gives each pattern a unique name', () => {
  const similar = named(['a-1', 'a-2', 'a-3', 'a-4', 'a-5', 'a-6']);
  const halves = stored(
    setPairs(editAcls(anAclMatrix(similar.map(({ id }) => id))), [0, 1, 2], [0, 1, 2], false),
  );
  const groups = patternGroups(analyseAcls(halves.before).patterns, { edit: halves, nodes: similar });
  expect(groups.map(({ key }) => key)).toEqual(['a', 'a (2)']);
});

it('describes exceptions and the changes that match them to their pattern', () => {
  const groups = patternGroups(reading.patterns, { edit, nodes });
  expect(exceptionViews(reading.patterns, groups, { edit, nodes })).toMatchObject([
    {
      name: 'ber-db-3',
      text: 'same as db, except fra-runner-2 is allowed',
      like: { allow: [], block: places('runner-2') },
      isDone: false,
    },
    { name: 'fra-runner-2', text: 'same as runner, except ber-db-3 is allowed' },
  ]);
  const matched = setPairs(edit, places('db-3'), places('runner-2'), false);
  expect(exceptionViews(reading.patterns, groups, { edit: matched, nodes })[0]?.isDone).toBe(true);
});

it('lists blocked pairs and isolated nodes separately', () => {
  const lines = blockedLines(reading.blocked, { edit, nodes });
  expect(lines.closed.map(({ sides, pairs }) => [sides.one, pairs])).toEqual([['vault', 19]]);
  expect(lines.blocks.map(({ sides, pairs }) => [sidesText(sides), pairs])).toEqual([
    ['4 of 5 runner nodes with 5 of 6 db nodes', 20],
    ['4 of 5 runner nodes among themselves', 6],
    ['fra-runner-2 with 5 of 6 db nodes', 5],
    ['ber-db-3 with 4 of 5 runner nodes', 4],
    ['fra-runner-2 with 4 of 5 runner nodes', 4],
  ]);
});
