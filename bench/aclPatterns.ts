import { aclMatrixOf, type AclMatrix } from '../src/domain/acl/aclMatrix.ts';
import { pairsOf } from '../src/domain/acl/aclPairs.ts';
import { readAcls } from '../src/domain/acl/aclPatterns.ts';
import { seededRandom } from '../mocks/seededRandom.ts';

const sizes = [200, 1000, 2000];

/** What reading the patterns off the rules takes of the processor: what a page asks its worker for, without the worker. */
export function run(): void {
  const figures = sizes.flatMap((size) =>
    (['six patterns', 'six patterns, 1 in 1,000 pairs odd', 'no pattern at all'] as const).map((kind) => {
      const pairs = pairsOf(rulesOf(size, kind));
      const times = Array.from({ length: 5 }, () => {
        const start = process.cpuUsage();
        readAcls(pairs);
        const { user, system } = process.cpuUsage(start);
        return (user + system) / 1000;
      }).toSorted((one, other) => one - other);
      const { patterns, blocked } = readAcls(pairs);
      return {
        nodes: size,
        rules: kind,
        'CPU, ms (median of 5)': Math.round(times[2] ?? 0),
        patterns: patterns.patterns.length,
        odd: patterns.odd.length,
        'blocked lines': blocked.blocks.length + blocked.more,
      };
    }),
  );
  console.log('\nACL patterns');
  console.table(figures);
}

function rulesOf(size: number, kind: string): AclMatrix {
  const next = seededRandom(7);
  const cells = new Uint8Array(size ** 2).fill(2);
  for (let one = 0; one < size; one++) {
    for (let other = 0; other < one; other++) {
      const byKind = one % 6 !== other % 6 && (one + other) % 2 === 0;
      const isOdd = kind.includes('odd') && next() < 0.001;
      const isBlocked = kind === 'no pattern at all' ? next() < 0.3 : byKind !== isOdd;
      if (isBlocked) {
        cells[one * size + other] = 1;
        cells[other * size + one] = 1;
      }
    }
  }
  return aclMatrixOf(
    Array.from({ length: size }, (_, index) => `n${index}`),
    cells,
  );
}
