// @vitest-environment happy-dom

import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import type { World } from '../../../../mocks/world/state.ts';
import { valueOf } from '../../../domain/loadable.ts';
import { routePatterns } from '../../../domain/paths.ts';
import * as nodeListScreen from '../../../screens/nodes/NodeListScreen/NodeListScreen.tsx';
import { nodesStore, pollNodes } from '../../stores/records.ts';
import { runStore } from '../../stores/run.ts';
import { catchDownloads, type Download } from '../../testing/downloads.ts';
import { logInAs } from '../../testing/enter.ts';
import { NoScreen, openRoute } from '../../testing/openPage.tsx';
import { confirmAsked } from '../../testing/confirmAsked.ts';
import { worldOf } from '../../testing/worldOf.ts';
import { exportNodes, NodeListRoute } from './NodeListRoute.tsx';

describe('the list of nodes', () => {
  let world: World;

  const open = (at: string) => openRoute(routePatterns.nodes, () => NodeListRoute({ netid: undefined }), at);
  const list = () => {
    const [props] = vi.mocked(nodeListScreen.NodeListScreen).mock.lastCall ?? [];
    if (!props) throw new Error('There is no list');
    return props;
  };
  const reason = { kind: 'status', status: 503, message: 'down for maintenance' } as const;

  beforeEach(() => {
    vi.spyOn(nodeListScreen, 'NodeListScreen').mockImplementation(NoScreen);
    world = worldOf('community');
  });

  it('loads after a first read that failed, once the user tries again', async () => {
    world.faults.add('GET /nodes', reason);
    await logInAs(world);
    await open('/nodes');
    expect(list().view).toMatchObject({ status: 'failed', reason: 'down for maintenance' });
    world.faults.clear();
    await act(async () => list().on.refresh());
    await vi.waitFor(() => expect(list().view.status).toBe('ready'));
  });

  it('keeps its rows when a refresh fails, and returns to the first page', async () => {
    await logInAs(world);
    const { address } = await open('/nodes?page=1&rowsPerPage=10');
    world.faults.add('GET /nodes', reason);
    await act(async () => list().on.refresh());
    await vi.waitFor(() =>
      expect(list().view).toMatchObject({
        status: 'ready',
        freshness: { staleBecause: 'down for maintenance' },
      }),
    );
    expect(address()).toBe('/nodes?rowsPerPage=10');
    world.faults.clear();
    await act(async () => list().on.refresh());
    await vi.waitFor(() => expect(list().view).toMatchObject({ freshness: { staleBecause: undefined } }));
  });

  it('renders only its age for a poll without news', async () => {
    await logInAs(world);
    await open('/nodes');
    await act(pollNodes);
    const { calls } = vi.mocked(nodeListScreen.NodeListScreen).mock;
    const { length } = calls;
    await act(pollNodes);
    expect(calls).toHaveLength(length);
  });

  it('deletes several nodes with a result for each', async () => {
    await logInAs(world);
    const chosen = (valueOf(nodesStore.data) ?? []).filter(({ name }) => name.startsWith('leaf-'));
    world.faults.add(`DELETE /nodes/meshnet/${chosen[0]?.id}`, reason, { times: 1 });
    await open('/nodes?rowsPerPage=25');
    list().on.act(
      chosen.map((node) => ({ kind: 'deleteNode', node })),
      { skipped: [] },
    );
    await act(async () => void confirmAsked());
    await vi.waitFor(() => expect(runStore.run).toMatchObject({ status: 'over' }));
    expect(runStore.run?.results.map(({ state }) => state)).toEqual(['failed', 'done']);
  });
});

describe('exporting nodes', () => {
  let saved: readonly Download[];

  beforeEach(() => {
    saved = catchDownloads();
  });

  it('writes one line for each node below a line of names, as CSV', async () => {
    await exportNodes([aNode({ name: 'alpha' }), aNode({ name: 'beta' })], 'csv', 'office');
    const [file] = saved;
    expect(file).toMatchObject({ name: 'nodes-office.csv', content: { type: 'text/csv;charset=utf-8' } });
    const [head, ...lines] = ((await file?.content.text()) ?? '').split('\r\n');
    expect(head?.replace('\ufeff', '')).toBe(
      'name,network,owner,address,address6,endpoint,status,roles,version,os,lastCheckIn,expiresAt,publicKey,id',
    );
    expect(lines.map((line) => line.split(',')[0])).toEqual(['alpha', 'beta']);
  });

  it.each(['=HYPERLINK("http://evil.example")', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
    'escapes the name %j, which a spreadsheet would treat as a formula',
    async (name) => {
      await exportNodes([aNode({ name })], 'csv', undefined);
      const line = ((await saved[0]?.content.text()) ?? '').split('\r\n').slice(1).join('\r\n');
      expect(line.replace(/^"/, '')).toMatch(/^'/);
    },
  );

  it('writes the same fields as JSON, names as they are', async () => {
    await exportNodes([aNode({ name: '=1' })], 'json', undefined);
    const [file] = saved;
    expect(file).toMatchObject({
      name: 'nodes-all-networks.json',
      content: { type: 'application/json;charset=utf-8' },
    });
    expect(JSON.parse((await file?.content.text()) ?? '')).toMatchObject([{ name: '=1' }]);
  });

  it.each([
    ['../../etc/passwd', 'nodes-.._.._etc_passwd.csv'],
    ['a\\b:c*d?e"f<g>h|i', 'nodes-a_b_c_d_e_f_g_h_i.csv'],
    ['line\nbreak', 'nodes-line_break.csv'],
  ])('makes a safe file name of a network called %j', async (netid, name) => {
    await exportNodes([aNode()], 'csv', netid);
    expect(saved[0]?.name).toBe(name);
  });

  it('exports no secrets', async () => {
    await exportNodes([aNode()], 'json', undefined);
    expect(await saved[0]?.content.text()).not.toMatch(/password|accesskey|traffickeys/i);
  });
});
