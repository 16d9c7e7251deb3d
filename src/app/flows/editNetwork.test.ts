// @vitest-environment happy-dom

import fc from 'fast-check';
import { beforeEach, chai, describe, expect, it, vi } from 'vitest';
import type { World } from '../../../mocks/world/state.ts';
import type { WireNetwork } from '../../../mocks/wire/wire.ts';
import { toastQueue } from '../../components/Toast/toastQueue.ts';
import type { Edit } from '../../domain/edit/edit.ts';
import { valueOf } from '../../domain/loadable.ts';
import type { Network } from '../../domain/network/network.ts';
import {
  networkFields,
  networkForm,
  type NetworkField,
  type NetworkForm,
} from '../../domain/network/networkForm.ts';
import {
  loadNetworks,
  loadNodes,
  loadOwnNetwork,
  loadUserData,
  networksStore,
  nodesStore,
  ownNetworkStore,
  userDataStore,
} from '../stores/records.ts';
import { beginSession } from '../stores/session.ts';
import { serve } from '../testing/simulatedServer.ts';
import { sessionOf, worldOf } from '../testing/worldOf.ts';
import { saveNetwork } from './networks.ts';

const netid = 'meshnet';
let world: World;
let asked: string[];

function wire(): WireNetwork {
  const network = world.networks.get(netid);
  if (!network) throw new Error(`There is no network ${netid}`);
  return network;
}

async function theNetwork(): Promise<Network> {
  const networks = await loadNetworks();
  const network = networks.ok ? networks.value.find((one) => one.netid === netid) : undefined;
  if (!network) throw new Error(`There is no network ${netid}`);
  return network;
}

function editOfNetwork(network: Network, changes: Partial<NetworkForm>): Edit<NetworkForm> {
  const before = networkForm(network);
  return { before, after: { ...before, ...changes } };
}

const lastToast = () => {
  const { kind, text } = toastQueue.snapshot().history.at(0) ?? {};
  return [kind, text].join(' | ');
};

beforeEach(() => {
  world = worldOf('community');
  world.settings.rce = true;
  ({ asked } = serve(world));
  beginSession(sessionOf(world, 'admin'));
});

/** Every field with its key on the wire, and values that the server accepts. */
const editable: Readonly<Record<NetworkField, { wire: string; values: readonly (string | boolean)[] }>> = {
  isIPv4: { wire: 'isipv4', values: [true] },
  isIPv6: { wire: 'isipv6', values: [true] },
  addressRange: { wire: 'addressrange', values: ['10.20.30.0/24', '10.77.0.0/16'] },
  addressRange6: { wire: 'addressrange6', values: ['fd77::/64', 'fd78::/48'] },
  localRange: { wire: 'localrange', values: ['', '192.168.7.0/24'] },
  defaultInterface: { wire: 'defaultinterface', values: ['wg0', 'nm-meshnet'] },
  defaultListenPort: { wire: 'defaultlistenport', values: ['1024', '65535'] },
  defaultKeepalive: { wire: 'defaultkeepalive', values: ['0', '1000'] },
  defaultMtu: { wire: 'defaultmtu', values: ['1280', '1500'] },
  defaultExtClientDns: { wire: 'defaultextclientdns', values: ['', '10.20.30.1'] },
  defaultPostUp: { wire: 'defaultpostup', values: ['', 'echo up'] },
  defaultPostDown: { wire: 'defaultpostdown', values: ['', 'echo down'] },
  defaultUdpHolePunch: { wire: 'defaultudpholepunch', values: [true, false] },
  allowManualSignup: { wire: 'allowmanualsignup', values: [true, false] },
  isPointToSite: { wire: 'ispointtosite', values: [true, false] },
  defaultAcl: { wire: 'defaultacl', values: [true, false] },
  accessLevel: { wire: 'defaultaccesslevel', values: ['0', '3'] },
  userNodeLimit: { wire: 'defaultusernodelimit', values: ['0', '12'] },
  userClientLimit: { wire: 'defaultuserclientlimit', values: ['0', '12'] },
};

/** The stored network with its settings, without the time of the change. */
function stored(): Record<string, unknown> {
  const { prosettings, networklastmodified, ...rest } = wire();
  expect(networklastmodified).toBeGreaterThan(0);
  return structuredClone({ ...rest, ...prosettings });
}

