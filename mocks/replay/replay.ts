import { makeHandlers } from '../handlers/makeHandlers.ts';
import { differences } from './answers.ts';
import type { Exchange, Recording } from './exchange.ts';
import { CommonIdentities } from './identities.ts';
import { Replayer } from './replayer.ts';
import { changesOfTheSame, historyOf, isStated, type Sent } from './steps.ts';
import { momentOf, timesIn } from './times.ts';
import { worldFor } from './worldFor.ts';

export type Outcome = {
  readonly name: string;
  /** How many values were compared. */
  readonly compared: number;
  readonly differences: readonly string[];
  /** What the simulated server wrote into its log, from its start on. */
  readonly logged: readonly string[];
  /** The recorded call that has to be before it, where nothing says so and only this leads to agreement. */
  readonly after?: string;
};

/**
 * Sends an exchange, and what has to be before it, to a world of its own, and compares the answers. `recordings`: its
 * own, then those in which more of its server's past may be found.
 */
export async function replay(exchange: Exchange, recordings: readonly Recording[]): Promise<Outcome> {
  const [own] = recordings;
  if (!own) throw new Error(`${exchange.name} is in no recording`);
  const world = worldFor(own, exchange, () => unknownMoment * 1000);
  const outcome = await replayAfter(historyOf(exchange, recordings, world), exchange, recordings);
  if (outcome.differences.length === 0 || isStated(exchange, recordings)) return outcome;
  for (const before of changesOfTheSame(exchange, own)) {
    const history = [...historyOf(before, recordings, world), { call: before, from: own }];
    const later = await replayAfter(history, exchange, recordings);
    if (later.differences.length === 0) return { ...later, after: before.name };
  }
  return outcome;
}

/** Unix seconds of what shows no time at all. */
const unknownMoment = 1_795_219_640;

async function replayAfter(
  history: readonly Sent[],
  exchange: Exchange,
  recordings: readonly Recording[],
): Promise<Outcome> {
  const own = recordings[0];
  if (!own) throw new Error(`${exchange.name} is in no recording`);
  const moments = [
    ...history.map(({ call }) => ('answer' in call ? momentOf(call) : undefined)),
    momentOf(exchange),
  ];
  let now = moments.find((moment) => moment !== undefined) ?? unknownMoment;
  const changedSince = history.length > 0 || exchange.method !== 'GET' ? now : undefined;
  // What the world starts with is older than what the calls do to it.
  now -= 5;
  const world = worldFor(own, exchange, () => now * 1000);
  now += 5;
  const identities = new Map(recordings.map((one) => [one, new CommonIdentities(one.exchanges)]));
  const replayer = new Replayer(world, makeHandlers(world, { over: 'http' }));

  async function send({ call, from }: Sent, moment: number | undefined): Promise<Outcome> {
    now = Math.max(now, moment ?? now);
    const known = identities.get(from) ?? new CommonIdentities(from.exchanges);
    known.find(world);
    const answer = await replayer.send(call, known);
    const to = { identities: known, moments: { changedSince, now, sent: timesIn(call.body) }, compared: 0 };
    const found = 'answer' in call ? differences(call.answer, answer, to) : [];
    const logged = world.logs.map(({ text }) => text);
    return { name: exchange.name, compared: to.compared, differences: found, logged };
  }

  for (const [index, sent] of history.entries()) await send(sent, moments[index]);
  return send({ call: exchange, from: own }, moments.at(-1));
}
