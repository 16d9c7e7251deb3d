// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { aFindingsSource } from '../../../../mocks/fixtures/findings.ts';
import { aNetwork } from '../../../../mocks/fixtures/network.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { NOW } from '../../../../mocks/fixtures/now.ts';
import { anAclMatrix } from '../../../../mocks/fixtures/aclMatrix.ts';
import { aUser } from '../../../../mocks/fixtures/user.ts';
import type { FindingsSource } from '../../../domain/findings/check.ts';
import type { Node } from '../../../domain/node/node.ts';
import { valueOf } from '../../../domain/loadable.ts';
import { findingsStore } from '../../stores/findings.ts';
import { resetStores } from '../../stores/store.ts';
import { checkFindings } from './checkFindings.ts';
import { findingsIn } from '../../../domain/findings/findings.ts';

type Run = NonNullable<Parameters<typeof checkFindings>[1]>;

/** Runs tasks on the spot and lists what they were about. */
function counting() {
  const tasks: string[] = [];
  const run: Run = async (source) => {
    tasks.push('netid' in source ? source.netid : 'server');
    return findingsIn(source);
  };
  return { tasks, run };
}

const prod = aNetwork();
const labNetwork = aNetwork({ netid: 'lab', addressRange: '10.30.0.0/24' });
const networks = [prod, labNetwork];
const lab = aNode({ network: 'lab', name: 'lab-1', address: '10.30.0.1', isConnected: false });
const { nodes, metrics } = aFindingsSource({
  nodes: { ams: {}, ber: {}, fra: { isConnected: false } },
  metrics: { ams: {} },
});

const fleet = (changes: Partial<FindingsSource> = {}): FindingsSource => ({
  ...aFindingsSource({ nodes: {} }),
  networks,
  nodes: [...nodes, lab],
  acls: new Map(),
  ...changes,
});

const found = () => valueOf(findingsStore.data) ?? [];

describe('a round of checks', () => {
  it('has one task for each network and one for the server', async () => {
    const { tasks, run } = counting();
    await checkFindings(fleet(), run);
    expect(tasks).toEqual(['prod-eu', 'lab', 'server']);
    expect(found().map(({ networks: [netid], check }) => `${netid} ${check.kind}`)).toEqual(
      expect.arrayContaining(['prod-eu disconnected', 'lab disconnected']),
    );
  });

  it.each<[string, Partial<FindingsSource>, readonly string[]]>([
    ['nothing', {}, []],
    ['check-in times', { nodes: [...nodes, lab].map((node) => ({ ...node, lastCheckIn: NOW })) }, []],
    ['a node', { nodes: [...nodes, { ...lab, mtu: 1300 }] }, ['lab']],
    [
      'the nodes, by one that joined',
      { nodes: [...nodes, lab, { ...lab, id: 'x', name: 'lab-2' }] },
      ['lab', 'server'],
    ],
    ['the nodes, by one that left', { nodes: [...nodes.slice(1), lab] }, ['prod-eu', 'server']],
    [
      'an address to one of another network',
      { nodes: [...nodes, { ...lab, address: '10.20.4.2' }] },
      ['prod-eu', 'lab'],
    ],
    ['the ACLs of a network', { acls: new Map([['lab', anAclMatrix([lab.id])]]) }, ['lab']],
    ['the metrics of a network', { metrics }, ['prod-eu']],
    ['the users', { users: [aUser()] }, ['server']],
    ['what the server accepts', { acceptsBuiltInKey: true }, ['server']],
    ['a network', { networks: [prod, { ...labNetwork, defaultMtu: 1400 }] }, ['lab', 'server']],
    ['the time', { now: NOW + 60 }, []],
    ['the time, by which nodes became unhealthy', { now: NOW + 300 }, ['prod-eu', 'lab']],
    [
      'the hour',
      { nodes: [...nodes, lab].map((node) => ({ ...node, lastCheckIn: NOW + 3600 })), now: NOW + 3600 },
      ['prod-eu', 'lab'],
    ],
  ])('after a change of %s runs the tasks it needs', async (_, changes, expected) => {
    const { tasks, run } = counting();
    const source = fleet();
    await checkFindings(source, run);
    tasks.length = 0;
    await checkFindings({ ...source, ...changes }, run);
    expect(tasks).toEqual(expected);
  });

  it.each<[string, Partial<Node>, number, readonly string[]]>([
    ['after a minute, if it is offline', { lastCheckIn: NOW - 3600 }, 60, ['lab']],
    ['not within a minute, if it is offline', { lastCheckIn: NOW - 3600 }, 10, []],
    [
      'after a minute, if it waits for approval',
      { isPending: true, lastCheckIn: 0, lastModified: NOW - 3600 },
      60,
      ['lab'],
    ],
    ['at once, if it becomes unhealthy', { lastCheckIn: NOW - 299 }, 10, ['lab']],
    ['at once, if it expires', { expiresAt: NOW + 1 }, 10, ['lab']],
  ])('looks at a node again %s', async (_, changes, seconds, expected) => {
    const { tasks, run } = counting();
    const source = fleet({ nodes: [...nodes, { ...lab, ...changes }] });
    await checkFindings(source, run);
    tasks.length = 0;
    await checkFindings({ ...source, now: NOW + seconds }, run);
    expect(tasks).toEqual(expected);
  });

  it('keeps the objects of findings that stayed the same', async () => {
    const { run } = counting();
    const source = fleet();
    await checkFindings(source, run);
    const before = found();
    await checkFindings({ ...source, now: NOW + 3600 }, run);
    const kept = found().filter((finding) => before.includes(finding));
    expect(kept.map(({ check }) => check.kind)).toContain('disconnected');
    const again = found();
    await checkFindings({ ...source, now: NOW + 3600 }, run);
    expect(found()).toBe(again);
  });

  it('skips sources that another one replaces while it runs', async () => {
    const { tasks, run } = counting();
    const source = fleet();
    const changed = (mtu: number) => ({ ...source, nodes: [...nodes, { ...lab, mtu }] });
    await Promise.all([
      checkFindings(source, run),
      checkFindings(changed(9000), run),
      checkFindings(changed(9001), run),
    ]);
    expect(tasks).toEqual(['prod-eu', 'lab', 'server', 'lab']);
    const mtu = found().find(({ check, networks: [netid] }) => check.kind === 'mtu' && netid === 'lab');
    expect(mtu?.text).toContain('9001');
  });

  it('reports a network whose worker stopped, next to the findings of all others', async () => {
    const { run } = counting();
    const stopping: Run = async (source) =>
      'netid' in source && source.netid === 'lab' ? undefined : run(source);
    await checkFindings(fleet(), stopping);
    const kinds = found().map(({ networks: [netid], check }) => `${netid} ${check.kind}`);
    expect(kinds).toEqual(expect.arrayContaining(['lab failedCheck', 'prod-eu disconnected']));
  });

  it('of an ended session shows nothing', async () => {
    const { run } = counting();
    const checked = checkFindings(fleet(), run);
    resetStores('session');
    await checked;
    expect(findingsStore.data.status).toBe('loading');
    await checkFindings(fleet(), run);
    expect(findingsStore.data.status).toBe('ready');
  });
});
