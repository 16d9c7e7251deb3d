import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { accessDifferences, accessIn, ownAccess, type AccessTable } from './accessTable.ts';
import { ownRecording, recordingsIn, type Recording } from './exchange.ts';
import { ownPeerNetworks, peerDifferences, peerNetworksIn, type PeerNetwork } from './peerNetworks.ts';
import { replay } from './replay.ts';

/** Shares of agreement below this are a failure. */
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
 * `npm run proof:replay -- FOLDER…`: replays recorded exchanges (by default those of the repository) and reports each
 * difference in a line, then how many agree.
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
    return `${agree} of ${of} ${what} agree (${((100 * agree) / of).toFixed(1)} %)`;
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

/** The folders, and what usually lies in them: the enterprise edition's and the networks of peers. */
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
  return { what: 'nodes told their peers', of, agree: of - lines.length, lines };
}
