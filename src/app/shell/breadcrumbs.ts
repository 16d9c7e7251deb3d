import { generatePath } from 'react-router-dom';
import { routePatterns } from '../../domain/paths.ts';
import { routeAt, type RouteKey, type RouteParams } from './routeAt.ts';

export type Crumb = {
  readonly label: string;
  /** Without one the crumb is where the person is. */
  readonly href?: string;
  /** The label is the name of a thing. */
  readonly isIdentifier: boolean;
};

/** Turns ids into what people call things. */
export type CrumbNames = { readonly nodeName: (netid: string, nodeId: string) => string | undefined };

/** What a route is called, and the route it stands under; without one it stands under Home. */
type Place = {
  readonly label: string | ((params: RouteParams, names: CrumbNames) => string);
  readonly under?: RouteKey;
};

const netid = ({ netid: id = '' }: RouteParams) => id;
const keyName = ({ keyName: name = '' }: RouteParams) => name;
const clientId = ({ clientId: id = '' }: RouteParams) => id;
const username = ({ username: name = '' }: RouteParams) => name;
const node = ({ netid: network = '', nodeId = '' }: RouteParams, names: CrumbNames) =>
  names.nodeName(network, nodeId) ?? nodeId;

const places: Record<RouteKey, Place> = {
  home: { label: 'Dashboard' },
  login: { label: 'Login' },

  networks: { label: 'Networks' },
  createNetwork: { label: 'Create', under: 'networks' },
  network: { label: netid, under: 'networks' },
  editNetwork: { label: 'Edit', under: 'network' },
  editNetworkGroups: { label: 'Allowed groups', under: 'network' },
  editNetworkUsers: { label: 'Allowed users', under: 'network' },
  legacyAccessKeys: { label: 'Access keys', under: 'network' },

  nodes: { label: 'Nodes' },
  networkNodes: { label: netid, under: 'nodes' },
  node: { label: node, under: 'networkNodes' },
  editNode: { label: 'Edit', under: 'node' },
  createEgress: { label: 'Create egress', under: 'node' },
  createRelay: { label: 'Create relay', under: 'node' },

  accessKeys: { label: 'Access keys' },
  networkAccessKeys: { label: netid, under: 'accessKeys' },
  createAccessKey: { label: 'Create', under: 'networkAccessKeys' },
  accessKey: { label: keyName, under: 'networkAccessKeys' },

  externalClients: { label: 'Ext. clients' },
  networkExternalClients: { label: netid, under: 'externalClients' },
  externalClientQr: { label: (params) => `${clientId(params)} QR code`, under: 'networkExternalClients' },
  editExternalClient: { label: (params) => `Edit ${clientId(params)}`, under: 'networkExternalClients' },

  dns: { label: 'DNS' },
  networkDns: { label: netid, under: 'dns' },
  createDnsEntry: { label: 'Create', under: 'networkDns' },

  graphs: { label: 'Graphs' },
  networkGraph: { label: netid, under: 'graphs' },

  acls: { label: 'ACLs' },
  networkAcls: { label: netid, under: 'acls' },
  nodeAcls: { label: node, under: 'networkAcls' },

  logs: { label: 'Server logs' },

  metrics: { label: 'Metrics' },
  allMetrics: { label: 'All networks', under: 'metrics' },
  networkMetrics: { label: netid, under: 'metrics' },
  nodeMetrics: { label: node, under: 'networkMetrics' },

  users: { label: 'Users' },
  createUser: { label: 'Create', under: 'users' },
  user: { label: username, under: 'users' },
  userGroupsOf: { label: 'User groups', under: 'user' },

  userGroups: { label: 'User groups' },
  createUserGroup: { label: 'Create', under: 'userGroups' },

  userPermissions: { label: 'User permissions' },
  networkUserPermissions: { label: netid, under: 'userPermissions' },
  editUserPermission: { label: username, under: 'networkUserPermissions' },

  userArea: { label: 'User dashboard' },
  networkUserArea: { label: netid, under: 'userArea' },
  userAreaAccessKeys: { label: 'Access keys', under: 'networkUserArea' },
  userAreaCreateAccessKey: { label: 'Create', under: 'userAreaAccessKeys' },
  userAreaAccessKey: { label: keyName, under: 'userAreaAccessKeys' },
  userAreaClients: { label: 'Remote access', under: 'networkUserArea' },
  userAreaEditClient: { label: (params) => `Edit ${clientId(params)}`, under: 'userAreaClients' },
  userAreaClientQr: { label: (params) => `${clientId(params)} QR code`, under: 'userAreaClients' },
  userAreaEditNetwork: { label: 'Edit network', under: 'networkUserArea' },
  userAreaNodes: { label: 'Nodes', under: 'networkUserArea' },
  userAreaEditNode: { label: (params, names) => `Edit ${node(params, names)}`, under: 'userAreaNodes' },
  userAreaNode: { label: node, under: 'userAreaNodes' },
  userAreaCreateEgress: { label: 'Create egress', under: 'userAreaNodes' },
  userAreaCreateRelay: { label: 'Create relay', under: 'userAreaNodes' },
};

const home: Crumb = { label: 'Home', href: routePatterns.home, isIdentifier: false };

/** The way from Home to an address; the last part is where the person is, and no link. */
export function breadcrumbs(pathname: string, names: CrumbNames): readonly Crumb[] {
  const found = routeAt(pathname);
  if (!found) return [home, { label: 'Not found', isIdentifier: false }];
  const way: Crumb[] = [];
  for (let key: RouteKey | undefined = found.key; key; key = places[key].under) {
    const { label } = places[key];
    way.unshift({
      label: typeof label === 'string' ? label : label(found.params, names),
      href: generatePath<string>(routePatterns[key], found.params),
      isIdentifier: typeof label !== 'string',
    });
  }
  return [
    home,
    ...way.map(({ href, ...crumb }, index) => (index < way.length - 1 && href ? { ...crumb, href } : crumb)),
  ];
}

/** What the page is called where there is no room for the way to it: a tab of the browser, the top of a phone. */
export function pageTitle(crumbs: readonly Crumb[]): string {
  const [above, here] = crumbs.slice(-2);
  if (!above || !here) return above?.label ?? '';
  return here.label === 'Edit' ? `Edit ${above.label}` : here.label;
}
