import type { Meta, StoryObj } from '@storybook/react-vite';
import { generatePath } from 'react-router-dom';
import { expect, screen } from 'storybook/test';
import { hostileTexts } from '../../../../mocks/fixtures/hostileTexts.ts';
import { account } from '../../../../mocks/scenarios/accounts.ts';
import { makeHostile } from '../../../../mocks/scenarios/hostileWorld.ts';
import { zeroNetwork } from '../../../../mocks/wire/goStructs.ts';
import { createNetwork } from '../../../../mocks/world/networks/networks.ts';
import { adminCaller } from '../../../../mocks/world/smallWorld.ts';
import type { World } from '../../../../mocks/world/state.ts';
import { toastQueue } from '../../../components/Toast/toastQueue.ts';
import { overflowOf } from '../../../components/testing/overflow.ts';
import { paths, routePatterns } from '../../../domain/paths.ts';
import { worldOf } from '../worldOf.ts';
import {
  isVeryLong,
  isUnknownAddress,
  pageAt,
  pageText,
  executableMarkup,
  executed,
  until,
  visitAll,
  watchPage,
} from './hostilePage.ts';
import { report } from './report.ts';
import { goTo, Journey, server, renderApp } from './testApp.tsx';

const scenario = 'enterprise';

/** Puts all 150 texts on the page of each node, which shows all allowed IPs, and on the page of external clients. */
function prepare(world: World): void {
  makeHostile(world);
  for (const node of world.nodes.values()) node.allowedips = [...hostileTexts];
  for (const client of world.extClients.values()) client.address6 = hostileTexts.join(' ');
}

/** Returns the prefixed form of a name, which is the same on every run. */
function hostile(name: string): string {
  const world = worldOf(scenario);
  prepare(world);
  const names = [...world.users.keys(), ...world.networks.keys()];
  return names.find((prefixed) => prefixed.endsWith(name)) ?? '';
}

