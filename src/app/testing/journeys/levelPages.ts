import { uuidFor } from '../../../../mocks/fixtures/seed.ts';
import { paths } from '../../../domain/paths.ts';

/** The result of opening an address: a heading of the page or its dialog, a redirect home, or the page for unknown addresses. */
export type ExpectedPage = string | 'home' | 'lost';

const netid = 'meshnet';
export const ownNode = { network: netid, id: uuidFor('meshnet/owned-node') };
export const otherNode = { network: netid, id: uuidFor('meshnet/leaf-a') };
const ownClient = 'lvl2-phone';

/** Administration pages of both editions. Users who are not administrators are redirected home. */
export const administration: readonly string[] = [
  paths.editNetworkGroups(netid),
  paths.editNetworkUsers(netid),
  paths.acls(),
  paths.acls(netid),
  paths.nodeAcls(otherNode),
  paths.logs(),
  paths.metrics(),
  paths.metrics(netid),
  paths.allMetrics(),
  paths.nodeMetrics(otherNode),
  paths.users(),
  paths.createUser(),
  paths.user('bob'),
  paths.userGroupsOf('bob'),
  paths.userGroups(),
  paths.createUserGroup(),
  paths.userPermissions(),
  paths.userPermissions(netid),
  paths.editUserPermission(netid, 'bob'),
];

export const areaPages = {
  editNetwork: paths.userAreaEditNetwork(netid),
  accessKeys: paths.userAreaAccessKeys(netid),
  createAccessKey: paths.userAreaCreateAccessKey(netid),
  accessKey: paths.userAreaAccessKey(netid, 'no-such-key'),
  nodes: paths.userAreaNodes(netid),
  ownNode: paths.userAreaNode(ownNode),
  otherNode: paths.userAreaNode(otherNode),
  editOwnNode: paths.userAreaEditNode(ownNode),
  editOtherNode: paths.userAreaEditNode(otherNode),
  createEgress: paths.userAreaCreateEgress(ownNode),
  createRelay: paths.userAreaCreateRelay(ownNode),
  clients: paths.userAreaClients(netid),
  renameClient: paths.userAreaEditClient(netid, ownClient),
  clientQr: paths.userAreaClientQr(netid, ownClient),
} as const;

/** The pages that all users can open, and that show what their access level allows. */
export const basePages = {
  networks: paths.networks(),
  createNetwork: paths.createNetwork(),
  network: paths.network(netid),
  editNetwork: paths.editNetwork(netid),
  legacyAccessKeys: paths.legacyAccessKeys(netid),
  nodes: paths.nodes(netid),
  ownNode: paths.node(ownNode),
  otherNode: paths.node(otherNode),
  editOwnNode: paths.editNode(ownNode),
  createEgress: paths.createEgress(ownNode),
  createRelay: paths.createRelay(ownNode),
  accessKeys: paths.accessKeys(netid),
  createAccessKey: paths.createAccessKey(netid),
  clients: paths.externalClients(netid),
  renameClient: paths.editExternalClient(netid, ownClient),
  clientQr: paths.externalClientQr(netid, ownClient),
  dns: paths.dns(netid),
  createDnsEntry: paths.createDnsEntry(netid),
} as const;

/** The result of opening each page for an access level. Pages missing in `area` are unknown addresses for it. */
export type ExpectedPages = {
  readonly base: Record<keyof typeof basePages, ExpectedPage>;
  readonly area: Partial<Record<keyof typeof areaPages, ExpectedPage>>;
};
