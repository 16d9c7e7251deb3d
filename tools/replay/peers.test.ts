import { describe, expect, it } from 'vitest';
import { ownPeerNetworks, peerDifferences } from './peerNetworks.ts';

describe.each(['community', 'enterprise'] as const)('a node of the %s edition', (edition) => {
  it.each(ownPeerNetworks(edition))(
    'gets the same peers in $network.netid as from the real server',
    (recorded) => {
      expect(peerDifferences(recorded)).toEqual([]);
    },
  );
});
