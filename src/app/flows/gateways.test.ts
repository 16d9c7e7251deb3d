// @vitest-environment happy-dom

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toastQueue } from '../../components/Toast/toastQueue.ts';
import { valueOf } from '../../domain/loadable.ts';
import { hasRole, type GatewayRole } from '../../domain/node/gateways.ts';
import { roleChanges } from '../stores/changes.ts';
import { newRowStore } from '../stores/newRow.ts';
import { externalClientsStore, nodesStore } from '../stores/records.ts';
import { runStore } from '../stores/run.ts';
import { asked, enter, world } from '../testing/enter.ts';
import { outcomes } from '../testing/outcomes.ts';
import { undoRun } from './bulkRun.ts';
import { make } from './change.ts';
import { createEgress, createRelay, egressAgain, relayChange } from './gateways.ts';
import { logOut } from './logOut.ts';
import { switchRole, switchRoles } from '../testing/acts.ts';

function nodeCalled(name: string) {
  const node = valueOf(nodesStore.data)?.find((one) => one.name === name);
  if (!node) throw new Error(`There is no node ${name}`);
  return node;
}

const changes = () => asked.filter((line) => !line.startsWith('GET'));
const settled = () => vi.waitFor(() => expect(roleChanges.underway).toEqual([]));
const egress = { ranges: ['172.16.9.0/24'], interfaceName: 'eth0', isNatOn: false };

beforeEach(() => enter('community'));

describe('an egress gateway', () => {
  it('has the requested ranges, interface and NAT', async () => {
    const node = nodeCalled('owned-node');
    expect((await createEgress(node, egress)).ok).toBe(true);
    expect(changes()).toEqual([`POST /nodes/meshnet/${node.id}/creategateway 200`]);
    await settled();
    expect(nodeCalled('owned-node')).toMatchObject({
      isEgressGateway: true,
      egressRanges: ['172.16.9.0/24'],
      egressInterface: 'eth0',
      egressNat: false,
    });
    expect(outcomes()).toEqual(['success | Succesfully created Egress Gateway! | owned-node in meshnet']);
  });

  it('shows the server’s Message if it is rejected', async () => {
    const result = await createEgress(nodeCalled('win-desktop'), egress);
    expect(result.ok).toBe(false);
    expect(outcomes()).toEqual([
      'error | Failed to create Egress Gateway. : windows is unsupported for egress gateways | win-desktop in meshnet',
    ]);
  });
});

describe('a relay', () => {
  it('relays the selected nodes by both addresses, and marks them at once', async () => {
    const relay = nodeCalled('dual-a');
    const relayed = nodeCalled('dual-c');
    await createRelay(relay, [relayed]);
    await settled();
    expect(world.nodes.get(relay.id)?.relayaddrs).toEqual([relayed.address, relayed.address6]);
    expect(nodeCalled('dual-c').isRelayed).toBe(true);
    expect(outcomes()).toEqual(['success | Successfully created Relay! | dual-a in dualnet']);
  });

  it('unmarks its nodes when it is removed', async () => {
    expect(nodeCalled('leaf-a').isRelayed).toBe(true);
    await switchRole(nodeCalled('gw-relay'), 'relay', false);
    await settled();
    expect(nodeCalled('leaf-a').isRelayed).toBe(false);
    expect(outcomes()).toEqual(['success | Successfully removed Relay! | gw-relay in meshnet']);
  });
});

describe('a lost response to a role that is created again', () => {
  const again = {
    'a relay with other nodes': () =>
      make(relayChange(nodeCalled('gw-relay'), [nodeCalled('mac-laptop').address])),
    'a relay with the same nodes': () =>
      make(relayChange(nodeCalled('gw-relay'), nodeCalled('gw-relay').relayAddresses)),
    'egress with other ranges': () => createEgress(nodeCalled('gw-egress'), egress),
    'egress as it is': () => make(egressAgain(nodeCalled('gw-egress'), false)),
  } as const;

  it.each<[keyof typeof again, 'lost' | 'lost-before', string]>([
    ['a relay with other nodes', 'lost', 'success'],
    ['a relay with other nodes', 'lost-before', 'error'],
    ['a relay with the same nodes', 'lost', 'unknown'],
    ['a relay with the same nodes', 'lost-before', 'unknown'],
    ['egress with other ranges', 'lost', 'success'],
    ['egress with other ranges', 'lost-before', 'error'],
    ['egress as it is', 'lost-before', 'unknown'],
  ])('%s: if it was %s, the outcome is %s', async (what, kind, outcome) => {
    world.faults.add('POST /nodes/*/*/createrelay', { kind });
    world.faults.add('POST /nodes/*/*/creategateway', { kind });
    const result = await again[what]();
    const failure = result.ok || result.error.kind !== 'unknown' ? 'error' : 'unknown';
    expect(result.ok ? 'success' : failure).toBe(outcome);
  });
});

