import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { uuidFor } from '../../../../mocks/fixtures/seed.ts';
import type { WireNode } from '../../../../mocks/wire/wire.ts';
import { address, Journey, server, renderApp } from './testApp.tsx';

const meta = {
  title: 'App/Journeys/Gateways',
  component: Journey,
  beforeEach: renderApp,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { scenario: 'community', as: 'admin', at: '/nodes/meshnet?rowsPerPage=25' },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;

const idOf = (name: string) => uuidFor(`meshnet/${name}`);
const button = (name: string) => screen.findByRole('button', { name });
/** Waits until the button is enabled. It's disabled while a change of another role of the node is in progress. */
async function role(name: string): Promise<HTMLElement> {
  await waitFor(() => expect(screen.getByRole('button', { name })).not.toHaveAttribute('aria-disabled'));
  return screen.getByRole('button', { name });
}
const question = async (name: string) => within(await screen.findByRole('alertdialog', { name }));
const ranges = () => screen.findByRole('textbox', { name: /^Egress gateway ranges/ });
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

function stored(name: string): WireNode {
  const node = server().nodes.get(idOf(name));
  if (!node) throw new Error(`The server has no ${name}`);
  return node;
}

export const AdministratorCreatesAndRemovesGateways: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await role('Create egress gateway on owned-node'));
    await waitFor(() =>
      expect(address()).toBe(`/nodes/meshnet/${idOf('owned-node')}/create-egress?rowsPerPage=25`),
    );
    await userEvent.type(await ranges(), '172.16.9.0/24');
    await userEvent.type(await screen.findByRole('textbox', { name: /^Interface/ }), 'eth0');
    await userEvent.click(await button('Create'));
    await expect(await screen.findByText('Succesfully created Egress Gateway!')).toBeVisible();
    await noDialog();
    await waitFor(() => expect(address()).toBe('/nodes/meshnet?rowsPerPage=25'));
    await expect(stored('owned-node').egressgatewayranges).toEqual(['172.16.9.0/24']);

    await userEvent.click(await role('Make owned-node a relay'));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'mac-laptop' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'win-desktop' }));
    await expect(
      await screen.findByText('If owned-node goes offline, 2 nodes will lose all connectivity.'),
    ).toBeVisible();
    await userEvent.click(await button('Create'));
    await expect(await screen.findByText('Successfully created Relay!')).toBeVisible();
    await expect(stored('owned-node').relayaddrs).toEqual(['10.20.30.6', '10.20.30.7']);
    const disabled = await button('Make mac-laptop a relay');
    await waitFor(() => expect(disabled).toHaveAccessibleDescription('Relayed by owned-node'));

    await userEvent.click(await role('Create ingress gateway on gw-egress'));
    await userEvent.click((await question('Create ingress')).getByRole('button', { name: 'Create ingress' }));
    await expect(await screen.findByText('Successfully created Ingress Gateway!')).toBeVisible();

    await userEvent.click(await role('Remove egress gateway from gw-egress'));
    await userEvent.click(
      (await question('Remove egress gateway')).getByRole('button', { name: 'Remove egress' }),
    );
    await expect(await screen.findByText('Succesfully removed Egress Gateway!')).toBeVisible();
    await waitFor(async () => expect(await button('Create egress gateway on gw-egress')).toHaveFocus());
    await expect(stored('gw-egress')).toMatchObject({ isegressgateway: 'no', isingressgateway: 'yes' });
  },
};

export const AdministratorCancelsAFormOverTheList: Story = {
  args: {
    scenario: 'thousandNodes',
    nodes: 60,
    at: '/nodes?rowsPerPage=10&page=2&network=grid',
  },
  play: async ({ userEvent }) => {
    await screen.findByText(/^21–30 of 60/);
    const before = address();
    const rows = () => screen.getAllByRole('rowheader', { hidden: true }).map((cell) => cell.textContent);
    const listed = rows();
    const [box] = screen.getAllByRole('checkbox', { name: /^Select / });
    if (box) await userEvent.click(box);
    const main = document.getElementById('main');
    main?.scrollTo({ top: 80 });
    const scrolled = main?.scrollTop;

    const chips = screen.getAllByRole('button', { name: /^Create egress gateway on/ });
    const chip = chips[2];
    if (!chip) throw new Error('No node can become an egress gateway');
    await userEvent.click(chip);
    await ranges();
    await waitFor(() => expect(address()).toMatch(/create-egress\?rowsPerPage=10&page=2&network=grid$/));
    await expect(rows()).toEqual(listed);
    await expect(main?.scrollTop).toBe(scrolled);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await noDialog();
    await waitFor(() => expect(address()).toBe(before));
    await expect(rows()).toEqual(listed);
    await expect(main?.scrollTop).toBe(scrolled);
    await expect(box).toBeChecked();
    await waitFor(() => expect(chip).toHaveFocus());
  },
};
