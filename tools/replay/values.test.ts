import { describe, expect, it } from 'vitest';
import { Identities } from './identities.ts';
import type { Moments } from './replayer.ts';
import { valueDifferences } from './values.ts';

const one = 'd5755839-9626-4bde-94ea-10400ae86936';
const other = 'dabbc1a3-84d8-46ea-8e95-a82cdee67e5d';
const ours = 'da780aa0-cea4-4c23-85ce-3200fe6ad72e';
const now = 1_795_219_640;

function compare(recorded: unknown, simulated: unknown, moments: Partial<Moments> = {}): readonly string[] {
  const to = {
    identities: new Identities(),
    moments: { changedSince: undefined, now, sent: [], ...moments },
    compared: 0,
  };
  return valueDifferences(recorded, simulated, to).map(({ place }) => place);
}

describe('values differ', () => {
  it.each([
    ['numbers', { mtu: 1280 }, { mtu: 1420 }, ['$.mtu']],
    ['flags', { isrelay: 'no' }, { isrelay: 'yes' }, ['$.isrelay']],
    ['null and an empty list', { ranges: null }, { ranges: [] }, ['$.ranges']],
    ['missing and empty', { ownerid: '' }, {}, ['$.ownerid']],
    ['a field too many', {}, { ownerid: '' }, ['$.ownerid']],
    [
      'the order of texts',
      { networks: ['a', 'b'] },
      { networks: ['b', 'a'] },
      ['$.networks[0]', '$.networks[1]'],
    ],
    ['the number of elements', [{ a: 1 }], [], ['$']],
    ['two ids for one', [one, one], [ours, other], ['$[1]']],
    ['one id for two', [one, other], [ours, ours], ['$[1]']],
    ['a text beside an id', `${one} deleted.`, `${ours} gone.`, ['$']],
    ['an element of a list of records', [{ a: 1 }, { a: 2 }], [{ a: 2 }, { a: 3 }], ['$[0].a']],
    ['a value under an id', { [one]: { [other]: 1 } }, { [one]: { [other]: 2 } }, [`$.${one}.${other}`]],
  ])('by %s', (_, recorded, simulated, places) => {
    expect(compare(recorded, simulated)).toEqual(places);
  });

  it('by the content of an access key', () => {
    const key = (network: string, value: string) =>
      btoa(`{"apiconnstring":"x","network":"${network}","key":"${value}"}`);
    const recorded = { value: '6e8744ffc092c484', accessstring: key('meshnet', '6e8744ffc092c484') };
    expect(
      compare(recorded, { value: 'c66de10c8d811bee', accessstring: key('meshnet', 'c66de10c8d811bee') }),
    ).toEqual([]);
    expect(
      compare(recorded, { value: 'c66de10c8d811bee', accessstring: key('dualnet', 'c66de10c8d811bee') }),
    ).toEqual(['$.accessstring']);
    expect(
      compare(recorded, { value: 'c66de10c8d811bee', accessstring: key('meshnet', '0000000000000000') }),
    ).toEqual(['$.accessstring']);
  });
});

describe('values are the same', () => {
  it.each([
    ['under other ids', { id: one, peers: { [one]: 2 } }, { id: ours, peers: { [ours]: 2 } }],
    ['with other keys', { key: `${'A'.repeat(43)}=` }, { key: `${'B'.repeat(43)}=` }],
    ['with other hashes', { password: `$2a$05$${'x'.repeat(53)}` }, { password: `$2a$05$${'y'.repeat(53)}` }],
    ['in another order of records', [{ a: 1 }, { a: 2 }], [{ a: 2 }, { a: 1 }]],
    ['with a generated name', { clientid: 'main-koala' }, { clientid: 'bold-otter' }],
  ])('%s', (_, recorded, simulated) => {
    expect(compare(recorded, simulated)).toEqual([]);
  });

  it('only with generated names', () => {
    expect(compare({ name: 'gw-egress' }, { name: 'gw-relay' })).toEqual(['$.name']);
  });
});

describe('times', () => {
  const hour = 3600;
  it.each([
    ['none for some', 0, now, {}, false],
    ['both long ago', now - hour, now - 5 * hour, {}, true],
    ['set by the call and not', now, now - hour, { changedSince: now - 1 }, false],
    ['not set by the call and set', now - hour, now, { changedSince: now - 1 }, false],
    ['both set by the call', now, now - 1, { changedSince: now - 1 }, true],
    ['sent and stored', now - hour, now - hour, { sent: [{ field: 'lastmodified', at: now - hour }] }, true],
    [
      'sent and not stored',
      now - hour,
      now - 2 * hour,
      { sent: [{ field: 'lastmodified', at: now - hour }] },
      false,
    ],
    ['a lifetime after two old times', now - hour + 300_000_000, now - 9 * hour + 300_000_000, {}, true],
    ['a lifetime and less', now + 300_000_000, now + 30 * 24 * hour, {}, false],
  ])('%s', (_, recorded, simulated, moments, same) => {
    expect(compare({ lastmodified: recorded }, { lastmodified: simulated }, moments)).toEqual(
      same ? [] : ['$.lastmodified'],
    );
  });
});
