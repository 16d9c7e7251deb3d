// @vitest-environment happy-dom

import fc from 'fast-check';
import { beforeEach, chai, describe, expect, it, vi } from 'vitest';
import { uuidFor } from '../../../mocks/fixtures/seed.ts';
import type { World } from '../../../mocks/world/state.ts';
import type { WireNode } from '../../../mocks/wire/wire.ts';
import { toastQueue } from '../../components/Toast/toastQueue.ts';
import { isPairAllowed } from '../../domain/acl/aclMatrix.ts';
import type { Edit } from '../../domain/edit/edit.ts';
import { valueOf } from '../../domain/loadable.ts';
import type { Node } from '../../domain/node/node.ts';
import { nodeFields, nodeForm, type NodeField, type NodeForm } from '../../domain/node/nodeForm.ts';
import { loadAcls, loadedAcls } from '../stores/acls.ts';
import { loadNodes, nodesStore } from '../stores/records.ts';
import { beginSession } from '../stores/session.ts';
import { lastOutcome } from '../testing/outcomes.ts';
import { serve } from '../testing/simulatedServer.ts';
import { sessionOf, worldOf } from '../testing/worldOf.ts';
import { logOut } from './logOut.ts';
import { saveNode } from './nodeEdits.ts';

let world: World;
let asked: string[];
let bodies: Record<string, unknown>[];

function serveWithFutureFields(): void {
  ({ asked } = serve(world));
  const answer = fetch;
  bodies = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'PUT') bodies.push(await request.clone().json());
    const response = await answer(request);
    if (!request.url.endsWith('/nodes') || !response.ok) return response;
    const nodes: object[] = await response.json();
    return Response.json(nodes.map((node) => ({ ...node, futurefield: { deep: [1, null, 'x'] } })));
  });
}

const gateway = { isegressgateway: 'yes', isrelay: 'yes', relayaddrs: ['10.101.0.9'] } as const;

function aWireNode(): WireNode {
  const node = [...world.nodes.values()].find(
    (one) => one.isserver !== 'yes' && one.ispending !== 'yes' && one.isrelayed !== 'yes',
  );
  if (!node) throw new Error('There is no plain node');
  return node;
}

async function theNode(id: string): Promise<Node> {
  const nodes = await loadNodes();
  const node = nodes.ok ? nodes.value.find((one) => one.id === id) : undefined;
  if (!node) throw new Error(`There is no node ${id}`);
  return node;
}

/** The stored node without the time of the change. The server sends null for an empty list until it receives one. */
function stored(id: string): Record<string, unknown> {
  const node = world.nodes.get(id);
  if (!node) throw new Error(`There is no node ${id}`);
  const entries = Object.entries(node).filter(([key]) => key !== 'lastmodified');
  return Object.fromEntries(entries.map(([key, value]) => [key, value ?? []]));
}

function editOfNode(node: Node, changes: Partial<NodeForm>): Edit<NodeForm> {
  const before = nodeForm(node);
  return { before, after: { ...before, ...changes } };
}

beforeEach(() => {
  world = worldOf('community');
  world.settings.rce = true;
  serveWithFutureFields();
  beginSession(sessionOf(world, 'admin'));
});

/** Every field with its key on the wire, and values that the server stores unchanged. */
const editable: Readonly<Record<NodeField, { wire: string; values: fc.Arbitrary<Partial<NodeForm>> }>> = {
  name: { wire: 'name', values: texts('name', 'renamed', 'fra-gw-09') },
  isEndpointDynamic: { wire: 'isstatic', values: flags('isEndpointDynamic') },
  endpoint: { wire: 'endpoint', values: texts('endpoint', '203.0.113.77', '2001:db8::77') },
  udpHolePunch: { wire: 'udpholepunch', values: flags('udpHolePunch') },
  listenPort: { wire: 'listenport', values: texts('listenPort', '1024', '65535') },
  address: { wire: 'address', values: texts('address', '10.20.30.77', '10.20.30.78') },
  address6: { wire: 'address6', values: texts('address6', 'fd00:77::7', 'fd00:77::8') },
  localAddress: { wire: 'localaddress', values: texts('localAddress', '192.168.7.7') },
  isLocal: { wire: 'islocal', values: flags('isLocal') },
  localRange: { wire: 'localrange', values: texts('localRange', '192.168.7.0/24', '') },
  allowedIps: { wire: 'allowedips', values: texts('allowedIps', '10.7.7.7/32, 10.8.8.8/32', '10.7.7.7/32') },
  egressRanges: { wire: 'egressgatewayranges', values: texts('egressRanges', '172.30.0.0/16', '') },
  relayAddresses: { wire: 'relayaddrs', values: texts('relayAddresses', '10.101.0.77') },
  persistentKeepalive: { wire: 'persistentkeepalive', values: texts('persistentKeepalive', '0', '1000') },
  mtu: { wire: 'mtu', values: texts('mtu', '1280', '1500') },
  postUp: { wire: 'postup', values: texts('postUp', 'echo up; true') },
  postDown: { wire: 'postdown', values: texts('postDown', 'echo down; true') },
  expiresAt: { wire: 'expdatetime', values: texts('expiresAt', '2034-05-01T12:00', '2035-12-31T23:59') },
  defaultAcl: {
    wire: 'defaultacl',
    values: fc.constantFrom<Partial<NodeForm>>(
      { defaultAcl: 'unset' },
      { defaultAcl: 'yes' },
      { defaultAcl: 'no' },
    ),
  },
  isDnsOn: { wire: 'dnson', values: flags('isDnsOn') },
  isHub: { wire: 'ishub', values: flags('isHub') },
  isConnected: { wire: 'connected', values: flags('isConnected') },
};

