import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { uuidFor } from '../../../../mocks/fixtures/seed.ts';
import { keyboardOf, type Keyboard } from './keyboard.ts';
import { address, Journey, server, renderApp, type JourneyProps } from './testApp.tsx';

/** Only key presses move the focus. Each task ends with a check of the server. */
const meta = {
  title: 'App/Journeys/Keyboard only, more tasks',
  tags: ['proof'],
  component: Journey,
  beforeEach: renderApp,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { scenario: 'enterprise' },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;

function task(args: Partial<JourneyProps>, play: (keys: Keyboard) => Promise<void>): Story {
  return { args: { as: 'admin', ...args }, play: ({ userEvent }) => play(keyboardOf(userEvent)) };
}

const idOf = (name: string) => uuidFor(`meshnet/${name}`);
const node = (name: string) => server().nodes.get(idOf(name));
const nodes = { at: '/nodes/meshnet?rowsPerPage=25' };
const nameOf = (element?: Element | null) => element?.getAttribute('aria-label') ?? '';

export const AdministratorCreatesAnAccessKey = task(
  { at: '/access-keys/meshnet' },
  async ({ press, tabTo, hasFocus }) => {
    await tabTo('link', 'Create access key');
    await press('{Enter}');
    await hasFocus('textbox', /^Name/);
    await press('keyed{Enter}');
    await hasFocus('button', 'Copy Access key');
    await press('{Escape}');
    await hasFocus('row', /^keyed/);
  },
);

export const AdministratorApprovesANode = task(
  { scenario: 'community', at: '/nodes/dualnet' },
  async ({ press, tabTo, hasFocus, showsText }) => {
    await tabTo('button', 'Approve pending-one');
    await press('{Enter}');
    await hasFocus('button', 'Approve');
    await press('{Enter}');
    await showsText('Node Approved!');
    await waitFor(() => expect(server().nodes.get(uuidFor('dualnet/pending-one'))?.ispending).toBe('no'));
  },
);

export const AdministratorEditsANode = task(
  { at: `/nodes/meshnet/${idOf('leaf-a')}/edit` },
  async ({ press, tabTo, hasFocus }) => {
    await tabTo('textbox', 'MTU');
    await press('{Control>}a{/Control}1300{Enter}');
    await hasFocus('button', 'Save');
    await press('{Enter}');
    await waitFor(() => expect(node('leaf-a')?.mtu).toBe(1300));
  },
);

export const AdministratorDeletesANode = task(nodes, async ({ press, tabTo, showsText }) => {
  await tabTo('button', 'More about mac-laptop');
  await press('{Enter}');
  await screen.findByRole('menuitem', { name: /^Delete/ });
  await press('{End}{Enter}');
  await tabTo('button', 'Delete node');
  await press('{Enter}');
  await showsText('Successfully deleted Node!');
  await waitFor(() => expect(node('mac-laptop')).toBeUndefined());
});

export const AdministratorCreatesAnIngressGateway = task(nodes, async ({ press, tabTo, showsText }) => {
  await tabTo('button', 'Create ingress gateway on gw-egress');
  await press('{Enter}');
  await tabTo('button', 'Create ingress');
  await press('{Enter}');
  await showsText('Successfully created Ingress Gateway!');
  await waitFor(() => expect(node('gw-egress')?.isingressgateway).toBe('yes'));
});

export const AdministratorCreatesARelay = task(nodes, async ({ press, tabTo }) => {
  await tabTo('button', 'Make owned-node a relay');
  await press('{Enter}');
  await tabTo('checkbox', 'mac-laptop');
  await press(' ');
  await tabTo('button', 'Create');
  await press('{Enter}');
  await waitFor(() => expect(node('owned-node')?.relayaddrs).toEqual(['10.20.30.6']));
});

export const AdministratorAddsAClientAndShowsItsQRCode = task(
  { at: '/ext-clients/meshnet' },
  async ({ press, tabTo, hasFocus }) => {
    await tabTo('button', 'Add client to gw-ingress');
    await press('{Enter}');
    await hasFocus('textbox', /^Name/);
    await press('pocket{Enter}');
    await screen.findByRole('img', { name: 'QR code for pocket' });
    await tabTo('button', 'Done');
    await press('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await tabTo('link', 'QR code for pocket');
    await press('{Enter}');
    await screen.findByRole('img', { name: 'QR code for pocket' });
    await press('{Escape}');
    await hasFocus('link', 'QR code for pocket');
  },
);

export const AdministratorCreatesADNSEntry = task(
  { at: '/dns/meshnet' },
  async ({ press, tabTo, hasFocus }) => {
    await tabTo('link', 'Create DNS entry');
    await press('{Enter}');
    await hasFocus('textbox', 'DNS name');
    await press('keys{Tab}10.20.30.77{Enter}');
    await waitFor(() =>
      expect(server().dns.find(({ name }) => name === 'keys')?.address).toBe('10.20.30.77'),
    );
  },
);

export const AdministratorBlocksAPair = task({ at: '/acls/meshnet' }, async ({ press, tabTo, showsText }) => {
  const cells = await screen.findAllByRole('gridcell', { name: /: allowed$/ });
  await tabTo('gridcell', nameOf(screen.getAllByRole('gridcell')[0]));
  await press('{ArrowRight}');
  const [a = '', b = ''] = nameOf(document.activeElement).replace(/:.*/, '').split(' and ');
  await expect(cells).toContain(document.activeElement);
  await press(' ');
  await tabTo('button', 'Submit Changes');
  await press('{Enter}');
  await screen.findByRole('alertdialog');
  await tabTo('button', 'Submit Changes');
  await press('{Enter}');
  await showsText('ACL Updated!');
  await waitFor(() => expect(server().acls.get('meshnet')?.[idOf(a)]?.[idOf(b)]).toBe(1));
});

export const AdministratorCreatesAUser = task({ at: '/users' }, async ({ press, tabTo, hasFocus }) => {
  await tabTo('link', 'Create user');
  await press('{Enter}');
  await hasFocus('textbox', 'Username');
  await press('erin{Tab}secret-5');
  await press('{Enter}');
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Password confirmation'));
  await press('secret-5{Enter}');
  await waitFor(() => expect(server().users.has('erin')).toBe(true));
});

export const AdministratorChangesAPermission = task(
  { at: '/user-permissions/meshnet' },
  async ({ press, tabTo }) => {
    await tabTo('link', 'Edit lvl2-client');
    await press('{Enter}');
    await tabTo('textbox', 'Client limit');
    await press('{Control>}a{/Control}7{Enter}');
    await waitFor(() =>
      expect(server().networkUsers.get('meshnet')?.get('lvl2-client')?.clientlimit).toBe(7),
    );
  },
);

export const AdministratorSearchesTheLog = task(
  { at: '/logs?show=all' },
  async ({ press, tabTo, hasFocus }) => {
    await screen.findByRole('region', { name: 'Server logs' });
    await press('/');
    await hasFocus('searchbox', 'Search server logs');
    await press('database{Enter}');
    await waitFor(() => expect(document.querySelector('[aria-current=true] mark')).toBeVisible());
    await tabTo('switch', 'Raw text');
    await press(' ');
    await hasFocus('switch', 'Raw text');
  },
);

export const AdministratorFindsANode = task({ at: '/networks' }, async ({ press, hasFocus }) => {
  await screen.findByRole('link', { name: 'meshnet' });
  await press('{Control>}k{/Control}');
  await hasFocus('combobox', 'Search or run');
  await press('leaf-a');
  await screen.findByRole('option', { name: /^leaf-a / });
  await press('{Enter}');
  await screen.findByRole('heading', { name: 'leaf-a' });
  await waitFor(() => expect(address()).toBe(`/nodes/meshnet/${idOf('leaf-a')}`));
});

export const AdministratorOpensTheExplanationOfAPair = task(
  { at: `/networks?why=${idOf('leaf-a')}..` },
  async ({ press, tabTo }) => {
    await tabTo('combobox', 'To');
    await press('mac-l');
    await screen.findByRole('option', { name: /^mac-laptop/ });
    await press('{Enter}');
    await expect(await screen.findByRole('region', { name: 'Verdict' })).toBeVisible();
  },
);

export const AdministratorEditsANetwork = task(
  { at: '/networks/meshnet/edit' },
  async ({ press, tabTo, hasFocus }) => {
    await tabTo('textbox', 'Default MTU');
    await press('{Control>}a{/Control}1400');
    await tabTo('switch', /Allow joining without a key/);
    await press(' {Enter}');
    await hasFocus('button', 'Save');
    await press('{Enter}');
    await waitFor(() =>
      expect(server().networks.get('meshnet')).toMatchObject({ defaultmtu: 1400, allowmanualsignup: 'yes' }),
    );
  },
);

export const AdministratorSelectsANodeInTheGraph = task(
  { at: `/graphs/meshnet?selected=${idOf('gw-relay')}` },
  async ({ press, tabTo }) => {
    await tabTo('button', /^gw-relay, /);
    await press('{ArrowDown}');
    await waitFor(() => expect(document.activeElement).not.toHaveAccessibleName(/^gw-relay, /));
    const [next = ''] = nameOf(document.activeElement).split(',');
    await press('{Enter}');
    await expect(await screen.findByRole('heading', { name: next })).toBeVisible();
  },
);

export const AdministratorOpensTheMetricsOfANode = task(
  { at: '/metrics/meshnet' },
  async ({ press, tabTo }) => {
    const [first] = await screen.findAllByRole('gridcell');
    await tabTo('gridcell', nameOf(first));
    await press('{ArrowLeft}');
    const name = document.activeElement?.textContent ?? '';
    await press('{Enter}');
    await expect(await screen.findByRole('heading', { name })).toBeVisible();
  },
);

export const AdministratorRefreshesPublicKeys = task(
  { at: '/networks' },
  async ({ press, tabTo, hasFocus, showsText }) => {
    await screen.findByRole('link', { name: 'dualnet' });
    await press('/');
    await hasFocus('searchbox', 'Search networks');
    await press('mesh');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'dualnet' })).toBeNull());
    await press('{Escape}');
    await tabTo('button', 'More about meshnet');
    await press('{Enter}');
    await press('{ArrowDown}'.repeat(6));
    await hasFocus('menuitem', 'Refresh public keys');
    await press('{Enter}');
    await screen.findByRole('alertdialog');
    await press('{Enter}');
    await showsText('Refreshed nodes public keys! : meshnet');
  },
);
