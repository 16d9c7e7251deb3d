import { describe, expect, it } from 'vitest';
import { bool, decode, decodeOrZero, int32, int64, list, map, string, struct, uint8 } from './goJson.ts';
import { network } from './goStructs.ts';
import { ServerError } from '../world/serverError.ts';

const record = struct('Thing', {
  name: string,
  on: bool,
  port: int32,
  tags: list(string),
});

describe('decoding like Go', () => {
  it.each([
    ['names case-insensitively', '{"NAME":"a"}', { name: 'a', on: false, port: 0, tags: null }],
    [
      'null as the zero value',
      '{"name":null,"port":null,"tags":null}',
      { name: '', on: false, port: 0, tags: null },
    ],
    ['no unknown fields', '{"colour":"blue"}', { name: '', on: false, port: 0, tags: null }],
    ['an empty list as an empty list', '{"tags":[]}', { name: '', on: false, port: 0, tags: [] }],
    ['null for the whole record', 'null', { name: '', on: false, port: 0, tags: null }],
  ])('reads %s', (_, text, expected) => {
    expect(decode(record, text)).toEqual(expected);
  });

  it.each([
    ['', 'EOF'],
    ['{', 'unexpected EOF'],
    ['not json', "invalid character 'o' in literal null (expecting 'u')"],
    ['fals', 'unexpected EOF'],
    ['{"name":', 'unexpected EOF'],
    ['{nope', "invalid character 'n' looking for beginning of object key string"],
    ['<html>', "invalid character '<' looking for beginning of value"],
    ['[]', 'json: cannot unmarshal array into Go value of type models.Thing'],
    ['{"on":"yes"}', 'json: cannot unmarshal string into Go struct field Thing.on of type bool'],
    ['{"name":true}', 'json: cannot unmarshal bool into Go struct field Thing.name of type string'],
    ['{"name":{}}', 'json: cannot unmarshal object into Go struct field Thing.name of type string'],
    ['{"name":5}', 'json: cannot unmarshal number into Go struct field Thing.name of type string'],
    ['{"port":1.5}', 'json: cannot unmarshal number 1.5 into Go struct field Thing.port of type int32'],
    ['{"tags":"a,b"}', 'json: cannot unmarshal string into Go struct field Thing.tags of type []string'],
  ])('rejects %j with the message "%s"', (text, message) => {
    expect(() => decode(record, text)).toThrow(new ServerError(400, message));
  });

  it('names the innermost struct and the whole way to a nested field', () => {
    expect(() => decode(network, '{"prosettings":{"allowedgroups":"*"}}')).toThrow(
      'json: cannot unmarshal string into Go struct field ProNetwork.prosettings.allowedgroups of type []string',
    );
  });

  it('keeps to the bounds of a byte in maps of maps', () => {
    const acls = map(map(uint8));
    expect(decode(acls, '{"a":{"b":255}}')).toEqual({ a: { b: 255 } });
    expect(() => decode(acls, '{"a":{"b":300}}')).toThrow(
      'json: cannot unmarshal number 300 into Go value of type uint8',
    );
  });

  it('throws with the given status', () => {
    expect(() => decode(int64, '"x"', 500)).toThrow(expect.objectContaining({ status: 500 }));
  });

  it('returns the zero value if decoding fails', () => {
    expect(decodeOrZero(record, '{')).toEqual(record.zero());
  });
});
