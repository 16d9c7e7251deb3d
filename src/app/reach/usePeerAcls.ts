import { useEffect, useEffectEvent, useState } from 'react';
import type { AclMatrix } from '../../domain/acl/aclMatrix.ts';
import type { Failure } from '../../domain/failure.ts';
import { valueOf, type Loadable } from '../../domain/loadable.ts';
import type { Node } from '../../domain/node/node.ts';
import { aclFromPeers } from '../../domain/reach/network/aclFromPeers.ts';
import type { ReportedPeer } from '../../domain/reach/network/serverResponse.ts';
import { api } from '../stores/api.ts';
import { timeNow } from '../stores/clock.ts';
import { useRecords } from '../stores/reading.ts';

/** Each node is one request. */
const mostRead = 50;

const tooMany: Failure = { kind: 'malformed', detail: 'The network has too many nodes.' };

/** The ACLs of a network as far as the peers of its nodes show them, for viewers who can't read the ACLs. */
export function usePeerAcls(netid: string | undefined): Loadable<AclMatrix> {
  const nodes = valueOf(useRecords().nodes.data);
  const [derived, setDerived] = useState<Loadable<AclMatrix>>({ status: 'loading' });
  const areKnown = nodes !== undefined;
  const load = useEffectEvent((wanted: string) =>
    derive((nodes ?? []).filter(({ network }) => network === wanted)),
  );
  useEffect(() => {
    if (netid === undefined || !areKnown) return undefined;
    let isOver = false;
    void load(netid).then((found) => {
      if (!isOver) setDerived(found);
    });
    return () => {
      isOver = true;
    };
  }, [netid, areKnown]);
  return derived;
}

async function derive(nodes: readonly Node[]): Promise<Loadable<AclMatrix>> {
  if (nodes.length > mostRead) return { status: 'failed', failure: tooMany };
  const peers = new Map<string, readonly ReportedPeer[]>();
  const results = await Promise.all(
    nodes.map(async (node) => ({
      node,
      result: await api.nodes.peers(node, { kind: `peers of ${node.id} for the impact` }),
    })),
  );
  for (const { node, result } of results) {
    if (result.ok) peers.set(node.id, result.value);
    // The server has no configuration for the node, which therefore has no peers.
    else if (result.error.kind !== 'rejected' || result.error.status !== 500) {
      return { status: 'failed', failure: result.error };
    }
  }
  return { status: 'ready', value: aclFromPeers(nodes, peers), loadedAt: timeNow() };
}
