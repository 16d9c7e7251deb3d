import { uuidFor } from '../fixtures/seed.ts';
import type { WireNetworkUser } from '../world/wire.ts';

function networkUser(
  id: string,
  accesslevel: number,
  changes: Partial<WireNetworkUser> = {},
): WireNetworkUser {
  return { accesslevel, clientlimit: 0, nodelimit: 0, id, clients: [], nodes: [], ...changes };
}

/** Who may do what on meshnet; every other user gets the defaults of the network. */
export const meshnetUsers: readonly WireNetworkUser[] = [
  networkUser('alice', 0, { clientlimit: 9, nodelimit: 9 }),
  networkUser('lvl0-admin', 0, { clientlimit: 5, nodelimit: 5 }),
  networkUser('lvl1-node', 1, { clientlimit: 2, nodelimit: 4, nodes: [uuidFor('meshnet/owned-node')] }),
  networkUser('lvl2-client', 2, { clientlimit: 1, clients: ['lvl2-phone'] }),
  networkUser('lvl3-none', 3),
];
