import { describe, expect, it } from 'vitest';
import { makeHandlers } from './handlers/makeHandlers.ts';
import { Replayer } from './replayCall.ts';
import { recordedAccess, type AccessRow } from './replayExchange.ts';
import { communitySeed, enterpriseSeed } from './scenarios/recordedSeed.ts';
import { createWorld } from './world/world.ts';

const seeds = { community: communitySeed, enterprise: enterpriseSeed } as const;

/** The row's statuses and refusals as this world gives them. */
async function replay(edition: keyof typeof seeds, row: AccessRow): Promise<AccessRow['answers']> {
  const answers: [string, [status: number, message?: string]][] = [];
  for (const caller of Object.keys(row.answers)) {
    const world = createWorld(seeds[edition](Date.now));
    const replayer = new Replayer(world, makeHandlers(world, { over: 'http' }));
    const answer = await replayer.send(caller === 'nobody' ? row : { ...row, as: caller });
    const isRefusal = answer.text.startsWith('{"Code"') && answer.status !== 200;
    answers.push([caller, isRefusal ? [answer.status, JSON.parse(answer.text).Message] : [answer.status]]);
  }
  return Object.fromEntries(answers);
}

describe.each(['community', 'enterprise'] as const)('who may call what in the %s edition', (edition) => {
  it.each(recordedAccess(edition))('$method $path', async (row) => {
    expect(await replay(edition, row)).toEqual(row.answers);
  });
});
