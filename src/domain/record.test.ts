import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  boolean,
  carried,
  field,
  flag,
  list,
  requiredText,
  number,
  object,
  type Read,
  readOnly,
  record,
  text,
  texts,
  type Written,
} from './record.ts';
import type { Carried, YesNo } from './wire.ts';

const port = record({ port: number('port'), protocol: requiredText('proto') });

const machine = record({
  id: requiredText('id'),
  name: text('name'),
  mtu: number('mtu'),
  isOn: boolean('on'),
  isHub: flag('ishub'),
  ranges: texts('ranges'),
  ports: list('ports', port.read, port.write),
  main: object('main', port.read, (main) => port.write(main ?? { port: 1, protocol: 'udp' })),
  level: field(
    'level',
    (wire, key) => wire.number(key, 3),
    (level) => level,
  ),
  nat: readOnly((wire) => wire.object('request')?.flag('nat') ?? false),
  carried: carried({ without: ['password'] }),
});

const empty = {
  id: '',
  name: '',
  mtu: 0,
  isOn: false,
  isHub: false,
  ranges: [],
  ports: [],
  main: undefined,
  level: 3,
  nat: false,
  carried: {},
};

describe('the types of a record', () => {
  it('are those of its fields, by their names', () => {
    expectTypeOf<Read<typeof machine>>().toEqualTypeOf<{
      readonly id: string;
      readonly name: string;
      readonly mtu: number;
      readonly isOn: boolean;
      readonly isHub: boolean;
      readonly ranges: readonly string[];
      readonly ports: readonly { readonly port: number; readonly protocol: string }[];
      readonly main: { readonly port: number; readonly protocol: string } | undefined;
      readonly level: number;
      readonly nat: boolean;
      readonly carried: Carried;
    }>();
  });

  it('are on the wire those of the fields that are written, by their keys', () => {
    expectTypeOf<Written<typeof machine>>().toEqualTypeOf<{
      readonly id: string;
      readonly name: string;
      readonly mtu: number;
      readonly on: boolean;
      readonly ishub: YesNo;
      readonly ranges: string[];
      readonly ports: { readonly port: number; readonly proto: string }[];
      readonly main: { readonly port: number; readonly proto: string };
      readonly level: number;
    }>();
  });
});

describe('a record from the wire', () => {
  it.each([
    ['missing', undefined],
    ['null', null],
  ])('is empty if everything except its mark is %s', (_, nothing) => {
    const keys = ['name', 'mtu', 'on', 'ishub', 'ranges', 'ports', 'main', 'level', 'request'];
    const wire = { id: '', ...Object.fromEntries(keys.map((key) => [key, nothing])) };
    const { carried: rest, ...own } = machine.read(wire, 'machine');
    expect({ ...own, carried: {} }).toEqual(empty);
    expect(rest).toEqual({ request: nothing });
  });

  it('has its fields in the order of their definition', () => {
    expect(Object.keys(machine.read({ ports: [], mtu: 1, id: 'a' }, 'machine'))).toEqual(Object.keys(empty));
  });

  it('drops fields that must not be carried', () => {
    const { carried: rest } = machine.read({ id: 'a', password: 'secret', os: 'linux' }, 'machine');
    expect(rest).toEqual({ os: 'linux' });
  });

  it('carries nothing by default', () => {
    expect(port.read({ port: 1, proto: 'udp', password: 'secret' }, 'port')).toEqual({
      port: 1,
      protocol: 'udp',
    });
  });

  it.each<[unknown, string]>([
    [null, 'machines[2]: expected an object, got null'],
    [[], 'machines[2]: expected an object, got a list'],
    [{}, 'machines[2].id: expected a text, got nothing'],
    [{ id: null }, 'machines[2].id: expected a text, got nothing'],
    [{ id: 7 }, 'machines[2].id: expected a text, got 7'],
    [{ id: '', name: false }, 'machines[2].name: expected a text, got false'],
    [{ id: '', mtu: '1280' }, 'machines[2].mtu: expected a number, got a text'],
    [{ id: '', on: 'yes' }, 'machines[2].on: expected true or false, got a text'],
    [{ id: '', ishub: true }, 'machines[2].ishub: expected a text, got true'],
    [{ id: '', ranges: 'a,b' }, 'machines[2].ranges: expected a list, got a text'],
    [{ id: '', ranges: ['a', 1] }, 'machines[2].ranges[1]: expected a text, got 1'],
    [{ id: '', ports: [{ proto: 'tcp' }, {}] }, 'machines[2].ports[1].proto: expected a text, got nothing'],
    [{ id: '', main: 'udp' }, 'machines[2].main: expected an object, got a text'],
    [{ id: '', main: {} }, 'machines[2].main.proto: expected a text, got nothing'],
    [{ id: '', level: '3' }, 'machines[2].level: expected a number, got a text'],
    [{ id: '', request: { nat: 1 } }, 'machines[2].request.nat: expected a text, got 1'],
  ])('rejects %j with its path', (json, message) => {
    expect(() => machine.read(json, 'machines[2]')).toThrow(message);
  });
});

describe('a record to the wire', () => {
  it('writes its own fields over carried ones', () => {
    expect(machine.write({ ...empty, id: 'a', carried: { id: 'b', os: 'linux' } })).toMatchObject({
      id: 'a',
      os: 'linux',
    });
  });

  it('does not write read-only fields', () => {
    expect(machine.write({ ...empty, nat: true })).not.toHaveProperty('nat');
  });

  it('copies lists, so that changing the body doesn’t change the record', () => {
    const ranges = ['10.0.0.0/8'];
    expect(machine.write({ ...empty, ranges }).ranges).not.toBe(ranges);
  });

  const yesNo = fc.constantFrom('yes', 'no');
  const portWire = fc.record({ port: fc.nat(), proto: fc.string() });
  const whole = fc.record({
    id: fc.string(),
    name: fc.string(),
    mtu: fc.double({ noNaN: true, noDefaultInfinity: true }),
    on: fc.boolean(),
    ishub: yesNo,
    ranges: fc.array(fc.string()),
    ports: fc.array(portWire),
    main: portWire,
    level: fc.nat(),
    request: fc.option(fc.record({ nat: yesNo })),
  });
  const taken = new Set([...Object.keys(empty), 'on', 'ishub', 'request', 'password', '__proto__']);
  const unknown = fc.dictionary(
    fc.string().filter((key) => !taken.has(key)),
    fc.jsonValue(),
  );

  it('equals the received record, including unknown fields', () => {
    fc.assert(
      fc.property(whole, unknown, (own, other) => {
        const wire = { ...other, ...own };
        expect(machine.write(machine.read(wire, 'machine'))).toEqual(wire);
      }),
    );
  });

  it('reads back as the same record, with missing and null values', () => {
    const gaps = fc.dictionary(
      fc.constantFrom('name', 'mtu', 'on', 'ishub', 'ranges', 'ports', 'level'),
      fc.constantFrom(undefined, null),
    );
    fc.assert(
      fc.property(whole, unknown, gaps, (own, other, missing) => {
        const value = machine.read({ ...other, ...own, ...missing }, 'machine');
        expect(machine.read(machine.write(value), 'machine')).toEqual(value);
      }),
    );
  });
});
