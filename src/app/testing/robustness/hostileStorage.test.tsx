// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hostileTexts } from '../../../../mocks/fixtures/hostileTexts.ts';
import type { World } from '../../../../mocks/world/state.ts';
import { trialsKey, type TrialsKey } from '../../../domain/acl/trialsKey.ts';
import { hashOf } from '../../../domain/format/hash.ts';
import { logIn } from '../../flows/logIn.ts';
import { startServices } from '../../shell/startServices.ts';
import { graphPlaces } from '../../stores/choices.ts';
import { backend } from '../../stores/config.ts';
import { sessionStore } from '../../stores/session.ts';
import type { LocalKey, TabKey } from '../../stores/storage.ts';
import { openConsole } from '../openConsole.tsx';
import { admin } from './twoClocks.ts';

const owner = hashOf(`admin ${backend.baseUrl}`);
const rows = (of: number, name: string, given: readonly unknown[]) => JSON.stringify([{ of, [name]: given }]);
const places = (nodes: Nodes, x: unknown, y: unknown) =>
  rows(
    hashOf('admin meshnet'),
    'places',
    nodes.map((id) => [hashOf(id), x, y]),
  );
const sightings = (nodes: Nodes, ...values: readonly unknown[]) =>
  rows(
    owner,
    'seen',
    nodes.flatMap((id) =>
      ['offline', 'silent'].map((check) => [
        hashOf(`${backend.baseUrl} ${check} node meshnet ${id}`),
        ...values,
      ]),
    ),
  );
const ofAdmin = (fields: object) => JSON.stringify({ userSettings: [{ username: 'admin', ...fields }] });
const text = hostileTexts.join(' ');
const change = (nodeIds: readonly string[]) => ({ nodeIds, runs: [[0, 1, 1e9, 1, 1]] });
const claims = { IsAdmin: true, UserName: 'admin', Networks: null, Groups: ['*'], exp: 9e9 };

type Nodes = readonly string[];

/** Values that someone at this browser could write into each key. The compiler requires all keys of `storage.ts`. */
const hostileValues: Readonly<
  Record<Exclude<LocalKey, TrialsKey> | TabKey | 'trials', (nodes: Nodes) => readonly string[]>
