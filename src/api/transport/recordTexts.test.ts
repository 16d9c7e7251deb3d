import { describe, expect, it, vi } from 'vitest';
import { nodesFromWire } from '../../domain/node/nodeWire.ts';
import { shareBy } from '../../domain/sharing.ts';
import { failureOf } from '../testing/failureOf.ts';
import { AnswerReadElsewhere } from './elsewhere.ts';
import { jsonList, recordTexts, sumsOf } from './recordTexts.ts';

describe('a list that is read again', () => {
  const a = { id: 'a', name: 'ä } "quoted" \\ {', mtu: 1280, egressgatewayrequest: { nodeid: 'a' } };
  const b = { id: 'b', mtu: 1280, password: 'one' };
  const c = { id: 'c', mtu: 1280 };

  /** What was read first, what is read then, and what of that was made sense of anew. */
  async function twice(first: string, then: string) {
    const before = await jsonList(nodesFromWire)(new Response(first));
    const anew: unknown[] = [];
    const fromWire = vi.fn((wire: unknown) => {
      anew.push(wire);
      return nodesFromWire(wire);
    });
    const read = await jsonList(fromWire, { records: before })(new Response(then));
    expect(read).toEqual(nodesFromWire(JSON.parse(then)));
    return { before, read, anew };
  }

  it.each([
    ['in the same order', [a, b, c]],
    ['in another order', [c, a, b]],
  ])('is the list before where nothing changed, and nothing is parsed, %s', async (_, order) => {
    const before = await jsonList(nodesFromWire)(new Response(JSON.stringify([a, b, c])));
    const parse = vi.spyOn(JSON, 'parse');
    const decode = vi.spyOn(TextDecoder.prototype, 'decode');
    const read = await jsonList(nodesFromWire, { records: before })(new Response(JSON.stringify(order)));
    expect(read).toBe(before);
    expect([parse, decode].map(({ mock }) => mock.calls)).toEqual([[], []]);
    vi.restoreAllMocks();
  });

  it('reads anew what changed, came or went, and nothing else', async () => {
    const changed = { ...b, mtu: 1420 };
    const added = { id: 'd', name: 'new' };
    const { before, read, anew } = await twice(
      JSON.stringify([a, b, c]),
      JSON.stringify([added, changed, a]),
    );
    expect(anew).toEqual([[added, changed]]);
    expect(read[2]).toBe(before[0]);
  });

  it.each([
    ['a record less', [a, b], [a]],
    ['a record more', [a], [a, b]],
    ['a record twice', [a, b], [a, a]],
    ['none any more', [a], []],
    ['some at last', [], [a]],
  ])('is another list with %s', async (_, first, then) => {
    const { before, read } = await twice(JSON.stringify(first), JSON.stringify(then));
    expect(read).not.toBe(before);
  });

  it('reads it however it is spaced', async () => {
    const spaced = JSON.stringify([a, b], null, 2);
    expect((await twice(spaced, `\n${spaced}\n`)).anew).toEqual([]);
    await twice(JSON.stringify([a, b]), spaced);
  });

  it('tells any other letter of a record', async () => {
    const long = { id: 'a', name: '0'.repeat(40), mtu: 1280 };
    for (let at = 0; at < 40; at++) {
      const name = `${'0'.repeat(at)}1${'0'.repeat(39 - at)}`;
      const { read } = await twice(JSON.stringify([long]), JSON.stringify([{ ...long, name }]));
      expect(read).toMatchObject([{ name }]);
    }
  });

  it.each([
    ['cut off within a record', '[{"id":"a"},{"id":', 'The answer is not JSON, or was cut off.'],
    ['cut off between two', '[{"id":"a"},', 'The answer is not JSON, or was cut off.'],
    ['without a comma', '[{"id":"a"}{"id":"a"}]', 'The answer is not JSON, or was cut off.'],
    ['with a word between', '[{"id":"a"},no]', 'The answer is not JSON, or was cut off.'],
    ['of another kind', '["a"]', 'nodes[0]: expected an object, got a text'],
    [
      'with a wrong record',
      '[{"id":"a"},{"id":"b","mtu":""}]',
      'nodes[1].mtu: expected a number, got a text',
    ],
    ['that is a web page', '<html>', 'The answer is a web page.'],
  ])('refuses one %s, although what is before it is known', async (_, then, detail) => {
    const before = await jsonList(nodesFromWire)(new Response('[{"id":"a"}]'));
    expect(await failureOf(jsonList(nodesFromWire, { records: before }), then)).toEqual({
      kind: 'malformed',
      detail,
    });
  });
});

