import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { uuidFor } from '../../../../mocks/fixtures/seed.ts';
import { keysOf, type Keys } from './keyboard.ts';
import { address, Journey, server, setTheStage, type JourneyProps } from './stage.tsx';

/** Only key presses move the focus. Each task ends with a check of the server. */
const meta = {
  title: 'App/Journeys/Keyboard only, more tasks',
  tags: ['proof'],
  component: Journey,
  beforeEach: setTheStage,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { scenario: 'enterprise' },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;

function task(args: Partial<JourneyProps>, play: (keys: Keys) => Promise<void>): Story {
  return { args: { as: 'admin', ...args }, play: ({ userEvent }) => play(keysOf(userEvent)) };
}

const idOf = (name: string) => uuidFor(`meshnet/${name}`);
const node = (name: string) => server().nodes.get(idOf(name));
const nodes = { at: '/nodes/meshnet?rowsPerPage=25' };
const nameOf = (element?: Element | null) => element?.getAttribute('aria-label') ?? '';

export const AdministratorCreatesAnAccessKey = task(
  { at: '/access-keys/meshnet' },
  async ({ press, to, on }) => {
    await to('link', 'Create access key');
    await press('{Enter}');
    await on('textbox', /^Name/);
    await press('keyed{Enter}');
    await on('button', 'Copy Access key');
    await press('{Escape}');
    await on('row', /^keyed/);
  },
);

export const AdministratorApprovesANode = task(
  { scenario: 'community', at: '/nodes/dualnet' },
  async ({ press, to, on, says }) => {
    await to('button', 'Approve pending-one');
    await press('{Enter}');
    await on('button', 'Approve');
    await press('{Enter}');
    await says('Node Approved!');
    await waitFor(() => expect(server().nodes.get(uuidFor('dualnet/pending-one'))?.ispending).toBe('no'));
  },
);

export const AdministratorEditsANode = task(
  { at: `/nodes/meshnet/${idOf('leaf-a')}/edit` },
  async ({ press, to, on }) => {
    await to('textbox', 'MTU');
    await press('{Control>}a{/Control}1300{Enter}');
    await on('button', 'Save');
    await press('{Enter}');
    await waitFor(() => expect(node('leaf-a')?.mtu).toBe(1300));
  },
);

export const AdministratorDeletesANode = task(nodes, async ({ press, to, says }) => {
  await to('button', 'More about mac-laptop');
  await press('{Enter}');
  await screen.findByRole('menuitem', { name: /^Delete/ });
  await press('{End}{Enter}');
  await to('button', 'Delete node');
  await press('{Enter}');
  await says('Successfully deleted Node!');
  await waitFor(() => expect(node('mac-laptop')).toBeUndefined());
});

export const AdministratorCreatesAnIngressGateway = task(nodes, async ({ press, to, says }) => {
  await to('button', 'Create ingress gateway on gw-egress');
  await press('{Enter}');
  await to('button', 'Create ingress');
  await press('{Enter}');
  await says('Successfully created Ingress Gateway!');
  await waitFor(() => expect(node('gw-egress')?.isingressgateway).toBe('yes'));
});

export const AdministratorCreatesARelay = task(nodes, async ({ press, to }) => {
  await to('button', 'Make owned-node a relay');
  await press('{Enter}');
  await to('checkbox', 'mac-laptop');
  await press(' ');
  await to('button', 'Create');
  await press('{Enter}');
  await waitFor(() => expect(node('owned-node')?.relayaddrs).toEqual(['10.20.30.6']));
});

export const AdministratorAddsAClientAndShowsItsQRCode = task(
  { at: '/ext-clients/meshnet' },
  async ({ press, to, on }) => {
    await to('button', 'Add client to gw-ingress');
    await press('{Enter}');
    await on('textbox', /^Name/);
    await press('pocket{Enter}');
    await screen.findByRole('img', { name: 'QR code of pocket' });
    await to('button', 'Done');
    await press('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await to('link', 'QR code of pocket');
    await press('{Enter}');
    await screen.findByRole('img', { name: 'QR code of pocket' });
    await press('{Escape}');
    await on('link', 'QR code of pocket');
  },
);

export const AdministratorCreatesADNSEntry = task({ at: '/dns/meshnet' }, async ({ press, to, on }) => {
  await to('link', 'Create DNS entry');
  await press('{Enter}');
  await on('textbox', 'DNS name');
  await press('keys{Tab}10.20.30.77{Enter}');
  await waitFor(() => expect(server().dns.find(({ name }) => name === 'keys')?.address).toBe('10.20.30.77'));
});

export const AdministratorBlocksAPair = task({ at: '/acls/meshnet' }, async ({ press, to, says }) => {
  const cells = await screen.findAllByRole('gridcell', { name: /: allowed$/ });
  await to('gridcell', nameOf(screen.getAllByRole('gridcell')[0]));
  await press('{ArrowRight}');
  const [a = '', b = ''] = nameOf(document.activeElement).replace(/:.*/, '').split(' and ');
  await expect(cells).toContain(document.activeElement);
  await press(' ');
  await to('button', 'Submit Changes');
  await press('{Enter}');
  await screen.findByRole('alertdialog');
  await to('button', 'Submit Changes');
  await press('{Enter}');
  await says('ACL Updated!');
  await waitFor(() => expect(server().acls.get('meshnet')?.[idOf(a)]?.[idOf(b)]).toBe(1));
});

export const AdministratorCreatesAUser = task({ at: '/users' }, async ({ press, to, on }) => {
  await to('link', 'Create user');
  await press('{Enter}');
  await on('textbox', 'Username');
  await press('erin{Tab}secret-5');
  await press('{Enter}');
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Password confirmation'));
  await press('secret-5{Enter}');
  await waitFor(() => expect(server().users.has('erin')).toBe(true));
});

export const AdministratorChangesAPermission = task(
  { at: '/user-permissions/meshnet' },
  async ({ press, to }) => {
    await to('link', 'Edit lvl2-client');
    await press('{Enter}');
    await to('textbox', 'Client limit');
    await press('{Control>}a{/Control}7{Enter}');
    await waitFor(() =>
      expect(server().networkUsers.get('meshnet')?.get('lvl2-client')?.clientlimit).toBe(7),
    );
  },
);

export const AdministratorSearchesTheLog = task({ at: '/logs' }, async ({ press, to, on }) => {
  await screen.findByRole('region', { name: 'Server logs' });
  await press('/');
  await on('searchbox', 'Search server logs');
  await press('database{Enter}');
  await waitFor(() => expect(document.querySelector('[aria-current=true] mark')).toBeVisible());
  await to('switch', 'Raw text');
  await press(' ');
  await on('switch', 'Raw text');
});

export const AdministratorFindsANode = task({ at: '/networks' }, async ({ press, on }) => {
  await screen.findByRole('link', { name: 'meshnet' });
  await press('{Control>}k{/Control}');
  await on('combobox', 'Search or run');
  await press('leaf-a');
  await screen.findByRole('option', { name: /^leaf-a / });
  await press('{Enter}');
  await screen.findByRole('heading', { name: 'leaf-a' });
  await waitFor(() => expect(address()).toBe(`/nodes/meshnet/${idOf('leaf-a')}`));
});

export const AdministratorOpensTheExplanationOfAPair = task(
  { at: `/networks?why=${idOf('leaf-a')}..` },
  async ({ press, to }) => {
    await to('combobox', 'To');
    await press('mac-l');
    await screen.findByRole('option', { name: /^mac-laptop/ });
    await press('{Enter}');
    await expect(await screen.findByRole('region', { name: 'Verdict' })).toBeVisible();
  },
);

export const AdministratorEditsANetwork = task(
  { at: '/networks/meshnet/edit' },
  async ({ press, to, on }) => {
    await to('textbox', 'Default MTU');
    await press('{Control>}a{/Control}1400');
    await to('switch', /Allow sign-up without keys/);
    await press(' {Enter}');
    await on('button', 'Save');
    await press('{Enter}');
    await waitFor(() =>
      expect(server().networks.get('meshnet')).toMatchObject({ defaultmtu: 1400, allowmanualsignup: 'yes' }),
    );
  },
);

export const AdministratorSelectsANodeInTheGraph = task(
  { at: `/graphs/meshnet?selected=${idOf('gw-relay')}` },
  async ({ press, to }) => {
    await to('button', /^gw-relay, /);
    await press('{ArrowDown}');
    await waitFor(() => expect(document.activeElement).not.toHaveAccessibleName(/^gw-relay, /));
    const [next = ''] = nameOf(document.activeElement).split(',');
    await press('{Enter}');
    await expect(await screen.findByRole('heading', { name: next })).toBeVisible();
  },
);

export const AdministratorOpensTheMetricsOfANode = task({ at: '/metrics/meshnet' }, async ({ press, to }) => {
  const [first] = await screen.findAllByRole('gridcell');
  await to('gridcell', nameOf(first));
  await press('{ArrowLeft}');
  const name = document.activeElement?.textContent ?? '';
  await press('{Enter}');
  await expect(await screen.findByRole('heading', { name })).toBeVisible();
});

export const AdministratorRefreshesPublicKeys = task({ at: '/networks' }, async ({ press, to, on, says }) => {
  await screen.findByRole('link', { name: 'dualnet' });
  await press('/');
  await on('searchbox', 'Search networks');
  await press('mesh');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'dualnet' })).toBeNull());
  await press('{Escape}');
  await to('button', 'More about meshnet');
  await press('{Enter}');
  await press('{ArrowDown}'.repeat(5));
  await on('menuitem', 'Refresh public keys');
  await press('{Enter}');
  await screen.findByRole('alertdialog');
  await press('{Enter}');
  await says('Refreshed nodes public keys! : meshnet');
});