describe('the commands of a node with two roles', () => {
  const commandsOf = (name: string) => nodeCalled(name).postUp.replaceAll(/-A FORWARD -[io] \S+ -j/g, '…');
  const steps: Readonly<Record<string, (name: string) => Promise<unknown>>> = {
    egress: (name) => createEgress(nodeCalled(name), { ...egress, isNatOn: true }),
    relay: (name) => createRelay(nodeCalled(name), [nodeCalled('mac-laptop')]),
    ingress: (name) => switchRole(nodeCalled(name), 'ingress', true),
    failover: (name) => switchRole(nodeCalled(name), 'failover', true),
    noEgress: (name) => switchRole(nodeCalled(name), 'egress', false),
    noIngress: (name) => switchRole(nodeCalled(name), 'ingress', false),
    noRelay: (name) => switchRole(nodeCalled(name), 'relay', false),
    undo: async () => {
      const id = toastQueue.snapshot().history.find(({ undo }) => undo)?.id;
      if (id !== undefined) await toastQueue.undo(id);
    },
  };
  const accepts = 'iptables … ACCEPT ; iptables … ACCEPT ; iptables -t nat -A POSTROUTING -o ';
  const toRanges = `${accepts}eth0 -j MASQUERADE ; `;
  const toMesh = `${accepts}nm-meshnet -j MASQUERADE ; `;
  const stopped = 'The node no longer forwards into its egress ranges. Create the egress gateway again';
  const withoutNat = 'The node no longer does NAT into its egress ranges. Create the egress gateway again';

  it.each<[string, string, string | undefined]>([
    ['egress ingress noIngress', '', stopped],
    ['egress ingress undo', toRanges, undefined],
    ['egress ingress noEgress', toMesh, undefined],
    ['ingress egress undo', toMesh, undefined],
    ['egress ingress failover', toMesh, withoutNat],
    ['egress relay noRelay', toRanges, undefined],
    ['egress relay undo', toRanges, undefined],
    ['relay egress noEgress', '', undefined],
    ['relay egress undo', '', undefined],
    ['ingress relay noRelay', toMesh, undefined],
    ['ingress relay undo', toMesh, undefined],
    ['relay ingress noIngress', '', undefined],
    ['relay ingress undo', '', undefined],
  ])('after %s are %j, and the notification reports: %s', async (changed, commands, note) => {
    await enter('enterprise');
    expect(world.settings.rce).toBe(false);
    for (const step of changed.split(' ')) {
      await steps[step]?.('owned-node');
      await settled();
    }
    expect(commandsOf('owned-node')).toBe(commands);
    expect(toastQueue.snapshot().history[0]).toMatchObject(
      note === undefined ? { kind: 'success' } : { kind: 'warning', detail: note },
    );
  });

  it('are added again when the egress gateway is created again as it is', async () => {
    for (const step of ['egress', 'ingress', 'noIngress']) {
      await steps[step]?.('owned-node');
      await settled();
    }
    await make(egressAgain(nodeCalled('owned-node'), false));
    await settled();
    expect(commandsOf('owned-node')).toBe(toRanges);
    expect(nodeCalled('owned-node')).toMatchObject({ egressRanges: egress.ranges, egressNat: true });
  });

  it('are reported in the panel of a run and of its undo', async () => {
    const notes = () => runStore.run?.results.map(({ state, text }) => text ?? state);
    await switchRoles([nodeCalled('gw-egress')], 'ingress', true);
    expect(notes()).toEqual(['done']);
    world.faults.add('POST /nodes/*/*/creategateway', { kind: 'status', status: 500, message: 'disk full' });
    await undoRun();
    expect(notes()).toEqual([`The server didn’t restore the postup and postdown commands. ${stopped}`]);
    await switchRoles([nodeCalled('dual-a')], 'ingress', false);
    expect(notes()).toEqual([stopped]);
  });
});

