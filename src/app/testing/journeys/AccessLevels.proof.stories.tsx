import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { paths } from '../../../domain/paths.ts';
import { administration, areaPages, basePages, type Sight, type Sights } from './levelPages.ts';
import { address, answered, goTo, Journey, setTheStage } from './stage.tsx';

/** Every access level walks every address there is; the server is never asked for what it would refuse. */
const meta = {
  title: 'App/Journeys/Access levels',
  tags: ['proof'],
  component: Journey,
  beforeEach: setTheStage,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { scenario: 'enterprise' },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;

const lostHeading = 'You’ve lost your way. Netmaker doesn’t have a page here';
const refused = () => answered().filter((line) => / (401|403|404|500)$/.test(line));

/** Read from the document itself: asking for roles takes a second on a large form, and there are 200 pages to see. */
const headings = () =>
  [...document.querySelectorAll(':is(h1, h2, h3):not(.sb-wrapper *)')].map((heading) => heading.textContent);

async function sees(at: string, sight: Sight, username: string): Promise<void> {
  await goTo(at);
  if (sight === 'home') await waitFor(() => expect(address()).toBe('/'));
  if (sight === 'lost') await waitFor(() => expect(headings()).toEqual([lostHeading]));
  else await waitFor(() => expect(headings()).toContain(sight === 'home' ? `Welcome ${username}` : sight));
}

function walk(username: string, { base, area }: Sights): Story {
  return {
    args: { as: username },
    play: async ({ step }) => {
      await screen.findByRole('heading', { name: `Welcome ${username}` });
      const all: [string, Sight][] = [
        ...administration.map((at): [string, Sight] => [at, 'home']),
        ...keysOf(basePages).map((page): [string, Sight] => [basePages[page], base[page]]),
        ...keysOf(areaPages).map((page): [string, Sight] => [areaPages[page], area[page] ?? 'lost']),
      ];
      let before: Sight = 'home';
      for (const [at, sight] of all) {
        // Two pages that look alike are not taken for one another: between them comes one that is like no other.
        if (sight === before) await sees(paths.user(username), username, username);
        await step(`${at}: ${sight}`, () => sees(at, sight, username));
        before = sight;
      }
      await expect(refused()).toEqual([]);
    },
  };
}

function keysOf<Key extends string>(record: Record<Key, unknown>): Key[] {
  // `Object.keys` forgets the type of the keys of a record that is ours.
  return Object.keys(record) as Key[];
}

export const NetworkAdministrator: Story = walk('lvl0-admin', {
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
    clients: 'Remote access',
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

export const NodeAndRemoteAccess: Story = walk('lvl1-node', {
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
    clients: 'Remote access',
    renameClient: 'Rename lvl2-phone',
    clientQr: 'QR code for lvl2-phone',
  },
});

export const RemoteAccessOnly: Story = walk('lvl2-client', {
  base: withoutRights,
  area: {
    clients: 'Remote access',
    renameClient: 'Rename lvl2-phone',
    clientQr: 'QR code for lvl2-phone',
  },
});

export const NoAccess: Story = walk('lvl3-none', {
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