> = {
  'netmaker-user': () => [
    JSON.stringify({ token: `h.${btoa(JSON.stringify({ ...claims, exp: 1 }))}.s` }),
    JSON.stringify({ token: 'a.b.c', server: text }),
    JSON.stringify({ token: `h.${btoa(JSON.stringify(claims))}.s`, server: 'https://evil.example' }),
  ],
  'netmaker-session-end': () => ['expired', 'unauthorized', 'constructor', text],
  'netmaker-settings': () => [
    ofAdmin({
      rowsPerPage: 1e9,
      mode: text,
      recent: [text, 'constructor', '__proto__', 7],
      views: [
        { name: text, href: '/nodes?search=a' },
        { name: 'out', href: '//evil.example' },
        { name: 'script', href: 'javascript:alert(1)' },
        { name: 'login', href: '/login?login=a.b.c' },
      ],
      mutes: [{ id: 1, found: 1, reason: text, until: 9e15 }, null, 'x'],
      hidesFirstHour: true,
      findingsSeenAt: 9e15,
    }),
    '{"userSettings":[{"username":"admin","__proto__":{"mode":"light"}},null,7]}',
  ],
  'netmaker-clock': () => ['[1e300,1e300]', '[1e999,1e999]', '[4e9,4e9]', '[-4e9,null]'],
  'netmaker-graph-places': (nodes) => [
    places(nodes, 1e308, -1e308),
    places(nodes, 2e6, 0),
    places(nodes, 0, null),
    places(nodes, 0, 0),
  ],
  'netmaker-findings': (nodes) => [sightings(nodes, 9e15, 9e15, 1), sightings(nodes, -1e308, -1)],
  'netmaker-key-rotations': (nodes) => [
    rows(owner, 'rotations', [[hashOf('meshnet'), 9e15, ...nodes.flatMap((id) => [hashOf(id), 7])]]),
    rows(owner, 'rotations', [[hashOf('meshnet'), -1e308, 1]]),
  ],
  'netmaker-rule-trials-lock': () => ['other 9e15', `other ${Date.now() + 5_000}`, text],
  'netmaker-drafts': (nodes) =>
    [1, owner].map((session) =>
      JSON.stringify({
        username: 'admin',
        session,
        drafts: {
          'newUser new': { before: {}, after: { username: text, isAdmin: true, networks: ['meshnet'] } },
          'acl meshnet': change(nodes),
          'aclIntent meshnet': { kind: 'isolate' },
          'dns meshnet': { before: { name: '', address: '' }, after: { name: text, address: 7 } },
          'nodes selected': { before: {}, after: { nodes } },
        },
      }),
    ),
  'netmaker-run': (nodes) =>
    [1, owner].map((session) =>
      JSON.stringify({
        username: 'admin',
        session,
        title: text,
        results: [
          { key: 'a', name: text, state: 'waiting', step: { kind: 'action', action: deletion(nodes) } },
          { key: 'b', name: text, state: 'unknown', step: { kind: 'task', step: deletion(nodes) } },
          { key: 'c', name: text, state: 'done', undo: undos(nodes)[3], lane: text, isFollowUp: true },
          { key: '__proto__', name: text, state: 'running', step: { kind: 'constructor' }, undo: text },
        ],
      }),
    ),
  'netmaker-notifications': (nodes) =>
    [1, owner].map((session) =>
      JSON.stringify({
        session,
        notices: [
          ...undos(nodes).map((kept) => ({ kind: 'success', text, detail: text, at: 9e15, kept })),
          {
            kind: 'constructor',
            text: 'x',
            at: -1,
            kept: { kind: 'node', edit: { node: null, from: {}, to: {} } },
          },
        ],
      }),
    ),
  'netmaker-oauth': () => ['9e15', String(Date.now()), text],
  trials: (nodes) =>
    [8_000, -8_000, 9e15, -9e15].map((ms) =>
      JSON.stringify([
        { netid: 'meshnet', deadline: Date.now() + ms, cause: text, change: change(nodes), session: 1 },
        { netid: text, deadline: 1, cause: text, change: text },
        { netid: '__proto__', deadline: 1, cause: text, change: null, end: 'reverted' },
      ]),
    ),
};

function deletion([id = '']: readonly string[]) {
  return { kind: 'deleteNode', node: { network: 'meshnet', id, name: text }, text, needs: text };
}

function undos(nodes: readonly string[]) {
  const node = { network: 'meshnet', id: nodes[0] ?? '', name: text };
  return [
    { kind: 'node', edit: { node, from: { mtu: '1280' }, to: { mtu: text } } },
    { kind: 'network', edit: { netid: 'meshnet', from: { defaultMtu: '1280' }, to: { defaultMtu: text } } },
    { kind: 'network', edit: { netid: '__proto__', from: { defaultAcl: true }, to: { defaultAcl: false } } },
    { kind: 'rules', netid: 'meshnet', change: change(nodes) },
    { kind: 'client', network: 'meshnet', clientId: text, isEnabled: false },
    { kind: 'hub', hub: node, successor: node },
    { kind: 'role', undo: { node, role: 'relay', isOn: true, before: {}, after: {} } },
    { kind: 'several', title: text, undos: [{ kind: 'several', title: text, undos: [] }, text] },
  ];
}

const tabKeys: readonly string[] = [
  'netmaker-drafts',
  'netmaker-run',
  'netmaker-notifications',
  'netmaker-oauth',
] satisfies TabKey[];

const broken = ['', 'null', '7', '[]', '{}', '{', '[[]]', '[null]', '"x"', 'x'.repeat(200_000), text];