function texts(field: NodeField, ...values: string[]): fc.Arbitrary<Partial<NodeForm>> {
  return fc.constantFrom(...values).map((value) => ({ [field]: value }));
}

function flags(field: NodeField): fc.Arbitrary<Partial<NodeForm>> {
  return fc.boolean().map((value) => ({ [field]: value }));
}

describe('an edit of any subset of fields', () => {
  const someChanges = fc
    .subarray([...nodeFields])
    .chain((fields) => fc.tuple(...fields.map((field) => editable[field].values)))
    .map((changes) => changes.reduce<Partial<NodeForm>>((all, one) => ({ ...all, ...one }), {}));

  it('changes exactly those fields on the server, and no unknown fields', async () => {
    const { id } = aWireNode();
    await fc.assert(
      fc.asyncProperty(someChanges, async (changes) => {
        const fresh = worldOf('community');
        world.nodes.clear();
        for (const [key, node] of fresh.nodes) world.nodes.set(key, node);
        Object.assign(aWireNode(), gateway);
        const before = stored(id);
        const node = await theNode(id);
        const edit = editOfNode(node, changes);
        const touched = new Set(
          nodeFields
            .filter((field) => edit.before[field] !== edit.after[field])
            .map((field) => editable[field].wire),
        );

        const result = await saveNode(node, edit);

        expect(result).toMatchObject({ ok: true, value: { overrides: [] } });
        const after = stored(id);
        const changed = Object.keys(after).filter((key) => !chai.util.eql(after[key], before[key]));
        expect(changed.toSorted()).toEqual([...touched].toSorted());
        expect(bodies.at(-1)).toMatchObject({ futurefield: { deep: [1, null, 'x'] } });
      }),
      { seed: 7, numRuns: 50 },
    );
  });
});

describe('saving a node', () => {
  it('reads the node first and keeps values that it reported since', async () => {
    const wire = aWireNode();
    const node = await theNode(wire.id);
    wire.endpoint = '203.0.113.250';
    await saveNode(node, editOfNode(node, { mtu: '1300' }));
    expect(world.nodes.get(node.id)).toMatchObject({ endpoint: '203.0.113.250', mtu: 1300 });
  });

  it('sends nothing if someone else changed the same field, and shows their value', async () => {
    const wire = aWireNode();
    const node = await theNode(wire.id);
    wire.mtu = 1500;
    asked.length = 0;
    const result = await saveNode(node, editOfNode(node, { mtu: '1300' }));
    expect(result.ok).toBe(false);
    expect(asked.filter((line) => line.startsWith('PUT'))).toEqual([]);
    expect(lastOutcome()).toBe(
      'error | Node updated failed! : Someone else changed the same field while you were editing. Nothing was sent. | ' +
        `${node.name} in ${node.network}`,
    );
    expect(valueOf(nodesStore.data)?.find(({ id }) => id === node.id)?.mtu).toBe(1500);
  });

  it('loses nothing if two administrators edit different fields at once', async () => {
    const wire = aWireNode();
    const node = await theNode(wire.id);
    await Promise.all([
      saveNode(node, editOfNode(node, { mtu: '1300' })),
      saveNode(node, editOfNode(node, { name: 'renamed' })).then(() =>
        saveNode(node, editOfNode(node, { localAddress: '192.168.7.7' })),
      ),
    ]);
    expect(world.nodes.get(node.id)).toMatchObject({ name: 'renamed', localaddress: '192.168.7.7' });
  });

  it('sends a cleared list as an empty one', async () => {
    const wire = aWireNode();
    wire.allowedips = ['10.1.1.1/32'];
    const node = await theNode(wire.id);
    await saveNode(node, editOfNode(node, { allowedIps: '' }));
    expect(bodies.at(-1)).toMatchObject({ allowedips: [] });
    expect(world.nodes.get(node.id)?.allowedips).toEqual([]);
  });

  it('reports the value that the server saved instead', async () => {
    const wire = aWireNode();
    wire.postup = 'echo up';
    const node = await theNode(wire.id);
    const result = await saveNode(node, editOfNode(node, { postUp: '' }));
    expect(result).toMatchObject({ ok: true, value: { overrides: [{ field: 'postUp', kept: 'echo up' }] } });
    expect(lastOutcome()).toBe(
      'warning | Node updated successfully! | The server saved echo up for Postup instead',
    );
  });

  it('reports unchanged commands if remote execution is off', async () => {
    world.settings.rce = false;
    const wire = aWireNode();
    wire.postup = 'echo up';
    const node = await theNode(wire.id);
    const result = await saveNode(node, editOfNode(node, { postUp: 'echo other', mtu: '1300' }));
    expect(result).toMatchObject({ ok: true, value: { overrides: [{ field: 'postUp' }] } });
    expect(world.nodes.get(node.id)).toMatchObject({ postup: 'echo up', mtu: 1300 });
  });

  it('clears the hub flag on every other node of the network at once', async () => {
    const [one, other] = [...world.nodes.values()].filter(
      ({ network, isserver, ispending }) =>
        network === aWireNode().network && isserver !== 'yes' && ispending !== 'yes',
    );
    if (!one || !other) throw new Error('The network is too small');
    one.ishub = 'yes';
    const node = await theNode(other.id);
    await saveNode(node, editOfNode(node, { isHub: true }));
    expect(
      valueOf(nodesStore.data)
        ?.filter(({ isHub, network }) => isHub && network === node.network)
        .map(({ id }) => id),
    ).toEqual([other.id]);
  });

  it.each<[string, object, string]>([
    ['the validator’s text', { name: 'fra_gw' }, 'Node updated failed! : Key: '],
    [
      'a refusal',
      { address: '172.16.0.1' },
      'Node updated failed! : invalid address provided; out of network range',
    ],
  ])('shows %s after the text of the catalogue', async (_, changes, expected) => {
    const node = await theNode(aWireNode().id);
    const result = await saveNode(node, editOfNode(node, changes));
    expect(result.ok).toBe(false);
    expect(lastOutcome()).toContain(`error | ${expected}`);
  });

  it('counts a change with a lost response as done once it is visible', async () => {
    const node = await theNode(aWireNode().id);
    world.faults.add('PUT /nodes/{network}/{node}', { kind: 'lost' }, { times: 1 });
    const result = await saveNode(node, editOfNode(node, { mtu: '1300' }));
    expect(result).toMatchObject({ ok: true, value: { overrides: [] } });
  });

  it('reports a closed connection if the change didn’t arrive', async () => {
    const node = await theNode(aWireNode().id);
    world.faults.add('PUT /nodes/{network}/{node}', { kind: 'refuse' }, { times: 1 });
    const result = await saveNode(node, editOfNode(node, { mtu: '1300' }));
    expect(result.ok).toBe(false);
    expect(lastOutcome()).toContain('The server closed the connection without a response');
    expect(asked.filter((line) => line.startsWith('PUT'))).toHaveLength(1);
  });
});

