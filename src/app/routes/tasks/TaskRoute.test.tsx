// @vitest-environment happy-dom

import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { uuidFor } from '../../../../mocks/fixtures/seed.ts';
import { paths, routePatterns } from '../../../domain/paths.ts';
import { runStore } from '../../stores/run.ts';
import { openPage } from '../../testing/openPage.tsx';
import { TaskRoute } from './TaskRoute.tsx';

const idOf = (name: string) => uuidFor(`meshnet/${name}`);
const pages = [{ path: routePatterns.task, Component: TaskRoute }];
const open = (task: string, name: string, faults = '') =>
  openPage(pages, { at: paths.nodeTask('meshnet', task, [idOf(name)]), faults });

const click = async (role: string, name: string) => fireEvent.click(await screen.findByRole(role, { name }));

describe('the review of a task', () => {
  it('takes three clicks from the menu item to the end, and leads to the nodes', async () => {
    const { address } = await open('replace', 'gw-egress');
    await click('radio', 'owned-node');
    await click('checkbox', 'Delete gw-egress');
    await click('button', 'Replace gw-egress');
    await vi.waitFor(() =>
      expect(runStore.run).toMatchObject({ title: 'Replace gw-egress', status: 'over' }),
    );
    expect(address()).toBe('/nodes/meshnet');
  });

  it('keeps the choices in the address', async () => {
    const { address } = await open('move-ranges', 'gw-egress');
    await click('radio', 'owned-node');
    await click('checkbox', '192.168.77.0/24, from gw-egress');
    const field = screen.getByRole('textbox', { name: 'Interface on owned-node' });
    expect(field).toHaveProperty('value', 'eth0');
    fireEvent.change(field, { target: { value: 'eth7' } });
    expect(new URL(address(), 'http://x').searchParams.toString()).toBe(
      new URLSearchParams([
        ['node', idOf('gw-egress')],
        ['to', idOf('owned-node')],
        ['toggle', `${idOf('gw-egress')} 192.168.77.0/24`],
        ['interface', 'eth7'],
      ]).toString(),
    );
    const order = within(screen.getByRole('region', { name: 'Changes in this order' }));
    expect(order.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Make owned-node an egress gateway for 172.16.10.0/24',
      'Remove 172.16.10.0/24 from gw-egress',
    ]);
  });

  it('says that it can’t move what isn’t loaded', async () => {
    await open('replace', 'gw-ingress', 'GET /dns=503,GET /extclients=503');
    await click('radio', 'owned-node');
    const stays = screen.getByRole('region', { name: 'What stays' });
    expect(stays).toHaveProperty(
      'textContent',
      expect.stringContaining('DNS entries, because they aren’t loaded'),
    );
    expect(stays).toHaveProperty(
      'textContent',
      expect.stringContaining('External clients, because they aren’t loaded'),
    );
  });

  it('goes back without a change', async () => {
    const { address, asked } = await open('move-relayed', 'leaf-a');
    asked.length = 0;
    await click('button', 'Cancel');
    expect(address()).toBe(paths.node({ network: 'meshnet', id: idOf('leaf-a') }));
    expect(asked.filter((line) => !line.startsWith('GET'))).toEqual([]);
  });
});
