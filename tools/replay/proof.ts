import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeHandlers } from '../../mocks/handlers/makeHandlers.ts';
import { accessDifferences, accessIn, ownAccess, type AccessTable } from './accessTable.ts';
import { differences } from './answers.ts';
import { ownRecording, recordingsIn, type Exchange, type Recording } from './exchange.ts';
import { CommonIdentities } from './identities.ts';
import { ownPeerNetworks, peerDifferences, peerNetworksIn, type PeerNetwork } from './peerNetworks.ts';
import { timeOf, Replayer, timesIn } from './replayer.ts';
import { changesOfTheSame, callsBefore, isStated, type Sent } from './steps.ts';
import { worldFor } from './worldFor.ts';

/** The lowest share of agreement that passes. */
const enough = 0.99;

type Material = {
  readonly recordings: readonly Recording[];
  readonly access: readonly AccessTable[];
  readonly peers: readonly PeerNetwork[];
};

type Tally = {
  readonly what: string;
  readonly of: number;
  readonly agree: number;
  readonly lines: readonly string[];
};

/**
 * `npm run proof:replay -- FOLDER…`: replays recorded exchanges (by default those in the repository) and reports one line
 * for each difference, then the number of exchanges that agree.
 */
export async function prove(folders: readonly string[]): Promise<{ report: string[]; holds: boolean }> {
  const { recordings, access, peers } = folders.length > 0 ? materialIn(folders) : ownMaterial();
  const tallies = [
    ...(await Promise.all(recordings.map(tallyOfExchanges))),
    ...(await Promise.all(access.map(tallyOfAccess))),
    ...(peers.length > 0 ? [tallyOfPeers(peers)] : []),
  ];
  if (tallies.length === 0)
    return { report: [`No recorded exchanges in ${folders.join(', ')}.`], holds: false };
  const sums = tallies.map(({ what, of, agree }) => {
    return `${agree} of ${of} ${what} agree (${((100 * agree) / of).toFixed(1)}%)`;
  });
  return {
    report: [...tallies.flatMap(({ lines }) => lines), ...sums],
    holds: tallies.every(({ of, agree }) => agree >= enough * of),
  };
}

function ownMaterial(): Material {
  const editions = ['community', 'enterprise'] as const;
  return {
    recordings: editions.map(ownRecording),
    access: editions.map(ownAccess),
    peers: editions.flatMap(ownPeerNetworks),
  };
}

/** Reads the folders and their subfolders for the enterprise edition (`ee`) and for networks (`peers`). */
function materialIn(folders: readonly string[]): Material {
  const all = folders.flatMap((folder) => [folder, join(folder, 'ee'), join(folder, 'peers')]);
  const found = [...new Set(all.map((folder) => resolve(folder)))].filter((folder) => existsSync(folder));
  return {
    recordings: found.flatMap(recordingsIn),
    access: found.flatMap(accessIn),
    peers: found.flatMap(peerNetworksIn),
  };
}

async function tallyOfExchanges(recording: Recording): Promise<Tally> {
  const { edition, exchanges, isOwn } = recording;
  const lines: string[] = [];
  let agree = 0;
  let compared = 0;
  for (const exchange of exchanges) {
    const outcome = await replay(exchange, isOwn ? [recording] : [recording, ownRecording(edition)]);
    compared += outcome.compared;
    if (outcome.differences.length === 0) agree += 1;
    lines.push(...outcome.differences.map((difference) => `${exchange.name} (${edition}): ${difference}`));
    if (outcome.after) lines.push(`${exchange.name} (${edition}) agrees after ${outcome.after}`);
  }
  return { what: `exchanges (${edition}, ${compared} values)`, of: exchanges.length, agree, lines };
}

async function tallyOfAccess({ edition, rows }: AccessTable): Promise<Tally> {
  const lines: string[] = [];
  for (const row of rows) lines.push(...(await accessDifferences(edition, row)));
  const of = rows.reduce((sum, { answers }) => sum + Object.keys(answers).length, 0);
  return { what: `callers and calls (${edition})`, of, agree: of - lines.length, lines };
}

function tallyOfPeers(networks: readonly PeerNetwork[]): Tally {
  const lines = networks.flatMap(peerDifferences);
  const of = networks.reduce((sum, { answers }) => sum + Object.keys(answers).length, 0);
  return { what: 'peer lists of nodes', of, agree: of - lines.length, lines };
}

export type Outcome = {
  readonly name: string;
  readonly compared: number;
  readonly differences: readonly string[];
  /** The log of the simulated server since its start. */
  readonly logged: readonly string[];
  /** A recorded call that must come first for the responses to agree, although no step states it. */
  readonly after?: string;
};

/**
 * Sends an exchange and the steps before it to a new mock server, and compares the responses. `recordings` starts with
 * its own recording, followed by others with more of its server's past.
 */
export async function replay(exchange: Exchange, recordings: readonly Recording[]): Promise<Outcome> {
  const [own] = recordings;
  if (!own) throw new Error(`${exchange.name} is in no recording`);
  const world = worldFor(own, exchange, () => unknownMoment * 1000);
  const outcome = await replayAfter(callsBefore(exchange, recordings, world), exchange, recordings);
  if (outcome.differences.length === 0 || isStated(exchange, recordings)) return outcome;
  for (const before of changesOfTheSame(exchange, own)) {
    const history = [...callsBefore(before, recordings, world), { call: before, from: own }];
    const later = await replayAfter(history, exchange, recordings);
    if (later.differences.length === 0) return { ...later, after: before.name };
  }
  return outcome;
}

/** Time of an exchange without any time, Unix seconds. */
const unknownMoment = 1_795_219_640;

async function replayAfter(
  history: readonly Sent[],
  exchange: Exchange,
  recordings: readonly Recording[],
): Promise<Outcome> {
  const own = recordings[0];
  if (!own) throw new Error(`${exchange.name} is in no recording`);
  const moments = [
    ...history.map(({ call }) => ('answer' in call ? timeOf(call) : undefined)),
    timeOf(exchange),
  ];
  let now = moments.find((moment) => moment !== undefined) ?? unknownMoment;
  const changedSince = history.length > 0 || exchange.method !== 'GET' ? now : undefined;
  // The initial state is older than the changes of the calls.
  now -= 5;
  const world = worldFor(own, exchange, () => now * 1000);
  now += 5;
  const identities = new Map(
    recordings.map((recording) => [recording, new CommonIdentities(recording.exchanges)]),
  );
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
