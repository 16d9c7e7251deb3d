import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reportScan } from './reportScan.ts';

const wanted = { node_name: 'string', connected: 'boolean', latency: 'number' } as const;

/** All reports of one node: what stands between the braces of its `connectivity`, the closing one included. */
function scan(text: string, scanner = reportScan(wanted)) {
  const bytes = new TextEncoder().encode(text);
  const read: unknown[] = [];
  scanner.begin();
  for (let at = 0; ; at += 1) {
    at = scanner.next(bytes, at);
    if (at < 0) return undefined;
    const [name = 0, connected, latency] = scanner.values;
    read.push([scanner.texts[scanner.peer()], scanner.texts[name], connected === 1, latency]);
    if (bytes[at] === 0x7d) return at === bytes.length - 1 ? read : undefined;
  }
}

const one = '"b":{"node_name":"beta","connected":true,"uptime":1,"latency":7}';
const other = '"c":{"node_name":"gamma","connected":false,"uptime":2,"latency":0.25}';

it('reads the reports of one node after the other', () => {
  const scanner = reportScan(wanted);
  const read = [
    ['b', 'beta', true, 7],
    ['c', 'gamma', false, 0.25],
  ];
  expect(scan(`${one},${other}}`, scanner)).toEqual(read);
  expect(scan(`${other},${one}}`, scanner)).toEqual(read.toReversed());
  expect(scan(`${one.replace('beta', 'beta2')}}`, scanner)).toEqual([['b', 'beta2', true, 7]]);
});

it.each(['0', '7', '28.761062', '28.761061946902657', '-3', '-0', '1e21', '1.5E-7', '123456789012345678901'])(
  'reads the number %s as JSON does',
  (number) => {
    expect(scan(`${one.replace('7}', `${number}}`)}}`)).toEqual([['b', 'beta', true, JSON.parse(number)]]);
  },
);

it('reads texts of any letters', () => {
  expect(scan(`${one.replaceAll('beta', '\u{feff}ümlaut 日本')}}`)).toEqual([
    ['b', '\u{feff}ümlaut 日本', true, 7],
  ]);
});

describe('leaves to the careful way', () => {
  it.each([
    ['no report', '}'],
    ['a report that goes on', one.slice(0, -5)],
    ['what nothing follows', one],
    ['what something else follows', `${one};`],
    ['a peer that comes twice', `${one},${one}}`],
    ['a peer that objects treat apart', `${one.replace('b', '__proto__')}}`],
    ['a peer that objects put first', `${one.replace('b', '12')}}`],
    ['an escaped text', `${one.replace('beta', '\\u0062')}}`],
    ['a text that is none', `${one.replace('beta', 'a\nb')}}`],
    ['a value that is missing', `${one.replace('"latency":7', '"latency":')}}`],
    ['null', `${one.replace('7', 'null')}}`],
    ['a text for a number', `${one.replace('7', '"7"')}}`],
    ['a number for yes or no', `${one.replace('true', '1')}}`],
    ['a list', `${one.replace('1', '[1]')}}`],
    ['a key that is not there', `${one.replace('latency', 'delay')}}`],
    ['a key that comes twice', `${one.replace('uptime', 'latency')}}`],
    ['keys in another order', `${one},"c":{"connected":true,"node_name":"","uptime":1,"latency":7}}`],
    ['a space', `${one},"c":{"node_name": "gamma","connected":false,"uptime":2,"latency":0}}`],
    ['a leading zero', `${one.replace('7', '07')}}`],
    ['no digit after the point', `${one.replace('7', '7.')}}`],
    ['no digit before the point', `${one.replace('7', '.7')}}`],
    ['a number beyond all', `${one.replace('7', '1e999')}}`],
    ['an exponent without digits', `${one.replace('7', '7e')}}`],
  ])('%s', (_, text) => {
    expect(scan(text)).toBeUndefined();
  });
});

it('never reads anything else than JSON', () => {
  const text = fc.oneof(fc.constantFrom('a', 'b', 'c'), fc.string({ unit: 'grapheme' }));
  const number = fc.oneof(
    fc.nat(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.constantFrom(0.1, 99.5),
  );
  const report = fc.record({
    node_name: text,
    uptime: fc.oneof(fc.nat(), fc.jsonValue()),
    connected: fc.oneof(fc.boolean(), fc.jsonValue()),
    latency: fc.oneof(number, fc.jsonValue()),
  });
  const plain = fc.record({ node_name: text, uptime: fc.nat(), connected: fc.boolean(), latency: number });
  const body = fc.oneof(
    fc.dictionary(text, plain).map((json) => JSON.stringify(json).slice(1)),
    fc.dictionary(text, report).map((json) => JSON.stringify(json).slice(1)),
    // One sign of it is another.
    fc
      .tuple(fc.nat(200), fc.constantFrom('"', ',', '}', '0', '\\', ' ', '-', '.'))
      .map(([at, sign]) => `${one},${other}}`.replace(/./gs, (was, place) => (place === at ? sign : was))),
  );
  let count = 0;
  fc.assert(
    fc.property(fc.array(body, { minLength: 1, maxLength: 3 }), (bodies) => {
      const scanner = reportScan(wanted);
      for (const reports of bodies) {
        const read = scan(reports, scanner);
        if (!read) continue;
        count += 1;
        const json: Record<string, Record<string, unknown>> = JSON.parse(`{${reports}`);
        expect(read).toEqual(
          Object.entries(json).map(([id, told]) => [id, told.node_name, told.connected, told.latency]),
        );
      }
    }),
    { numRuns: 500 },
  );
  expect(count).toBeGreaterThan(100);
});