const meta = {
  title: 'App/Journeys/Hostile data',
  tags: ['proof'],
  component: Journey,
  beforeEach: [renderApp, watchPage],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { scenario, prepare, as: hostile('admin') },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the addresses of the matching routes, filled in with records of the user where there are any. */
function addressesOf(matches: (route: string) => boolean, username = ''): readonly string[] {
  const { networks, nodes, extClients, users, networkUsers } = server();
  const netid = hostile('meshnet');
  const own = networkUsers.get(netid)?.get(username);
  const isInNetwork = ({ network }: { network: string }) => network === netid;
  const nodeId =
    own?.nodes?.[0] ??
    [...nodes.values()].find((node) => isInNetwork(node) && node.isserver === 'no')?.id ??
    '';
  const params = {
    netid,
    nodeId,
    end: nodeId,
    keyName: networks.get(netid)?.accesskeys?.[0]?.name ?? '',
    clientId: own?.clients?.[0] ?? [...extClients.values()].find(isInNetwork)?.clientid ?? '',
    username: [...users.keys()].at(-1) ?? '',
    task: 'replace',
  };
  const patterns = Object.entries(routePatterns)
    .filter(([name]) => matches(name))
    .flatMap(([, pattern]) => [pattern, pattern.replace('/:netid?', '')]);
  const query = `?rowsPerPage=250&show=all&node=${nodeId}`;
  return [...new Set(patterns)].map((pattern) => generatePath<string>(pattern, params) + query);
}

const isOfUserArea = (route: string) => /userArea/i.test(route);

export const NoPageExecutesInjectedTextOrShowsSecrets: Story = {
  play: async () => {
    await screen.findByRole('heading', { name: 'Dashboard' });
    const addresses = addressesOf((route) => route !== 'login' && !isOfUserArea(route));
    const { wrong, shown } = await visitAll(addresses);
    await expect(wrong).toEqual([]);
    await expect(executed).not.toHaveBeenCalled();
    await expect(shown.size).toBe(150);
    report(`hostile data: ${shown.size} texts on ${addresses.length} pages`);
  },
};

/** Opens all pages of the user dashboard. `found` is the number of those that the user has access to. */
function inTheUserArea(name: string, found: number): Story {
  const username = hostile(name);
  return {
    args: { as: username },
    play: async () => {
      await screen.findByRole('heading', { name: `Welcome ${username}` });
      const addresses = addressesOf(isOfUserArea, username);
      const { wrong, shown, lost } = await visitAll(addresses);
      await expect(wrong).toEqual([]);
      await expect(executed).not.toHaveBeenCalled();
      await expect(addresses.length - lost.length).toBe(found);
      await expect(shown.size).toBe(150);
      report(`hostile data: ${shown.size} texts on ${found} pages of the user dashboard of ${name}`);
    },
  };
}

export const NoUserDashboardPageExecutesInjectedTextForANetworkAdministrator: Story = inTheUserArea(
  'lvl0-admin',
  14,
);
export const NoUserDashboardPageExecutesInjectedTextForANodeUser: Story = inTheUserArea('lvl1-node', 7);
export const NoUserDashboardPageExecutesInjectedTextForAClientUser: Story = inTheUserArea('lvl2-client', 5);

export const GraphLabelsAreTreatedAsPlainText: Story = {
  play: async () => {
    const netid = hostile('meshnet');
    await screen.findByRole('heading', { name: 'Dashboard' });
    const nodes = [...server().nodes.values()].filter(({ network }) => network === netid);
    const names = nodes.map(({ name }) => name);
    for (const query of ['', '?show=table']) {
      await goTo(paths.graphs(netid) + query);
      await expect(await until(() => names.every((name) => pageText().includes(name))), query).toBe(true);
      const labels = [...document.querySelectorAll('#main span, #main td, #main a')].filter(
        ({ textContent }) => names.includes(textContent),
      );
      await expect(labels.length).toBeGreaterThanOrEqual(names.length);
      await expect(executableMarkup()).toEqual([]);
    }
    await expect(executed).not.toHaveBeenCalled();
  },
};

/** Reading `document.title` joins whitespace. */
const titleOf = (text: string) => `${text} · Users · Netmaker`.replaceAll(/\s+/g, ' ').trim();

export const PageTitlesAreTreatedAsPlainText: Story = {
  play: async () => {
    await screen.findByRole('heading', { name: 'Dashboard' });
    const missing = [];
    for (const text of hostileTexts) {
      await goTo(paths.user(text));
      if (!(await until(() => document.title === titleOf(text)))) missing.push(text);
    }
    await expect(missing).toEqual([]);
    await expect(executableMarkup()).toEqual([]);
    await expect(executed).not.toHaveBeenCalled();
  },
};

export const ToastsAreTreatedAsPlainText: Story = {
  play: async () => {
    await screen.findByRole('heading', { name: 'Dashboard' });
    for (const text of hostileTexts) toastQueue.show({ kind: 'error', text, detail: `${text} again` });
    const isShown = () => hostileTexts.every((text) => document.body.textContent.includes(text));
    await expect(await until(isShown)).toBe(true);
    await expect(executableMarkup()).toEqual([]);
    await expect(executed).not.toHaveBeenCalled();
  },
};

export const ServerErrorsAreTreatedAsPlainText: Story = {
  args: { at: '/users' },
  play: async ({ userEvent }) => {
    const message = hostileTexts.find((text) => text.includes('<img src=x')) ?? '';
    server().faults.add('DELETE /users/*', { kind: 'status', status: 500, message });
    const [remove] = await screen.findAllByRole('button', { name: /^Delete / });
    if (!remove) throw new Error('No user can be deleted');
    await userEvent.click(remove);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete user' }));
    // The toast is also announced, so the text is on the page twice.
    const [shown] = await screen.findAllByText((text) => text.includes(message));
    await expect(shown).toBeVisible();
    await expect(executableMarkup()).toEqual([]);
    await expect(executed).not.toHaveBeenCalled();
  },
};

/** Creates records whose valid names are also properties of every object. */
function nameLikeAnObject(world: World): void {
  const netid = 'constructor';
  createNetwork(world, adminCaller, { ...zeroNetwork(), netid, addressrange: '10.77.0.0/16' });
  world.users.set(netid, account(netid, { networks: [netid], groups: ['toString'] }));
  world.userGroups.add('toString');
}

export const NamesLikeConstructorAreTreatedAsPlainText: Story = {
  args: { prepare: nameLikeAnObject, as: 'admin' },
  play: async () => {
    const name = 'constructor';
    const netid = name;
    const pages = [
      paths.network(netid),
      paths.editNetwork(netid),
      paths.editNetworkGroups(netid),
      paths.nodes(netid),
      paths.accessKeys(netid),
      paths.createAccessKey(netid),
      paths.externalClients(netid),
      paths.dns(netid),
      paths.graphs(netid),
      paths.acls(netid),
      paths.metrics(netid),
      paths.user(name),
      paths.userGroupsOf(name),
      paths.userPermissions(netid),
      paths.editUserPermission(netid, name),
    ];
    await screen.findByRole('heading', { name: 'Dashboard' });
    for (const at of pages) {
      const text = await pageAt(at, name);
      await expect(text, at).toContain(name);
      await expect(text, at).not.toMatch(/couldn’t be displayed|Something went wrong|native code/);
    }
  },
};

const endless = 'x'.repeat(200_000);

function makeEndless({ nodes, users, dns, extClients, logs }: World): void {
  for (const node of nodes.values()) Object.assign(node, { name: endless, os: endless, endpoint: endless });
  for (const client of extClients.values()) client.description = endless;
  for (const entry of dns) entry.name = endless;
  for (const line of logs.slice(0, 20)) line.text = endless;
  users.set(endless, { ...account('long'), username: endless });
}

export const VeryLongTextsStayInsideThePage: Story = {
  args: { prepare: makeEndless, as: 'admin', at: '/nowhere' },
  play: async () => {
    const pages = [
      '/nodes',
      '/nodes/meshnet',
      '/dns/meshnet',
      '/ext-clients/meshnet',
      '/users?rowsPerPage=25',
      '/logs?show=all',
      '/metrics/meshnet',
    ];
    await until(isUnknownAddress);
    for (const at of pages) {
      await goTo(at);
      await expect(await until(isVeryLong), at).toBe(true);
      await expect(overflowOf(document.documentElement), at).toBe(0);
    }
    await goTo('/nowhere');
    await until(isUnknownAddress);
  },
};
