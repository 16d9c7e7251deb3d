import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { aclFromWire } from '../../src/domain/acl/aclWire.ts';
import { externalClientsFromWire } from '../../src/domain/externalClient/externalClientWire.ts';
import { metricsFromWire } from '../../src/domain/metrics/metricsWire.ts';
import { networkFromWire } from '../../src/domain/network/networkWire.ts';
import { nodesFromWire } from '../../src/domain/node/nodeWire.ts';
import { reachIndex, type ReachIndex } from '../../src/domain/reach/network/reachIndex.ts';
import { differences, type PeersResponse } from '../../src/domain/reach/network/serverResponse.ts';
import { ownPeerNetworks, peerNetworksIn, type PeerNetwork } from './peerNetworks.ts';

/** The lowest share of agreement that passes. */
const enough = 0.99;

/**
 * `npm run proof:peers -- FOLDER…`: compares the peers that a real server sent to the nodes of recorded networks (by
 * default those in the repository) with the model of reachability.
 */
export function prove(folders: readonly string[]): { report: string[]; holds: boolean } {
  const networks =
    folders.length > 0
      ? folders.flatMap((folder) => [folder, join(folder, 'peers')]).flatMap(networksIn)
      : (['community', 'enterprise'] as const).flatMap(ownPeerNetworks);
  const answers = networks.flatMap(modelDifferences);
  if (answers.length === 0)
    return { report: [`No recorded networks in ${folders.join(', ')}.`], holds: false };
  const agree = answers.filter((lines) => lines.length === 0).length;
  const share = agree / answers.length;
  return {
    report: [
      ...answers.flat(),
      `${agree} of ${answers.length} nodes of ${networks.length} networks get the peers that the model expects ` +
        `(${(100 * share).toFixed(1)}%)`,
    ],
    holds: share >= enough,
  };
}

function networksIn(folder: string): PeerNetwork[] {
  return existsSync(folder) ? peerNetworksIn(folder) : [];
}

export function modelDifferences(recorded: PeerNetwork): string[][] {
  const index = indexOf(recorded);
  return Object.entries(recorded.answers).map(([id, told]) => {
    const node = index.nodeById.get(id);
    const lines = node ? differences(index, node, answerOf(told)) : [`${id} isn’t a node of the network`];
    return lines.map((line) => `${recorded.network.netid}/${line}`);
  });
}

function indexOf({ network, nodes, extclients, acls, metrics }: PeerNetwork): ReachIndex {
  return reachIndex({
    networks: [networkFromWire(network)],
    nodes: nodesFromWire(nodes),
    clients: externalClientsFromWire(extclients),
    acls: new Map([[network.netid, aclFromWire(acls)]]),
    metrics: metrics && metricsFromWire(metrics),
  });
}

function answerOf(told: PeerNetwork['answers'][string]): PeersResponse {
  if (!('peers' in told)) return { refused: { status: told.status, message: messageIn(told.error) } };
  return {
    peers: told.peers.map(({ publickey, endpoint, allowedips }) => ({
      publicKey: publickey,
      endpoint: endpoint ?? undefined,
      allowed: allowedips,
    })),
  };
}

/** Returns the Message of a response such as `{"Code":500,"Message":"not found"}`. */
function messageIn(text: string): string {
  return /"Message":"(.*)"/.exec(text)?.[1] ?? text;
}
