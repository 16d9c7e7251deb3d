import { describe, expect, it } from 'vitest';
import { makeHandlers } from './handlers/makeHandlers.ts';
import { unmatched } from './recorded/unmatched.ts';
import { Replayer } from './replayCall.ts';
import { differences } from './replayDifferences.ts';
import { recordedExchanges, type Exchange } from './replayExchange.ts';
import { worldFor } from './replayState.ts';
import { steps, stepsBefore } from './replaySteps.ts';
import type { Edition } from './world/state.ts';

const editions: readonly Edition[] = ['community', 'enterprise'];

function namedIn(all: readonly Exchange[], name: string): Exchange {
  const found = all.find((one) => one.name === name);
  if (!found) throw new Error(`No recorded exchange is called ${name}`);
  return found;
}

async function replay(edition: Edition, exchange: Exchange, all: readonly Exchange[]): Promise<string[]> {
  const world = worldFor(edition, exchange);
  const replayer = new Replayer(world, makeHandlers(world, { over: 'http' }));
  for (const name of stepsBefore(edition, exchange)) {
    await replayer.send(namedIn(all, name));
  }
  return differences(exchange.answer, await replayer.send(exchange));
}

describe.each(editions)('the %s edition', (edition) => {
  const exchanges = recordedExchanges(edition);
  const reasons = unmatched[edition];
  const matching = exchanges.filter(({ name }) => !(name in reasons));

  it('has steps for recorded exchanges only', () => {
    const names = new Set(exchanges.map(({ name }) => name));
    const mentioned = Object.entries(steps[edition]).flat(2);
    expect(mentioned.filter((name) => !names.has(name))).toEqual([]);
  });

  it.each(matching)('answers $name as the real server did', async (exchange) => {
    expect(await replay(edition, exchange, exchanges)).toEqual([]);
  });

  it.each(Object.keys(reasons))('still cannot answer %s alike', async (name) => {
    expect(await replay(edition, namedIn(exchanges, name), exchanges)).not.toEqual([]);
  });
});

const counts = editions.map((edition) => {
  const names = recordedExchanges(edition).map(({ name }) => name);
  return { edition, replayed: names.filter((name) => !(name in unmatched[edition])).length };
});
const total = counts.reduce((sum, { replayed }) => sum + replayed, 0);

describe(`the replay of ${counts.map(({ edition, replayed }) => `${replayed} ${edition}`).join(' and ')} exchanges`, () => {
  it(`covers at least 150 of them: ${total}`, () => {
    expect(total).toBeGreaterThanOrEqual(150);
    expect(counts.every(({ replayed }) => replayed > 0)).toBe(true);
  });
});
