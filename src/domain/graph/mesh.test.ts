import fc from 'fast-check';
import { blockedPairCount } from '../acl/eachBlocked.ts';
import { describe, expect, it } from 'vitest';
import { isPairAllowed, type AclMatrix } from '../acl/aclMatrix.ts';
import { aclFromWire } from '../acl/aclWire.ts';
import { blockedFrom, linkedPairs, linkedTo, meshOf, meshWithRules, type IdPair } from './mesh.ts';

const ids = Array.from({ length: 12 }, (_, index) => `n${index}`);
const someIds = fc.subarray(ids);
const rules = fc.option(
  fc.dictionary(
    fc.constantFrom(...ids),
    fc.dictionary(fc.constantFrom(...ids), fc.constantFrom(0, 1, 2, 2, 2)),
  ),
  { nil: undefined },
);
const relayed = fc.array(fc.tuple(fc.constantFrom(...ids), fc.constantFrom(...ids)), { maxLength: 4 });

function expectedPairs(members: readonly string[], acl: AclMatrix | undefined, apart: readonly IdPair[]) {
  const pairs = members.flatMap((member, index) =>
    members.slice(0, index).map((other) => [other, member] as const),
  );
  const candidates = pairs.filter(
    (pair) => !apart.some(([a, b]) => a !== b && pair.includes(a) && pair.includes(b)),
  );
  const isLinked = ([a, b]: IdPair) => !acl || isPairAllowed(acl, a, b);
  return {
    linked: candidates.filter(isLinked),
    blocked: candidates.filter((pair) => !isLinked(pair)),
  };
}

const sorted = (pairs: readonly IdPair[]) => pairs.map((pair) => pair.join()).toSorted();
const partners = (pairs: readonly IdPair[], id: string) =>
  pairs.flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : [])).toSorted();

describe('a mesh', () => {
  it('links the pairs that the ACLs allow', () => {
    fc.assert(
      fc.property(someIds, rules, relayed, (members, wire, apart) => {
        const acl = wire && aclFromWire(wire);
        const open = meshOf(members, apart);
        const mesh = acl ? meshWithRules(open, acl) : open;
        const { linked, blocked } = expectedPairs(members, acl, apart);
        expect(sorted(linkedPairs(mesh))).toEqual(sorted(linked));
        expect(mesh.linkCount).toBe(linked.length);
        for (const [index, id] of members.entries()) {
          expect([...linkedTo(mesh, id)].toSorted()).toEqual(partners(linked, id));
          expect([...blockedFrom(mesh, id)].toSorted()).toEqual(partners(blocked, id));
          expect(mesh.linkCounts[index]).toBe(partners(linked, id).length);
          expect(mesh.blockedCounts[index]).toBe(partners(blocked, id).length);
        }
      }),
    );
  });

  it('counts all blocked pairs, linked or not', () => {
    fc.assert(
      fc.property(someIds, rules, (members, wire) => {
        const acl = aclFromWire(wire ?? {});
        const { blocked } = expectedPairs(members, acl, []);
        expect(blockedPairCount(members, acl)).toBe(blocked.length);
      }),
    );
  });

  it('of 1,000 nodes has 499,500 links in 63 kB', () => {
    const mesh = meshOf(
      Array.from({ length: 1000 }, (_, index) => `n${index}`),
      [],
    );
    expect(mesh.linkCount).toBe(499_500);
    expect(mesh.linked.byteLength).toBeLessThan(63_000);
    expect(linkedTo(mesh, 'n0')).toHaveLength(999);
  });

  it('has no links for a node that isn’t a member', () => {
    const mesh = meshOf(['a', 'b'], []);
    expect(linkedTo(mesh, 'c')).toEqual([]);
    expect(blockedFrom(mesh, 'c')).toEqual([]);
  });
});
