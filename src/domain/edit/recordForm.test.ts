import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  defineForm,
  ipList,
  ipListText,
  ipText,
  commandText,
  type FormValues,
  toggle,
  trimmedText,
  wholeNumber,
} from './recordForm.ts';

type Machine = {
  readonly id: string;
  readonly name: string;
  readonly script: string;
  readonly mtu: number;
  readonly ranges: readonly string[];
  readonly isOn: boolean;
  readonly limits: { readonly nodes: number } | undefined;
};

const form = defineForm<Machine>()({
  name: trimmedText('Name', 'Name of the machine'),
  script: commandText('Script', 'Commands to run'),
  mtu: wholeNumber('MTU', 'Largest packet size'),
  ranges: ipList('Ranges', 'Routed ranges'),
  isOn: toggle('On', 'Turns the machine on'),
  nodeLimit: {
    label: 'Node limit',
    help: 'Maximum number of nodes',
    kind: 'number',
    show: (_: unknown, machine: Machine) => String(machine.limits?.nodes ?? 0),
    write: (limit: string, machine: Machine) => ({ limits: { ...machine.limits, nodes: Number(limit) } }),
  },
});

const machine: Machine = {
  id: 'm-1',
  name: 'worker',
  script: 'up; ',
  mtu: 1280,
  ranges: ['10.0.0.0/8', '172.16.0.0/12'],
  isOn: false,
  limits: undefined,
};
const shown = {
  name: 'worker',
  script: 'up; ',
  mtu: '1280',
  ranges: '10.0.0.0/8, 172.16.0.0/12',
  isOn: false,
  nodeLimit: '0',
};

it('of returns the displayed values in the order of the fields', () => {
  expectTypeOf<FormValues<typeof form>>().toEqualTypeOf<{
    readonly name: string;
    readonly script: string;
    readonly mtu: string;
    readonly ranges: string;
    readonly isOn: boolean;
    readonly nodeLimit: string;
  }>();
  expect(form.of(machine)).toEqual(shown);
  expect(form.names).toEqual(Object.keys(shown));
});

describe('withChanges', () => {
  it.each<[Partial<typeof shown>, Partial<Machine>]>([
    [{ name: ' leaf ' }, { name: 'leaf' }],
    [{ script: ' down ' }, { script: ' down ' }],
    [{ mtu: '1420' }, { mtu: 1420 }],
    [{ ranges: ' fd00::/8 ,, ' }, { ranges: ['fd00::/8'] }],
    [{ isOn: true }, { isOn: true }],
    [{ nodeLimit: '4' }, { limits: { nodes: 4 } }],
    [
      { nodeLimit: '4', mtu: '1420' },
      { limits: { nodes: 4 }, mtu: 1420 },
    ],
  ])('applies %o as %o and nothing else', (changes, expected) => {
    const edit = { before: shown, after: { ...shown, ...changes } };
    expect(form.withChanges(machine, edit)).toEqual({ ...machine, ...expected });
  });

  it('applies changes to the current record', () => {
    const fresh = { ...machine, name: 'renamed', limits: { nodes: 9 } };
    const edit = { before: shown, after: { ...shown, mtu: '1420' } };
    expect(form.withChanges(fresh, edit)).toEqual({ ...fresh, mtu: 1420 });
  });

  it('stores values that are displayed as typed', () => {
    const typed = fc.record({
      name: fc.string().map((name) => name.trim()),
      script: fc.string(),
      mtu: fc.nat().map(String),
      ranges: fc.uniqueArray(fc.ipV4()).map((ranges) => ranges.join(', ')),
      isOn: fc.boolean(),
      nodeLimit: fc.nat().map(String),
    });
    fc.assert(
      fc.property(typed, (after) => {
        expect(form.of(form.withChanges(machine, { before: shown, after }))).toEqual(after);
      }),
    );
  });
});

describe('ipText', () => {
  const { store } = ipText('Address', '');

  it.each([
    [' FD00:66:0::2 ', 'fd00:66::1', 'fd00:66::2'],
    ['10.9.3.77/24', '', '10.9.3.0/24'],
    ['nonsense ', '', 'nonsense'],
    ['', '10.0.0.1', ''],
    ['fd00::2', 'FD00:0::2', 'FD00:0::2'],
    ['10.9.3.0/24', '10.9.3.77/24', '10.9.3.77/24'],
  ])('stores %o, typed over %o, as %o', (typed, stored, expected) => {
    expect(store(typed, stored)).toBe(expected);
  });
});

describe('ipList', () => {
  const { store } = ipList('Ranges', '');

  it.each([
    ['FD00::2; 10.9.3.77/24\n10.0.0.1', [], ['fd00::2', '10.9.3.0/24', '10.0.0.1']],
    ['10.0.0.1, 10.0.0.1', [], ['10.0.0.1']],
    ['fd00::2 10.9.3.0/24', ['FD00::2', '10.9.3.77/24'], ['FD00::2', '10.9.3.77/24']],
    ['10.9.3.0/24 fd00::2', ['fd00::2', '10.9.3.0/24'], ['10.9.3.0/24', 'fd00::2']],
    ['', ['10.0.0.1'], []],
  ])('stores %o, typed over %o, as %o', (typed, stored, expected) => {
    expect(store(typed, stored)).toEqual(expected);
  });
});

describe('ipListText', () => {
  const { store } = ipListText('DNS', '');

  it.each([
    ['1.1.1.1; 8.8.8.8', '', '1.1.1.1, 8.8.8.8'],
    ['1.1.1.1 FD00::1\nintern.example', '', '1.1.1.1, fd00::1, intern.example'],
    ['1.1.1.1, 9.9.9.9', '1.1.1.1,9.9.9.9', '1.1.1.1,9.9.9.9'],
    ['', '1.1.1.1', ''],
  ])('stores %o, typed over %o, as %o', (typed, stored, expected) => {
    expect(store(typed, stored)).toBe(expected);
  });
});

it.each([
  ['iptables -A a\niptables -A b', 'iptables -A a; iptables -A b'],
  ['iptables -A a;\r\n  iptables -A b;\n', 'iptables -A a; iptables -A b;'],
  ['one &&\ntwo ||\nthree', 'one && two || three'],
  ['one \\\n  --long', 'one --long'],
  ['# first\none\n\n# last', 'one'],
  ['for i in 1 2; do\nping $i\ndone', 'for i in 1 2; do ping $i; done'],
  [' one line ', ' one line '],
])('stores the commands %o as %o', (script, stored) => {
  const edit = { before: shown, after: { ...shown, script } };
  expect(form.withChanges(machine, edit).script).toBe(stored);
});
