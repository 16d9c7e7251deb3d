import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { paths } from '../../../domain/paths.ts';
import { administration, areaPages, basePages, type ExpectedPage, type ExpectedPages } from './levelPages.ts';
import { address, receivedResponses, goTo, Journey, renderApp } from './testApp.tsx';

/** Each access level opens every address of the console, which never sends a request that the server would reject. */
const meta = {
  title: 'App/Journeys/Access levels',
  tags: ['proof'],
  component: Journey,
  beforeEach: renderApp,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { scenario: 'enterprise' },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;

const lostHeading = 'You’ve lost your way. Netmaker doesn’t have a page here';
const refused = () => receivedResponses().filter((line) => / (401|403|404|500)$/.test(line));

/** Queries the document directly, because queries by role take a second on a large form and there are 200 pages. */
const headings = () =>
  [...document.querySelectorAll(':is(h1, h2, h3):not(.sb-wrapper *)')].map((heading) => heading.textContent);

async function sees(at: string, sight: ExpectedPage, username: string): Promise<void> {
  await goTo(at);
  if (sight === 'home') await waitFor(() => expect(address()).toBe('/'));
  if (sight === 'lost') await waitFor(() => expect(headings()).toEqual([lostHeading]));
  else await waitFor(() => expect(headings()).toContain(sight === 'home' ? `Welcome ${username}` : sight));
}

function openEveryPage(username: string, { base, area }: ExpectedPages): Story {
  return {
    args: { as: username },
    play: async ({ step }) => {
      await screen.findByRole('heading', { name: `Welcome ${username}` });
      const all: [string, ExpectedPage][] = [
        ...administration.map((at): [string, ExpectedPage] => [at, 'home']),
        ...keysOf(basePages).map((page): [string, ExpectedPage] => [basePages[page], base[page]]),
        ...keysOf(areaPages).map((page): [string, ExpectedPage] => [areaPages[page], area[page] ?? 'lost']),
      ];
      let previous: ExpectedPage = 'home';
      for (const [at, sight] of all) {
        // Between two pages with the same heading, open another page to tell them apart.
        if (sight === previous) await sees(paths.user(username), username, username);
        await step(`${at}: ${sight}`, () => sees(at, sight, username));
        previous = sight;
      }
      await expect(refused()).toEqual([]);
    },
  };
}

function keysOf<Key extends string>(record: Record<Key, unknown>): Key[] {
  // `Object.keys` returns `string[]`.
  return Object.keys(record) as Key[];
}

export const NetworkAdministratorOpensEveryPage: Story = openEveryPage('lvl0-admin', {
  base: {
    networks: 'Networks',
    createNetwork: 'You can’t create networks',
    network: 'meshnet',
    editNetwork: 'Edit meshnet',
    legacyAccessKeys: 'Access keys of meshnet',
    nodes: 'meshnet',
    ownNode: 'owned-node',
    otherNode: 'leaf-a',
    editOwnNode: 'Edit owned-node',
    createEgress: 'Create egress gateway',
    createRelay: 'Make owned-node a relay',
    accessKeys: 'Access keys',
    createAccessKey: 'Create access key',
    clients: 'External clients',
    renameClient: 'Rename lvl2-phone',
    clientQr: 'QR code for lvl2-phone',
    dns: 'DNS',
    createDnsEntry: 'Create DNS entry',
  },
  area: {
    editNetwork: 'Edit meshnet',
    accessKeys: 'Access keys',
    createAccessKey: 'Create access key',
    accessKey: 'Access key not found',
    nodes: 'meshnet',
    ownNode: 'owned-node',
    otherNode: 'leaf-a',
    editOwnNode: 'Edit owned-node',
    editOtherNode: 'Edit leaf-a',
    createEgress: 'Create egress gateway',
    createRelay: 'Make owned-node a relay',
    clients: 'External clients',
    renameClient: 'Rename lvl2-phone',
    clientQr: 'QR code for lvl2-phone',
  },
});

const withoutRights = {
  networks: 'Networks',
  createNetwork: 'You can’t create networks',
  network: 'meshnet',
  editNetwork: 'You can’t edit this network',
  legacyAccessKeys: 'You don’t have access to access keys',
  nodes: 'No nodes found',
  ownNode: 'Not Found',
  otherNode: 'Not Found',
  editOwnNode: 'Not Found',
  createEgress: 'Not Found',
  createRelay: 'Not Found',
  accessKeys: 'You don’t have access to keys in meshnet',
  createAccessKey: 'You don’t have access to keys in meshnet',
  clients: 'External clients',
  renameClient: 'Rename lvl2-phone',
  clientQr: 'QR code for lvl2-phone',
  dns: 'DNS',
  createDnsEntry: 'DNS',
} as const;

export const NodeUserOpensEveryPage: Story = openEveryPage('lvl1-node', {
  base: {
    ...withoutRights,
    nodes: 'meshnet',
    ownNode: 'owned-node',
    editOwnNode: 'You can view this node but not edit it',
    createEgress: 'Create egress gateway',
    createRelay: 'Make owned-node a relay',
  },
  area: {
    nodes: 'meshnet',
    ownNode: 'owned-node',
    otherNode: 'Not Found',
    clients: 'External clients',
    renameClient: 'Rename lvl2-phone',
    clientQr: 'QR code for lvl2-phone',
  },
});

export const ClientUserOpensEveryPage: Story = openEveryPage('lvl2-client', {
  base: withoutRights,
  area: {
    clients: 'External clients',
    renameClient: 'Rename lvl2-phone',
    clientQr: 'QR code for lvl2-phone',
  },
});

export const UserWithoutAccessOpensEveryPage: Story = openEveryPage('lvl3-none', {
  base: {
    ...withoutRights,
    networks: 'No networks yet',
    network: 'lost',
    legacyAccessKeys: 'lost',
    accessKeys: 'meshnet, No Network Selected',
    createAccessKey: 'meshnet, No Network Selected',
    clients: 'No Network Selected',
    renameClient: 'No Network Selected',
    clientQr: 'No Network Selected',
    dns: 'Not Found',
    createDnsEntry: 'Not Found',
  },
  area: {},
});
