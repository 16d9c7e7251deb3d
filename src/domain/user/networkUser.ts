import type { Carried } from '../carried.ts';
import type { ExternalClient } from '../externalClient/externalClient.ts';
import type { Network } from '../network/network.ts';
import type { Node } from '../node/node.ts';
import type { AccessLevel } from '../session/accessLevel.ts';

/** A user's rights and holdings on one network (enterprise). */
export type NetworkUser = {
  readonly id: string;
  readonly accessLevel: AccessLevel;
  readonly nodeLimit: number;
  readonly clientLimit: number;
  /** Ids of nodes and external clients that are the user's own. */
  readonly nodes: readonly string[];
  readonly clients: readonly string[];
  readonly carried: Carried;
};

/** What `GET /networkusers/data/{user}/me` tells a user of one network. */
export type NetworkUserData = {
  readonly network: string;
  readonly user: NetworkUser;
  readonly nodes: readonly Node[];
  readonly clients: readonly ExternalClient[];
  /** The network's ingress gateways. */
  readonly gateways: readonly Node[];
  /** Filled for level 0 only: nothing may depend on network flags below it. */
  readonly networks: readonly Network[];
};
