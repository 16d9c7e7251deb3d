import { describe, expect, it } from 'vitest';
import { listFromWire, textsFromWire, WireError, WireObject, isYes, yesNo } from './wire.ts';

describe('a wire object', () => {
  it.each([null, undefined, [], 'text', 3, true])('rejects %o', (json) => {
    expect(() => new WireObject(json, 'node')).toThrow(WireError);
  });

  it('reads missing and null values as empty', () => {
    for (const wire of [new WireObject({}, ''), new WireObject({ it: null }, '')]) {
      expect(wire.text('it')).toBe('');
      expect(wire.number('it')).toBe(0);
      expect(wire.number('it', 3)).toBe(3);
      expect(wire.boolean('it')).toBe(false);
      expect(wire.flag('it')).toBe(false);
      expect(wire.texts('it')).toEqual([]);
      expect(wire.object('it')).toBeUndefined();
    }
  });

  it.each<[string, (wire: WireObject) => unknown, unknown]>([
    ['a number for a text', (wire) => wire.text('it'), 3],
    ['a text for a number', (wire) => wire.number('it'), '3'],
    ['an endless number', (wire) => wire.number('it'), Infinity],
    ['a flag for a boolean', (wire) => wire.boolean('it'), 'yes'],
    ['a boolean for a flag', (wire) => wire.flag('it'), true],
    ['a comma text for a list', (wire) => wire.texts('it'), 'a,b'],
    ['a list for an object', (wire) => wire.object('it'), []],
    ['null for a required object', (wire) => wire.requiredObject('it'), null],
    ['a number for one of some texts', (wire) => wire.oneOf('it', ['kept']), 3],
  ])('rejects %s with its path', (_, read, value) => {
    const attempt = () => read(new WireObject({ it: value }, 'node'));
    expect(attempt).toThrow(expect.objectContaining({ name: 'WireError', path: 'node.it' }));
  });

  it('requires its mark, which may be empty', () => {
    expect(new WireObject({ id: '' }, 'node').requiredText('id')).toBe('');
    for (const json of [{}, { id: null }]) {
      expect(() => new WireObject(json, 'node').requiredText('id')).toThrow(
        'node.id: expected a text, got nothing',
      );
    }
  });

  it('reads one of some texts', () => {
    const read = (end: string) => new WireObject({ end }, 'trial').oneOf('end', ['kept', 'reverted']);
    expect([read('kept'), read('reverted'), read('lost'), read('')]).toEqual([
      'kept',
      'reverted',
      undefined,
      undefined,
    ]);
  });

  it('reports the path of an invalid list item', () => {
    const wire = new WireObject({ allowedips: ['10.0.0.1', 7] }, 'nodes[3]');
    expect(() => wire.texts('allowedips')).toThrow('nodes[3].allowedips[1]: expected a text, got 7');
  });

  it('ignores inherited properties', () => {
    const wire = new WireObject({}, '');
    expect(wire.text('constructor')).toBe('');
    expect(wire.object('__proto__')).toBeUndefined();
  });

  it('drops a key called __proto__', () => {
    const wire = new WireObject(JSON.parse('{"__proto__": {"isadmin": true}, "mtu": 1280}'), '');
    expect(wire.entries()).toEqual([['mtu', 1280]]);
    const carried = wire.without(new Set());
    expect(carried).toEqual({ mtu: 1280 });
    expect(carried['isadmin']).toBeUndefined();
  });

  it('omits the given keys', () => {
    expect(new WireObject({ mtu: 1280, password: 'x' }, '').without(new Set(['password']))).toEqual({
      mtu: 1280,
    });
  });
});

it.each([null, undefined])('reads %o as an empty list', (json) => {
  expect(listFromWire(json, 'nodes', () => 1)).toEqual([]);
  expect(textsFromWire(json, 'texts')).toEqual([]);
});

it('rejects an object in place of a list', () => {
  expect(() => listFromWire({}, 'nodes', () => 1)).toThrow('nodes: expected a list, got an object');
});

it.each([true, false])('reads back %s', (flag) => {
  expect(isYes(yesNo(flag))).toBe(flag);
});

it.each(['no', '', 'Yes', 'true', 'on'])('reads %o as false', (text) => {
  expect(isYes(text)).toBe(false);
});
