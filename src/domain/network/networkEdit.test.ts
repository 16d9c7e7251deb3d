import { expect, it } from 'vitest';
import { aNetwork } from '../../../mocks/fixtures/network.ts';
import { changesRanges, nodesOutside } from './networkEdit.ts';
import { networkForm, type NetworkForm } from './networkForm.ts';

const before = networkForm(aNetwork({ localRange: '172.16.0.0/16' }));
const edited = (changes: Partial<NetworkForm>) => ({ before, after: { ...before, ...changes } });
const holder = (address: string, address6: string) => ({ address, address6 });

it('counts the nodes that have no address in the new ranges', () => {
  const network = { addressRange: '10.61.0.0/30', addressRange6: 'fd61::/126' };
  const nodes = [
    holder('10.61.0.1', 'fd61::'),
    holder('10.9.0.2', 'fd61::1'),
    holder('10.61.0.2', 'fd09::2'),
  ];
  expect(nodesOutside(network, edited({ addressRange: 'x' }), nodes)).toEqual({
    ranges: ['10.61.0.0/30'],
    left: 1,
  });
  expect(nodesOutside(network, edited({ addressRange: 'x', addressRange6: 'x' }), nodes)).toEqual({
    ranges: ['10.61.0.0/30', 'fd61::/126'],
    left: 2,
  });
  expect(nodesOutside({ ...network, addressRange: '' }, edited({ localRange: '' }), nodes).ranges).toEqual(
    [],
  );
});

it.each<[Partial<NetworkForm>, boolean]>([
  [{ addressRange: '10.8.0.0/16' }, true],
  [{ addressRange6: 'fd08::/64' }, true],
  [{ localRange: '' }, true],
  [{ defaultMtu: '1400' }, false],
])('gives nodes new addresses by %o: %s', (changes, expected) => {
  expect(changesRanges(edited(changes))).toBe(expected);
});
