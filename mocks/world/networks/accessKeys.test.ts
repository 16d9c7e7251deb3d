import { describe, expect, it } from 'vitest';
import { createAccessKey, deleteAccessKey, listAccessKeys } from './accessKeys.ts';
import { accessKey } from '../../wire/goStructs.ts';
import { adminCaller, join, smallWorld } from '../smallWorld.ts';
import type { WireAccessKey } from '../../wire/wire.ts';

function key(changes: Partial<WireAccessKey>): WireAccessKey {
  return { ...accessKey.zero(), ...changes };
}

describe('access keys', () => {
  it('get a generated name and value and one use by default', () => {
    const created = createAccessKey(smallWorld(), adminCaller, 'net', key({}));
    expect(created.name).toMatch(/^key-[0-9a-f]{16}$/);
    expect(created.value).toMatch(/^[0-9a-f]{16}$/);
    expect(created).toMatchObject({ uses: 1, expiration: null });
  });

  it('have an access string with server, network and value', () => {
    const created = createAccessKey(smallWorld(), adminCaller, 'net', key({ value: 'secret1' }));
    expect(atob(created.accessstring)).toBe(
      '{"apiconnstring":"api.nm.example.com:443","network":"net","key":"secret1","localrange":""}',
    );
  });

  it.each([
    [{ name: 'admin' }, 'cannot create access key with user name'],
    [{ name: 'laptops' }, 'duplicate AccessKey Name'],
    [{ uses: -2 }, "Key: 'AccessKey.Uses' Error:Field validation for 'Uses' failed on the 'min' tag"],
    [
      { value: 'not-this' },
      "Key: 'AccessKey.Value' Error:Field validation for 'Value' failed on the 'alphanum' tag",
    ],
  ])('are rejected with %j', (changes, message) => {
    const world = smallWorld();
    createAccessKey(world, adminCaller, 'net', key({ name: 'laptops' }));
    expect(() => createAccessKey(world, adminCaller, 'net', key(changes))).toThrow(message);
  });

  it('accept the node that uses them last and are then deleted', () => {
    const world = smallWorld();
    const { value } = createAccessKey(world, adminCaller, 'net', key({ uses: 1 }));
    expect(join(world, 'a', { accesskey: value }).ispending).toBe('no');
    expect(listAccessKeys(world, adminCaller, 'net')).toEqual([]);
    expect(join(world, 'b', { accesskey: value }).ispending).toBe('yes');
  });

  it('hide their secrets in lists but not when created, with DISPLAY_KEYS off', () => {
    const world = smallWorld({ settings: { displayKeys: false } });
    expect(createAccessKey(world, adminCaller, 'net', key({ value: 'secret1' })).value).toBe('secret1');
    expect(listAccessKeys(world, adminCaller, 'net')?.[0]).toMatchObject({
      value: 'ACCESS_KEY',
      accessstring: 'ACCESS_TOKEN',
    });
  });

  it('become null when the last is deleted, and cannot be deleted twice', () => {
    const world = smallWorld();
    createAccessKey(world, adminCaller, 'net', key({ name: 'laptops' }));
    deleteAccessKey(world, adminCaller, 'net', 'laptops');
    expect(listAccessKeys(world, adminCaller, 'net')).toBeNull();
    expect(() => deleteAccessKey(world, adminCaller, 'net', 'laptops')).toThrow('key laptops does not exist');
  });
});