describe('records that share with those before what did not change', () => {
  const first = [
    { id: 'a', network: 'net', mtu: 1280, allowedips: ['10.0.0.0/8'] },
    { id: 'b', network: 'net', mtu: 1280 },
  ];
  const checkedIn = [{ ...first[0], lastcheckin: 7 }, first[1]];

  it('are known again by their texts, although the objects are others', async () => {
    const parsed = vi.spyOn(JSON, 'parse');
    let records = await jsonList(nodesFromWire)(Response.json(first));
    const read = async (wire: unknown) => {
      parsed.mockClear();
      records = await jsonList(nodesFromWire, {
        records,
        share: (before, next) => shareBy(['network', 'id'], before, next),
      })(Response.json(wire));
      return parsed.mock.calls.length;
    };
    const [{ allowedIps } = {}] = records;
    expect(await read(checkedIn)).toBe(1);
    expect(records).toMatchObject([{ lastCheckIn: 7 }, { id: 'b' }]);
    expect(records[0]?.allowedIps).toBe(allowedIps);
    expect(await read(checkedIn)).toBe(0);
    vi.restoreAllMocks();
  });

  it('are the list before where another text means the same', async () => {
    const before = await jsonList(nodesFromWire)(Response.json(first));
    const secrets = first.map((node) => ({ ...node, password: 'secret' })).toReversed();
    const read = jsonList(nodesFromWire, {
      records: before,
      share: (old, next) => shareBy(['network', 'id'], old, next),
    });
    expect(await read(Response.json(secrets))).toBe(before);
  });
});

describe('an answer that was received elsewhere', () => {
  const a = { id: 'a', mtu: 1280 };
  const b = { id: 'b', mtu: 1280 };
  const bytesOf = (wire: unknown) => new TextEncoder().encode(JSON.stringify(wire));

  function answerTo(known: readonly object[], wire: unknown) {
    const texts = recordTexts(bytesOf(wire), sumsOf(known));
    if (!texts) throw new Error('This is no list of records.');
    const answer = new AnswerReadElsewhere({ kind: 'records', texts }, { status: 200 });
    return { answer, fresh: new TextDecoder().decode(texts.fresh) };
  }

  it('brings what is new alone', async () => {
    const before = await jsonList(nodesFromWire)(Response.json([a, b]));
    const changed = { ...b, mtu: 1420 };
    const { answer, fresh } = answerTo(before, [changed, a]);
    expect(fresh).toBe(JSON.stringify([changed]));
    const read = await jsonList(nodesFromWire, { records: before })(answer);
    expect(read).toEqual(nodesFromWire([changed, a]));
    expect(read[1]).toBe(before[0]);
  });

  it.each([
    ['nothing new', [b, a], '[]'],
    ['two that are new', [{ id: 'c' }, a, { id: 'd' }, b], '[{"id":"c"},{"id":"d"}]'],
    ['an empty list', [], '[]'],
  ])('with %s', async (_, wire, text) => {
    const before = await jsonList(nodesFromWire)(Response.json([a, b]));
    const { answer, fresh } = answerTo(before, wire);
    expect(fresh).toBe(text);
    expect(await jsonList(nodesFromWire, { records: before })(answer)).toEqual(
      wire.length === 2 ? before : nodesFromWire(wire),
    );
  });

  it('tells a wrong record by its place in the whole list', async () => {
    const before = await jsonList(nodesFromWire)(Response.json([a, b]));
    const { answer } = answerTo(before, [b, a, { id: 'c', mtu: '' }]);
    await expect(jsonList(nodesFromWire, { records: before })(answer)).rejects.toMatchObject({
      failure: { kind: 'malformed', detail: 'nodes[2].mtu: expected a number, got a text' },
    });
  });

  it.each([{}, null, 7, ['a'], [a, 7]])('is none of records: %j', (wire) => {
    expect(recordTexts(bytesOf(wire), new Float64Array())).toBeUndefined();
  });
});
