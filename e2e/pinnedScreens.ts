import { uuidFor } from '../mocks/fixtures/seed.ts';

/** Pages whose reading order and announcements are pinned, in the scenario `community`. */
export const pinnedScreens = {
  dashboard: '/',
  networks: '/networks',
  network: '/networks/meshnet',
  nodes: '/nodes/meshnet',
  node: `/nodes/meshnet/${uuidFor('meshnet/gw-relay')}`,
  'network-edit': '/networks/meshnet/edit',
  'external-clients': '/ext-clients/meshnet',
  dns: '/dns/meshnet',
  acls: '/acls/meshnet',
  'user-create': '/users/create',
  findings: '/findings',
  'graph-table': '/graphs/meshnet?show=table',
};
