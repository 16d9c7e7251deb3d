import { paths } from '../../domain/paths.ts';
import type { RouteKey } from './routeAt.ts';

/** A part of the console that shows one network at a time, or all of them. */
type Section = {
  readonly routes: readonly RouteKey[];
  readonly path: (netid?: string) => string;
  /** §2: on these the selector offers all networks at once. */
  readonly offersAll: boolean;
};

const sections: readonly Section[] = [
  {
    routes: ['network', 'editNetwork', 'editNetworkGroups', 'editNetworkUsers', 'legacyAccessKeys'],
    path: (netid) => (netid === undefined ? paths.networks() : paths.network(netid)),
    offersAll: false,
  },
  {
    routes: ['nodes', 'networkNodes', 'node', 'editNode', 'createEgress', 'createRelay'],
    path: paths.nodes,
    offersAll: true,
  },
  {
    routes: ['accessKeys', 'networkAccessKeys', 'createAccessKey', 'accessKey'],
    path: paths.accessKeys,
    offersAll: true,
  },
  {
    routes: ['externalClients', 'networkExternalClients', 'externalClientQr', 'editExternalClient'],
    path: paths.externalClients,
    offersAll: false,
  },
  { routes: ['dns', 'networkDns', 'createDnsEntry'], path: paths.dns, offersAll: false },
  { routes: ['graphs', 'networkGraph'], path: paths.graphs, offersAll: true },
  { routes: ['acls', 'networkAcls', 'nodeAcls'], path: paths.acls, offersAll: true },
  {
    routes: ['metrics', 'allMetrics', 'networkMetrics', 'nodeMetrics'],
    path: paths.metrics,
    offersAll: true,
  },
  {
    routes: ['userPermissions', 'networkUserPermissions', 'editUserPermission'],
    path: paths.userPermissions,
    offersAll: false,
  },
];

/** The section that a route belongs to; undefined where the network selector has nothing to lead to. */
export function sectionOf(key: RouteKey | undefined): Section | undefined {
  return sections.find(({ routes }) => routes.some((route) => route === key));
}

/** Whether a route is the section's page for all networks (or its picker), so that being there means none is chosen. */
export function showsAllNetworks(key: RouteKey | undefined): boolean {
  return sectionOf(key)?.routes[0] === key && key !== 'network';
}