it('reports nothing once the user has logged out', async () => {
  const node = await theNode(aWireNode().id);
  const answer = fetch;
  vi.stubGlobal('fetch', (request: Request) => {
    if (request.method === 'PUT') logOut('signedOut');
    return answer(request);
  });
  expect((await saveNode(node, editOfNode(node, { mtu: '1300' }))).ok).toBe(false);
  expect(toastQueue.snapshot()).toMatchObject({ toasts: [], history: [] });
});

describe('ACLs after a node was saved', () => {
  const rule = { defaultAcl: 'no' } as const;
  const rulesRead = () => asked.filter((line) => line === 'GET /networks/meshnet/acls 200').length;

  const meshnetNode = () => theNode(uuidFor('meshnet/leaf-a'));

  it('are read again if they are visible and the default rule changed', async () => {
    await loadAcls('meshnet');
    const node = await meshnetNode();
    await saveNode(node, editOfNode(node, { mtu: '1300' }));
    expect(rulesRead()).toBe(1);
    await saveNode(node, editOfNode({ ...node, mtu: 1300 }, rule));
    // Before the change and after it.
    expect(rulesRead()).toBe(3);
  });

  it.each([
    ['are those after the edit when its rule was changed', rule, 3],
    ['stay when something else was', { mtu: '1300' }, 1],
  ] as const)('that are not visible %s', async (_, changes, reads) => {
    await loadAcls('meshnet');
    await loadAcls('dualnet');
    const before = loadedAcls('meshnet');
    const node = await meshnetNode();
    await saveNode(node, editOfNode(node, changes));
    expect(rulesRead()).toBe(reads);
    const after = loadedAcls('meshnet');
    expect(after === before).toBe(reads === 1);
    expect(after && isPairAllowed(after, node.id, uuidFor('meshnet/gw-ingress'))).toBe(reads === 1);
  });

  it('are read again when reading them after the edit fails', async () => {
    await loadAcls('meshnet');
    const node = await meshnetNode();
    const before = loadedAcls('meshnet');
    const answer = fetch;
    vi.stubGlobal('fetch', (request: Request) => {
      const fault = { kind: 'status', status: 503 } as const;
      if (request.method === 'PUT') world.faults.add('GET /networks/*/acls', fault, { times: 1 });
      return answer(request);
    });
    await saveNode(node, editOfNode(node, rule));
    await vi.waitFor(() => expect(loadedAcls('meshnet')).not.toBe(before));
  });
});