it('an edit of any subset of fields changes exactly those fields on the server and nothing else', async () => {
  Object.assign(wire(), { isipv6: 'yes', addressrange6: 'fd76::/64' });
  const someChanges = fc
    .subarray([...networkFields])
    .chain((fields) =>
      fc.tuple(
        ...fields.map((field) =>
          fc.constantFrom(...editable[field].values).map((value) => ({ [field]: value })),
        ),
      ),
    )
    .map((changes) => changes.reduce<Partial<NetworkForm>>((all, one) => ({ ...all, ...one }), {}));
  await fc.assert(
    fc.asyncProperty(someChanges, async (changes) => {
      const before = stored();
      const network = await theNetwork();
      const edit = editOfNetwork(network, changes);
      const touched = networkFields
        .filter((field) => edit.before[field] !== edit.after[field])
        .map((field) => editable[field].wire);

      const result = await saveNetwork(netid, edit, {});

      expect(result).toMatchObject({ ok: true, value: { overrides: [] } });
      const after = stored();
      const changed = Object.keys(after).filter((key) => !chai.util.eql(after[key], before[key]));
      expect(changed.toSorted()).toEqual(touched.toSorted());
    }),
    { seed: 7, numRuns: 40 },
  );
});

describe('saving a network', () => {
  it('keeps access keys and concurrent changes', async () => {
    const network = await theNetwork();
    const keys = structuredClone(wire().accesskeys);
    wire().defaultkeepalive = 33;
    await saveNetwork(netid, editOfNetwork(network, { defaultMtu: '1400' }), {});
    expect(wire()).toMatchObject({ defaultkeepalive: 33, defaultmtu: 1400, accesskeys: keys });
  });

  it('sends nothing if someone else changed the same field, and shows their value', async () => {
    const network = await theNetwork();
    wire().defaultmtu = 1500;
    const result = await saveNetwork(netid, editOfNetwork(network, { defaultMtu: '1400' }), {});
    expect(result.ok).toBe(false);
    expect(asked.some((line) => line.startsWith('PUT'))).toBe(false);
    expect(valueOf(networksStore.data)?.find((one) => one.netid === netid)?.defaultMtu).toBe(1500);
  });

  it('reads the nodes again, because a changed range gave them new addresses', async () => {
    const network = await theNetwork();
    await loadNodes();
    await saveNetwork(netid, editOfNetwork(network, { addressRange: '10.77.0.0/16' }), {});
    await vi.waitFor(() => {
      const addresses = valueOf(nodesStore.data)
        ?.filter((node) => node.network === netid)
        .map((node) => node.address);
      expect(addresses?.every((address) => address.startsWith('10.77.'))).toBe(true);
    });
  });

  it('reports what was stored if the server ran out of addresses', async () => {
    const network = await theNetwork();
    await loadNodes();
    const edit = editOfNetwork(network, { addressRange: '10.77.0.0/30', defaultMtu: '1400' });
    const result = await saveNetwork(netid, edit, {});

    expect(wire()).toMatchObject({ addressrange: '10.77.0.0/30', defaultmtu: 1400 });
    const nodes = [...world.nodes.values()].filter((node) => node.network === netid);
    const left = nodes.filter((node) => !node.address.startsWith('10.77.')).length;
    const told =
      'ERROR: No unique addresses available. Check network subnet. ' +
      `The server saved 10.77.0.0/30 before it failed. ${left} of ${nodes.length} nodes still have an address outside it. ` +
      'Choose a range with more addresses';
    expect(left).toBe(nodes.length - 2);
    expect(result).toMatchObject({
      ok: true,
      value: { overrides: [], unfinished: told, form: { addressRange: '10.77.0.0/30', defaultMtu: '1400' } },
    });
    expect(lastToast()).toBe('error | Updating network meshnet error!');
    expect(toastQueue.snapshot().history.at(0)?.detail).toBe(told);
    const shown = valueOf(nodesStore.data)?.filter((node) => node.network === netid);
    expect(shown?.every((node) => world.nodes.get(node.id)?.address === node.address)).toBe(true);
  });

  it('is a failure if the range was rejected before it was stored, or if the outcome is unknown', async () => {
    const network = await theNetwork();
    const edit = editOfNetwork(network, { addressRange: '10.77.0.0/16' });
    world.faults.add('PUT /networks', { kind: 'status', status: 500, message: 'no luck' }, { times: 1 });
    expect(await saveNetwork(netid, edit, {})).toMatchObject({ ok: false, error: { message: 'no luck' } });
    world.faults.add('PUT /networks', { kind: 'status', status: 500, message: 'no luck' }, { times: 1 });
    world.faults.add('GET /networks', { kind: 'status', status: 503 }, { times: 9 });
    expect((await saveNetwork(netid, edit, {})).ok).toBe(false);
    expect(wire().addressrange).toBe('10.20.30.0/24');
  });

  it('sends no change for a range that only differs in spelling', async () => {
    wire().addressrange = '10.20.30.7/24';
    const network = await theNetwork();
    const addresses = () => [...world.nodes.values()].map((node) => node.address);
    const before = addresses();
    await saveNetwork(netid, editOfNetwork(network, { addressRange: '10.20.30.0/24' }), {});
    expect([wire().addressrange, addresses()]).toEqual(['10.20.30.7/24', before]);
  });

  it('doesn’t overwrite hidden keys unless the user agreed', async () => {
    world.settings.displayKeys = false;
    const network = await theNetwork();
    const edit = editOfNetwork(network, { defaultMtu: '1400' });
    expect((await saveNetwork(netid, edit, {})).ok).toBe(false);
    expect(asked.some((line) => line.startsWith('PUT'))).toBe(false);
    expect((await saveNetwork(netid, edit, { mayOverwriteHiddenKeys: true })).ok).toBe(true);
  });

  it('reports the value that the server saved instead', async () => {
    world.settings.rce = false;
    const network = await theNetwork();
    const result = await saveNetwork(netid, editOfNetwork(network, { defaultPostUp: 'echo up' }), {});
    expect(result).toMatchObject({ ok: true, value: { overrides: [{ field: 'defaultPostUp', kept: '' }] } });
  });

  it('uses the failure text of the catalogue', async () => {
    const network = await theNetwork();
    world.faults.add('PUT /networks', { kind: 'status', status: 500, message: 'no such luck' });
    await saveNetwork(netid, editOfNetwork(network, { defaultMtu: '1400' }), {});
    expect(lastToast()).toBe('error | Updating network meshnet error!');
  });

  it('counts a change with a lost response as done once it is visible', async () => {
    const network = await theNetwork();
    world.faults.add('PUT /networks', { kind: 'lost' }, { times: 1 });
    const result = await saveNetwork(netid, editOfNetwork(network, { defaultMtu: '1400' }), {});
    expect(result).toMatchObject({ ok: true, value: { overrides: [] } });
    expect(lastToast()).toBe('success | Updating network meshnet success!');
  });
});

