import { describe, expect, it } from 'vitest';
import { isInAppPath, paths, routePatterns } from './paths.ts';

const node = { network: 'office', id: 'n-1' };

/** One call of each builder, with and without the optional network. */
const addresses = [
  paths.home(),
  paths.login(),
  paths.networks(),
  paths.createNetwork(),
  paths.network('office'),
  paths.editNetwork('office'),
  paths.cloneNetwork('office'),
  paths.editNetworkGroups('office'),
  paths.editNetworkUsers('office'),
  paths.legacyAccessKeys('office'),
  paths.nodes(),
  paths.nodes('office'),
  paths.node(node),
  paths.editNode(node),
  paths.editNodes(),
  paths.createEgress(node),
  paths.createRelay(node),
  paths.task('office', 'replace'),
  paths.accessKeys(),
  paths.accessKeys('office'),
  paths.createAccessKey('office'),
  paths.accessKey('office', 'laptop key'),
  paths.externalClients(),
  paths.externalClients('office'),
  paths.externalClientQr('office', 'phone'),
  paths.editExternalClient('office', 'phone'),
  paths.dns(),
  paths.dns('office'),
  paths.createDnsEntry('office'),
  paths.graphs(),
  paths.graphs('office'),
  paths.findings(),
  paths.findings('office'),
  paths.formerReach(),
  paths.formerReach('office'),
  paths.reachOf('office', '192.168.77.0/24'),
  paths.acls(),
  paths.acls('office'),
  paths.nodeAcls(node),
  paths.logs(),
  paths.metrics(),
  paths.metrics('office'),
  paths.allMetrics(),
  paths.nodeMetrics(node),
  paths.users(),
  paths.createUser(),
  paths.user('mira@example.com'),
  paths.userGroupsOf('mira'),
  paths.userGroups(),
  paths.createUserGroup(),
  paths.userPermissions(),
  paths.userPermissions('office'),
  paths.editUserPermission('office', 'mira'),
  paths.userArea(),
  paths.userArea('office'),
  paths.userAreaAccessKeys('office'),
  paths.userAreaCreateAccessKey('office'),
  paths.userAreaAccessKey('office', 'laptop'),
  paths.userAreaClients('office'),
  paths.userAreaEditClient('office', 'phone'),
  paths.userAreaClientQr('office', 'phone'),
  paths.userAreaEditNetwork('office'),
  paths.userAreaNodes('office'),
  paths.userAreaEditNode(node),
  paths.userAreaNode(node),
  paths.userAreaCreateEgress(node),
  paths.userAreaCreateRelay(node),
];

it('lists every address of the console', () => {
  expect(`\n${addresses.join('\n')}\n`).toMatchInlineSnapshot(`
    "
    /
    /login
    /networks
    /networks/create
    /networks/office
    /networks/office/edit
    /networks/office/clone
    /networks/office/edit/groups
    /networks/office/edit/networkusers
    /networks/office/accesskeys
    /nodes
    /nodes/office
    /nodes/office/n-1
    /nodes/office/n-1/edit
    /edit-nodes
    /nodes/office/n-1/create-egress
    /nodes/office/n-1/create-relay
    /nodes/office/tasks/replace
    /access-keys
    /access-keys/office
    /access-keys/office/create
    /access-keys/office/details/laptop%20key
    /ext-clients
    /ext-clients/office
    /ext-clients/office/phone/qr
    /ext-clients/office/phone/edit
    /dns
    /dns/office
    /dns/office/create
    /graphs
    /graphs/office
    /findings
    /findings/office
    /reach
    /reach/office
    /reach/office/192.168.77.0%2F24
    /acls
    /acls/office
    /acls/office/n-1
    /logs
    /metrics
    /metrics/office
    /metrics/MetricsTable
    /metrics/office/n-1
    /users
    /users/create
    /users/mira%40example.com
    /users/mira/groups
    /usergroups
    /usergroups/create
    /user-permissions
    /user-permissions/office
    /user-permissions/office/mira
    /prouser
    /prouser/office
    /prouser/office/accesskeys
    /prouser/office/accesskeys/create
    /prouser/office/accesskeys/view/laptop
    /prouser/office/vpnview
    /prouser/office/vpnview/phone/edit
    /prouser/office/vpnview/phone/qr
    /prouser/office/proedit
    /prouser/office/nodeview
    /prouser/office/nodeview/edit/n-1
    /prouser/office/nodeview/view/n-1
    /prouser/office/nodeview/n-1/create-egress
    /prouser/office/nodeview/n-1/create-relay
    "
  `);
});

it('builds exactly the addresses of the routes, in the same order', () => {
  const shapes = Object.values(routePatterns)
    .flatMap((pattern) =>
      pattern.endsWith('/:netid?') ? [pattern.replace('/:netid?', ''), pattern.slice(0, -1)] : [pattern],
    )
    .map((pattern) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`));
  expect(addresses).toHaveLength(shapes.length);
  for (const [index, address] of addresses.entries()) expect(address).toMatch(shapes[index] ?? /^$/);
});

it.each(['../users', 'a/b', 'a?b', 'a#b', 'ä ö', '100%'])('encodes %o as one path segment', (value) => {
  const parts = paths.accessKey('office', value).split('/');
  expect(parts).toHaveLength(5);
  expect(decodeURIComponent(parts[4] ?? '')).toBe(value);
});

describe('a remembered address', () => {
  it.each(['/', '/nodes/office?page=2', '/users/mira%40example.com#top'])('can be %s', (text) => {
    expect(isInAppPath(text)).toBe(true);
  });

  it.each([
    '',
    'nodes',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '\\\\evil.example',
  ])('can’t be %o', (text) => {
    expect(isInAppPath(text)).toBe(false);
  });
});
