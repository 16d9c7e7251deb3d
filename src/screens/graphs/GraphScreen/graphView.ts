import type { AclMatrix } from '../../../domain/acl/aclMatrix.ts';
import type { ExternalClient } from '../../../domain/externalClient/externalClient.ts';
import type { Topology } from '../../../domain/graph/topology.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import type { Network } from '../../../domain/network/network.ts';
import type { Node } from '../../../domain/node/node.ts';
import type { Viewer } from '../../../domain/session/permissions.ts';
import type { NodePlaces } from '../../nodes/nodePlaces.ts';
import type { Freshness } from '../../shared/freshness/freshness.ts';
import type { Place } from '../GraphCanvas/place.ts';
import type { GraphQuery } from './graphQuery.ts';

export type GraphInput = {
  /** Of the address. */
  readonly netid: string;
  readonly nodes: Loadable<readonly Node[]>;
  readonly networks: Loadable<readonly Network[]>;
  readonly isRefreshing: boolean;
  /** undefined: this viewer is not told of them. */
  readonly clients: readonly ExternalClient[] | undefined;
  /** Of the network; one try per network. */
  readonly acls: Loadable<AclMatrix>;
  /** `topologyOf` the network, which is too much work for every tick of the clock; undefined until the nodes are known. */
  readonly topology: Topology | undefined;
  /** Where things stand; undefined until the first layout has something to show. */
  readonly positions: ReadonlyMap<string, Place> | undefined;
  /** The nodes, by `nodeKey`, of which a role is being switched. */
  readonly switching: ReadonlySet<string>;
  readonly query: URLSearchParams;
  readonly viewer: Viewer;
  /** Where the panel leads. */
  readonly places: NodePlaces;
  /** Unix seconds. */
  readonly now: number;
  /** The browser's unless named. */
  readonly timeZone?: string;
};

/** A network's graph: a drawing or a table, with a panel on what is selected. */
export type GraphView =
  | { readonly status: 'loading'; readonly heading: string }
  | { readonly status: 'failed'; readonly heading: string; readonly reason: string }
  /** No nodes, or no such network. */
  | { readonly status: 'empty'; readonly heading: string; readonly listHref: string }
  | GraphReady;

export type GraphReady = {
  readonly status: 'ready';
  readonly heading: string;
  readonly query: GraphQuery;
  readonly freshness: Freshness;
};
