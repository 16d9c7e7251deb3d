import { expect, it } from 'vitest';
import { impactLines, impactSummary, type Losses } from './impactText.ts';

type Change = {
  /** By member, the others that it no longer reaches, or now reaches. */
  readonly pairs?: Readonly<Record<string, readonly string[]>>;
  readonly deleted?: readonly string[];
  readonly isolated?: readonly string[];
  readonly ranges?: Readonly<Record<string, readonly string[]>>;
};

function lossesOf({ pairs = {}, deleted = [], isolated = [], ranges = {} }: Change): Losses {
  const partners = new Map<string, Set<string>>();
  const add = (one: string, other: string) =>
    partners.set(one, new Set([...(partners.get(one) ?? []), other]));
  for (const [one, others] of Object.entries(pairs)) {
    for (const other of others) {
      add(one, other);
      add(other, one);
    }
  }
  return {
    partners,
    deleted: new Set(deleted),
    isolated: new Set(isolated),
    ranges: new Map(Object.entries(ranges)),
  };
}

const memberOf = (key: string) => ({ name: key, isClient: key.startsWith('phone') });
const sentences = (lost: Change, gained: Change = {}) =>
  impactLines(lossesOf(lost), lossesOf(gained), memberOf).map(({ kind, text }) => `${kind}: ${text}`);

const sites = {
  par: ['q1'],
  rom: ['r1'],
  fra: ['f1', 'f2'],
  ber: ['b1', 'b2', 'b3'],
  ams: ['a1', 'a2', 'a3', 'a4'],
};

it('describes the three largest groups and counts the other pairs', () => {
  expect(sentences({ pairs: sites })).toEqual([
    'lost: 4 nodes will lose access to ams.',
    'lost: b1, b2 and b3 will lose access to ber.',
    'lost: f1 and f2 will lose access to fra.',
    'lost: Another 2 pairs will lose connectivity.',
  ]);
});

it('has no remainder after exactly three groups', () => {
  const { fra, ber, ams } = sites;
  expect(sentences({}, { pairs: { fra, ber, ams } })).toEqual([
    'gained: 4 nodes will gain access to ams.',
    'gained: b1, b2 and b3 will gain access to ber.',
    'gained: f1 and f2 will gain access to fra.',
  ]);
});

it('counts the remaining pairs of deleted and other members together', () => {
  const gone = { g1: ['x1'], g2: ['x2', 'x3'], g3: ['y1', 'y2', 'y3'], g4: ['z1', 'z2', 'z3', 'phone-1'] };
  expect(sentences({ pairs: { ...sites, ...gone }, deleted: Object.keys(gone) })).toEqual([
    'lost: 4 nodes will lose all connectivity.',
    'lost: 3 nodes and phone-1 will lose access to g4.',
    'lost: y1, y2 and y3 will lose access to g3.',
    'lost: x2 and x3 will lose access to g2.',
    'lost: 4 nodes will lose access to ams.',
    'lost: b1, b2 and b3 will lose access to ber.',
    'lost: f1 and f2 will lose access to fra.',
    'lost: Another 3 pairs will lose connectivity.',
  ]);
});

it('lists the ranges that most members lose first, together where they are the same members', () => {
  const ranges = {
    '10.1.0.0/16': ['ams'],
    '10.6.0.0/16': ['par'],
    '10.7.0.0/16': ['par'],
    '10.8.0.0/16': ['par'],
    '10.9.0.0/16': ['par'],
    '10.2.0.0/16': ['ams', 'ber'],
    '10.3.0.0/16': ['fra'],
    '10.4.0.0/16': ['ams', 'ber', 'par'],
    '10.5.0.0/16': ['ams'],
  };
  expect(sentences({ ranges, isolated: ['fra'] })).toEqual([
    'lost: fra will lose all connectivity.',
    'lost: ams, ber and par will lose access to 10.4.0.0/16.',
    'lost: ams and ber will lose access to 10.2.0.0/16.',
    'lost: ams will lose access to 10.1.0.0/16 and 10.5.0.0/16.',
    'lost: Some nodes or clients will lose access to 4 more ranges.',
  ]);
});

it.each([
  [0, 0, ''],
  [1, 0, '1 pair will lose connectivity.'],
  [0, 1, '1 pair will gain connectivity.'],
  [738, 2, '738 pairs will lose connectivity, 2 will gain it.'],
  [1, 1, '1 pair will lose connectivity, 1 will gain it.'],
])('sums up %i lost and %i gained pairs: %s', (lost, gained, text) => {
  expect(impactSummary({ lost, gained })).toBe(text);
});