describe('each role change', () => {
  it.each<[GatewayRole, boolean, string, string, string]>([
    ['ingress', true, 'owned-node', 'POST createingress', 'Successfully created Ingress Gateway!'],
    ['ingress', false, 'gw-ingress', 'DELETE deleteingress', 'Successfully removed Ingress Gateway!'],
    ['egress', false, 'gw-egress', 'DELETE deletegateway', 'Succesfully removed Egress Gateway!'],
    ['relay', false, 'gw-relay', 'DELETE deleterelay', 'Successfully removed Relay!'],
  ])('of %s to %s on %s sends one %s and reports: %s', async (role, isOn, name, call, text) => {
    const node = nodeCalled(name);
    await switchRole(node, role, isOn);
    const [method = '', action = ''] = call.split(' ');
    expect(changes()).toEqual([`${method} /nodes/meshnet/${node.id}/${action} 200`]);
    expect(outcomes()).toEqual([`success | ${text} | ${name} in meshnet`]);
    await settled();
    expect(hasRole(nodeCalled(name), role)).toBe(isOn);
  });

  it('works for a network administrator', async () => {
    await enter('enterprise', 'lvl0-admin');
    await switchRole(nodeCalled('owned-node'), 'ingress', true);
    expect(outcomes()).toEqual(['success | Successfully created Ingress Gateway! | owned-node in meshnet']);
    await settled();
    expect(nodeCalled('owned-node').isIngressGateway).toBe(true);
  });

  it('shows the new row and leads to the clients of a new ingress gateway', async () => {
    const node = nodeCalled('owned-node');
    await switchRole(node, 'ingress', true);
    expect(newRowStore.key).toBe(`meshnet/${node.id}`);
    expect(toastQueue.snapshot().latest?.action).toEqual({
      label: 'Add a client',
      href: '/ext-clients/meshnet',
    });
    await settled();
  });

  it.each<[string, () => Promise<unknown>, boolean]>([
    ['a new egress gateway', () => createEgress(nodeCalled('owned-node'), egress), true],
    ['a removed role', () => switchRole(nodeCalled('gw-ingress'), 'ingress', false), false],
    ['a rejected role', () => createEgress(nodeCalled('win-desktop'), egress), false],
  ])('adds no link for %s, which has no clients to add', async (_, change, isShown) => {
    await change();
    expect(newRowStore.key !== undefined).toBe(isShown);
    expect(toastQueue.snapshot().latest?.action).toBeUndefined();
    await settled();
  });

  it('locks the node’s other roles until everything is read again', async () => {
    const node = nodeCalled('owned-node');
    const switched = switchRole(node, 'ingress', true);
    expect(roleChanges.underway).toEqual([`meshnet/${node.id}`]);
    await switched;
    await settled();
    expect(nodeCalled('owned-node').isIngressGateway).toBe(true);
  });

  it('reports nothing once the user has logged out', async () => {
    world.faults.add('POST /nodes/*/*/createingress', { kind: 'latency', ms: 20 });
    const switched = switchRole(nodeCalled('owned-node'), 'ingress', true);
    logOut('signedOut');
    await switched;
    expect(toastQueue.snapshot()).toMatchObject({ toasts: [], history: [] });
    await settled();
  });
});

describe('removing an ingress gateway', () => {
  it('removes its clients from the list', async () => {
    const gateway = nodeCalled('gw-ingress');
    const attached = () =>
      valueOf(externalClientsStore.data)?.filter((one) => one.ingressGatewayId === gateway.id).length;
    expect(attached()).toBeGreaterThan(0);
    await switchRole(gateway, 'ingress', false);
    await settled();
    expect(attached()).toBe(0);
  });
});