/** Network administrators can’t list networks. Their network is in their own data and is read by its own call. */
describe('saving a network as its network administrator', () => {
  beforeEach(async () => {
    beginSession(sessionOf(world, 'alice'));
    await loadUserData('alice');
  });

  const theirNetwork = async () => {
    const network = await loadOwnNetwork(netid);
    if (!network.ok) throw new Error(`There is no network ${netid}`);
    return network.value;
  };
  const shownNames = () =>
    valueOf(userDataStore.data)?.flatMap(({ networks }) => networks.map((one) => one.netid));
  const shownMtus = () => [
    valueOf(ownNetworkStore.data)?.defaultMtu,
    valueOf(userDataStore.data)
      ?.flatMap(({ networks }) => networks)
      .find((one) => one.netid === netid)?.defaultMtu,
  ];

  it('shows the saved values everywhere, even if the next read fails', async () => {
    const network = await theirNetwork();
    world.faults.add('GET /networkusers/data/*/me', { kind: 'status', status: 503 });
    const names = shownNames();
    const result = await saveNetwork(netid, editOfNetwork(network, { defaultMtu: '1400' }), {});
    expect(result.ok).toBe(true);
    expect(shownMtus()).toEqual([1400, 1400]);
    expect(shownNames()).toEqual(names);
  });

  it.each([
    ['is stored', { kind: 'latency', ms: 0 }],
    ['is rejected', { kind: 'status', status: 500 }],
    ['gets no response', { kind: 'lost' }],
  ] as const)('leaves another network that is shown if it %s', async (_, fault) => {
    const network = await theirNetwork();
    await loadOwnNetwork('dualnet');
    world.faults.add('PUT /networks', fault);
    await saveNetwork(netid, editOfNetwork(network, { defaultMtu: '1400' }), {});
    expect(valueOf(ownNetworkStore.data)?.netid).toBe('dualnet');
  });

  it.each([
    ['counts a change with a lost response as done once it is visible', 'lost', true],
    ['reports a change that did not arrive as a failure', 'lost-before', false],
  ] as const)('%s', async (_, kind, ok) => {
    const network = await theirNetwork();
    world.faults.add('PUT /networks', { kind }, { times: 1 });
    const result = await saveNetwork(netid, editOfNetwork(network, { defaultMtu: '1400' }), {});
    expect(result.ok).toBe(ok);
    expect(wire().defaultmtu === 1400).toBe(ok);
    expect(asked.some((line) => line === 'GET /networks 401')).toBe(false);
  });

  it('shows the value of someone else who changed the same field', async () => {
    const network = await theirNetwork();
    wire().defaultmtu = 1350;
    const result = await saveNetwork(netid, editOfNetwork(network, { defaultMtu: '1400' }), {});
    expect(result.ok).toBe(false);
    expect(valueOf(ownNetworkStore.data)?.defaultMtu).toBe(1350);
  });
});
