import fc from 'fast-check';
import { expect, it } from 'vitest';
import { deedOf } from './logDeed.ts';

it.each([
  ['created access key mesh-join on meshnet', 'Created access key', 'mesh-join on meshnet'],
  ['deleted access key laptop on network, scratchnet', 'Deleted access key', 'laptop on scratchnet'],
  ['created egress gateway on node gw on network office', 'Created egress gateway', 'gw on office'],
  ['deleted ingress gateway gw-1', 'Deleted ingress gateway', 'gw-1'],
  ['deleted relay server gw on network office', 'Deleted relay server', 'gw on office'],
  ['created network office', 'Created network', 'office'],
  ['created new ext client on network office', 'Created ext client', 'on office'],
  ['Deleted extclient client tablet from network office', 'Deleted ext client', 'tablet from office'],
  ['updated ACLs on network prod-eu', 'Updated ACLs', 'on prod-eu'],
  ['updated key on network meshnet', 'Updated key', 'on meshnet'],
  ['updated node ams-1 on network office', 'Updated node', 'ams-1 on office'],
  [
    'DNS entry is set: {Address:10.0.0.4 Address6: Name:a b Network:office}',
    'Set DNS entry',
    'a b on office',
  ],
  ['approved something new', 'Approved something new', ''],
  ['created networking', 'Created networking', ''],
  ['', '', ''],
])('takes %o apart', (what, deed, target) => {
  expect(deedOf(what)).toEqual({ deed, target });
});

it('has words for any text', () => {
  fc.assert(
    fc.property(fc.string(), (what) => {
      const { deed, target } = deedOf(what);
      expect(deed === '' && target === '').toBe(what === '');
    }),
  );
});