describe('failover', () => {
  beforeEach(() => enter('enterprise'));

  it('creates an ingress gateway with the flag, and reads the user’s own data again', async () => {
    const node = nodeCalled('owned-node');
    await switchRole(node, 'failover', true);
    await settled();
    expect(nodeCalled('owned-node')).toMatchObject({ isFailover: true, isIngressGateway: true });
    expect(outcomes()).toEqual([
      'success | Successfully added failover gateway to node! | owned-node in meshnet',
    ]);
    expect(asked).toContain('GET /networkusers/data/admin/me 200');
  });

  it('is removed with the ingress gateway', async () => {
    const node = nodeCalled('site-hub');
    await switchRole(node, 'failover', false);
    await settled();
    expect(changes()).toEqual([`DELETE /nodes/p2snet/${node.id}/deleteingress 200`]);
    expect(nodeCalled('site-hub')).toMatchObject({ isFailover: false, isIngressGateway: false });
    expect(outcomes()).toEqual(['success | Successfully removed Ingress Gateway! | site-hub in p2snet']);
  });

  it('uses the failover text if it is rejected', async () => {
    world.faults.add('POST /nodes/*/*/createingress', { kind: 'status', status: 500, message: 'no room' });
    await switchRole(nodeCalled('owned-node'), 'failover', true);
    expect(outcomes()[0]).toMatch(/^error \| Failed to add failover gateway to node\. \| .*no room/);
  });
});

describe('the hub', () => {
  beforeEach(() => enter('hubNetwork'));

  it('moves by changing one flag, and the old hub loses it', async () => {
    const node = nodeCalled('site-1');
    const before = { ...world.nodes.get(node.id) };
    await switchRole(node, 'hub', true);
    await settled();
    expect(changes()).toEqual([`PUT /nodes/p2snet/${node.id} 200`]);
    expect(world.nodes.get(node.id)).toEqual({
      ...before,
      // The server stores a missing list as an empty one.
      allowedips: [],
      egressgatewayranges: [],
      relayaddrs: [],
      ishub: 'yes',
      lastmodified: expect.any(Number),
    });
    expect(nodeCalled('site-1').isHub).toBe(true);
    expect(nodeCalled('site-hub').isHub).toBe(false);
    expect(outcomes()).toEqual(['success | Node updated successfully! | site-1 in p2snet']);
  });

  it('keeps concurrent changes when it moves', async () => {
    const node = nodeCalled('site-1');
    const stored = world.nodes.get(node.id);
    if (stored) stored.mtu = 1333;
    await switchRole(node, 'hub', true);
    expect(world.nodes.get(node.id)).toMatchObject({ mtu: 1333, ishub: 'yes' });
  });
});

describe('a lost response', () => {
  type Change = readonly [string, string, () => Promise<boolean>];
  const all: readonly Change[] = [
    ['creategateway', 'POST', async () => (await createEgress(nodeCalled('owned-node'), egress)).ok],
    [
      'createrelay',
      'POST',
      async () => (await createRelay(nodeCalled('owned-node'), [nodeCalled('mac-laptop')])).ok,
    ],
    ['createingress', 'POST', () => switchRole(nodeCalled('owned-node'), 'ingress', true)],
    ['deletegateway', 'DELETE', () => switchRole(nodeCalled('gw-egress'), 'egress', false)],
    ['deleteingress', 'DELETE', () => switchRole(nodeCalled('gw-ingress'), 'ingress', false)],
    ['deleterelay', 'DELETE', () => switchRole(nodeCalled('gw-relay'), 'relay', false)],
  ];

  it.each(all)('of %s counts as done if it was applied, after one request', async (call, method, change) => {
    world.faults.add(`${method} /nodes/*/*/${call}`, { kind: 'lost' });
    expect(await change()).toBe(true);
    expect(outcomes()[0]).toMatch(/^success/);
    expect(changes()).toHaveLength(1);
    await settled();
  });

  it.each(all)(
    'of %s counts as failed if it wasn’t applied, and isn’t repeated',
    async (call, method, change) => {
      world.faults.add(`${method} /nodes/*/*/${call}`, { kind: 'lost-before' });
      expect(await change()).toBe(false);
      expect(outcomes()[0]).toMatch(/^error \|.*The server closed the connection without a response/);
      expect(changes()).toHaveLength(1);
      await settled();
    },
  );

  it.each([
    ['done', 'lost', true],
    ['not done', 'lost-before', false],
  ] as const)('of a moved hub is reported as %s', async (_, kind, isHub) => {
    await enter('hubNetwork');
    world.faults.add('PUT /nodes/*/*', { kind });
    expect(await switchRole(nodeCalled('site-1'), 'hub', true)).toBe(isHub);
    expect(changes()).toHaveLength(1);
    await settled();
    expect(nodeCalled('site-1').isHub).toBe(isHub);
  });
});