/** Only layouts of graphs need a worker. Without one, the page carries out the calls of the others itself. */
class SilentWorker extends EventTarget {
  constructor(file: URL) {
    super();
    if (!file.pathname.includes('layoutWorker')) throw new Error('No worker here');
  }
  postMessage(): void {}
  terminate(): void {}
}

/** Nothing in a graph is farther from its centre, in pixels. */
const canvas = 1_000_000;

/** The first test loads the files of several pages. */
const slow = { timeout: 120_000 };

type Key = keyof typeof hostileValues;
const keys = Object.keys(hostileValues) as readonly Key[];

const hostileRounds = Array.from(
  { length: Math.max(...keys.map((key) => hostileValues[key]([]).length)) },
  (_, round) =>
    [
      `hostile value ${round + 1}`,
      (key: Key, nodes: Nodes) => {
        const values = hostileValues[key](nodes);
        return values[round % values.length] ?? '';
      },
    ] as const,
);
const brokenRounds = broken.map((value) => [JSON.stringify(value).slice(0, 20), () => value] as const);

function write(key: Key, value: string): void {
  const area = tabKeys.includes(key) ? sessionStorage : localStorage;
  area.setItem(key === 'trials' ? trialsKey('admin', backend.baseUrl) : key, value);
}

const nodesOf = ({ nodes }: World): Nodes =>
  [...nodes.values()].filter(({ network }) => network === 'meshnet').map(({ id }) => id);

describe('someone writes into every key of the storage before an administrator logs in', () => {
  const thrown = vi.fn();

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    thrown.mockReset();
    vi.stubGlobal('Worker', SilentWorker);
    vi.spyOn(console, 'error').mockImplementation(thrown);
  });

  it.each([...hostileRounds, ...brokenRounds])('%s', slow, async (_, valueOf) => {
    const { asked, goTo } = await openConsole('/', {
      as: '',
      prepare: (world) => {
        for (const key of keys) write(key, valueOf(key, nodesOf(world)));
      },
    });
    const stop = startServices();
    await act(async () => void (await logIn(admin)));
    expect(sessionStore.session?.user.name).toBe('admin');
    for (const page of ['/acls/meshnet', '/users/create', '/findings/meshnet', '/graphs/meshnet']) {
      await goTo(page);
      await act(() => vi.advanceTimersByTimeAsync(20_000));
    }
    expect(asked.filter((line) => !line.startsWith('GET') && !line.includes('authenticate'))).toEqual([]);
    expect(document.body.textContent).not.toMatch(/couldn’t be displayed|Something went wrong/);
    expect(thrown.mock.calls).toEqual([]);
    const placed = [...(graphPlaces.networks.get('meshnet')?.places.values() ?? [])];
    expect(placed.length).toBeGreaterThan(0);
    expect(placed.filter(({ x, y }) => !(Math.abs(x) <= canvas && Math.abs(y) <= canvas))).toEqual([]);
    stop();
  });

  it('a time ahead of now hides no findings', slow, async () => {
    write('netmaker-settings', ofAdmin({ findingsSeenAt: 9e15 }));
    const stop = startServices();
    await openConsole('/', { scenario: 'misconfigured' });
    const name = /^Notifications, \d+ broken findings?$/;
    expect(await screen.findByRole('button', { name })).toBeDefined();
    stop();
  });
});

const sources = import.meta.glob<string>(
  ['../../../**/*.{ts,tsx}', '!../../../**/testing/**', '!../../../**/*.{test,stories}.{ts,tsx}'],
  { query: '?raw', import: 'default', eager: true },
);

it('no other source uses the browser’s storage, so that no key is missing here', () => {
  const using = Object.entries(sources).filter(([, source]) =>
    /\b(localStorage|sessionStorage|indexedDB|document\.cookie)\b/.test(source),
  );
  expect(using.map(([file]) => file)).toEqual(['../../stores/storage.ts']);
});
