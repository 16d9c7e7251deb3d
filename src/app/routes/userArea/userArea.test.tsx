// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { uuidFor } from '../../../../mocks/fixtures/seed.ts';
import { click, openConsole, press, type } from '../../testing/openConsole.tsx';

const area = '/prouser/meshnet';
const ownNode = uuidFor('meshnet/owned-node');
const lost = 'You’ve lost your way. Netmaker doesn’t have a page here';
const headings = () => [...document.querySelectorAll('h1, h2, h3')].map(({ textContent }) => textContent);
const open = (path: string, as = 'lvl0-admin') => openConsole(path, { scenario: 'enterprise', as });

it.each([
  [
    'lvl0-admin',
    { proedit: 'Edit meshnet', nodeview: 'meshnet', vpnview: 'External clients', accesskeys: 'Access keys' },
  ],
  ['lvl1-node', { proedit: lost, nodeview: 'meshnet', vpnview: 'External clients', accesskeys: lost }],
  ['lvl2-client', { proedit: lost, nodeview: lost, vpnview: 'External clients', accesskeys: lost }],
  ['lvl3-none', { proedit: lost, nodeview: lost, vpnview: lost, accesskeys: lost }],
])('opens the pages for the level of %s and no administration pages', async (username, pages) => {
  const { asked, address, goTo } = await open('/prouser', username);
  for (const [page, heading] of Object.entries(pages)) {
    await goTo(`${area}/${page}`);
    await waitFor(() => expect([page, ...headings()]).toContain(heading));
  }
  for (const path of ['/acls/meshnet', '/users', '/users/create', '/users/bob', '/usergroups', '/logs']) {
    await goTo(path);
    expect([path, address()]).toEqual([path, '/']);
  }
  expect(asked.filter((line) => !line.endsWith(' 200'))).toEqual([]);
});

describe('a network administrator', () => {
  it('edits a node', async () => {
    const id = uuidFor('meshnet/leaf-a');
    const { world } = await open(`${area}/nodeview/edit/${id}`);
    await type('MTU', '1300');
    await press('Review changes');
    await click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(world.nodes.get(id)?.mtu).toBe(1300));
  });

  it('creates an access key', async () => {
    const { world } = await open(`${area}/accesskeys/create`);
    await type('Name', 'field-key');
    await press('Create');
    const names = () => world.networks.get('meshnet')?.accesskeys?.map(({ name }) => name);
    await waitFor(() => expect(names()).toContain('field-key'));
  });

  it('opens the egress gateway form over the list and closes it with Escape', async () => {
    const { address } = await open(`${area}/nodeview`);
    expect(screen.queryByRole('link', { name: 'Graph' })).toBeNull();
    await press('Create egress gateway on owned-node');
    expect(address()).toBe(`${area}/nodeview/${uuidFor('meshnet/owned-node')}/create-egress`);
    fireEvent.keyDown(await screen.findByRole('dialog'), { key: 'Escape' });
    await waitFor(() => expect(address()).toBe(`${area}/nodeview`));
    expect(screen.getByRole('link', { name: 'owned-node' }).getAttribute('href')).toBe(
      `${area}/nodeview/edit/${uuidFor('meshnet/owned-node')}`,
    );
  });
});

it('sends a network administrator home from the ACLs and explains why', async () => {
  const { address } = await open('/acls/meshnet');
  await waitFor(() => expect(address()).toBe('/'));
  expect(await screen.findByText('You don’t have access to ACLs.')).toBeTruthy();
});

it('shows a node user their node without a way to change it', async () => {
  const { address, goTo } = await open(`${area}/nodeview`, 'lvl1-node');
  await click(screen.getByRole('link', { name: 'owned-node' }));
  expect(address()).toBe(`${area}/nodeview/view/${ownNode}`);
  await waitFor(() => expect(headings()).toContain('owned-node'));
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  await goTo(`${area}/nodeview/${ownNode}/create-relay`);
  expect(screen.queryByRole('dialog')).toBeNull();
  await goTo(`${area}/nodeview/edit/${ownNode}`);
  await waitFor(() => expect(headings()).toEqual([lost]));
});
