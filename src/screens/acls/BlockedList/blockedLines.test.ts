import { expect, it } from 'vitest';
import { anAclMatrix } from '../../../../mocks/fixtures/aclMatrix.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { editAcls, setPairs, type AclEdit } from '../../../domain/acl/aclEdit.ts';
import { withPairs } from '../../../domain/acl/aclPairs.ts';
import { sidesText } from '../../../domain/acl/aclText.ts';
import { analyseAcls } from '../../../domain/acl/aclPatterns.ts';
import { blockedLines } from './blockedLines.ts';

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

it('lists blocked pairs and isolated nodes separately', () => {
  const lines = blockedLines(analyseAcls(edit.before).blocked, { edit, nodes });
  expect(lines.closed.map(({ sides, pairs }) => [sides.one, pairs])).toEqual([['vault', 19]]);
  expect(lines.blocks.map(({ sides, pairs }) => [sidesText(sides), pairs])).toEqual([
    ['4 of 5 runner nodes with 5 of 6 db nodes', 20],
    ['4 of 5 runner nodes among themselves', 6],
    ['fra-runner-2 with 5 of 6 db nodes', 5],
    ['ber-db-3 with 4 of 5 runner nodes', 4],
    ['fra-runner-2 with 4 of 5 runner nodes', 4],
  ]);
});
