import { aclMatrixOf, type AclMatrix } from '../../src/domain/acl/aclMatrix.ts';
import { pairsOf } from '../../src/domain/acl/aclPairs.ts';
import { analyseAcls } from '../../src/domain/acl/aclPatterns.ts';
import { seededRandom } from '../../mocks/seededRandom.ts';
import { median, type Figure, type Part } from './tab.ts';

const sizes = [200, 1000, 2000];

/** Processor time for finding ACL patterns, which a page does in a worker, measured without the worker. */
export const patternParts: readonly Part[] = [
  {
    name: 'ACL patterns',
    run: () => Promise.resolve(sizes.flatMap((size) => kinds.map((kind) => read(size, kind)))),
  },
];

const kinds = ['six patterns', 'six patterns, 1 in 1,000 pairs odd', 'no pattern at all'] as const;

function read(size: number, kind: string): Figure {
  const pairs = pairsOf(rulesOf(size, kind));
  const times = Array.from({ length: 5 }, () => {
    const start = process.cpuUsage();
    analyseAcls(pairs);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return { line: `ACL patterns of ${size}, ${kind}`, unit: 'ms CPU', figure: median(times) };
}

function rulesOf(size: number, kind: string): AclMatrix {
  const next = seededRandom(7);
  const cells = new Uint8Array(size ** 2).fill(2);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < row; column++) {
      const byKind = row % 6 !== column % 6 && (row + column) % 2 === 0;
      const isOdd = kind.includes('odd') && next() < 0.001;
      const isBlocked = kind === 'no pattern at all' ? next() < 0.3 : byKind !== isOdd;
      if (isBlocked) {
        cells[row * size + column] = 1;
        cells[column * size + row] = 1;
      }
    }
  }
  return aclMatrixOf(
    Array.from({ length: size }, (_, index) => `n${index}`),
    cells,
  );
}
