import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { uuidFor } from '../../../mocks/fixtures/seed.ts';
import { address, answered, goTo, Journey, setTheStage } from './stage.tsx';

const meta = {
  title: 'App/Journeys/Reachability',
  component: Journey,
  beforeEach: setTheStage,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { scenario: 'community', as: 'admin', at: '/nodes/meshnet' },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;

const idOf = (name: string, network = 'meshnet') => uuidFor(`${network}/${name}`);
const drawer = async () =>
  within(await screen.findByRole('dialog', { name: 'Why can’t they reach each other?' }));

export const FromTheMenuOfANode: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'More about owned-node' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Why can’t it reach…' }));
    const here = `/nodes/meshnet/${idOf('owned-node')}`;
    await waitFor(() => expect(address()).toBe(`${here}?why=${idOf('owned-node')}..`));

    const inside = await drawer();
    await inside.findByText('Choose both ends: nodes, external clients or addresses.');
    await userEvent.click(inside.getByRole('button', { name: /To$/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^gw-ingress/ }));
    await waitFor(() => expect(address()).toBe(`${here}?why=${idOf('owned-node')}..${idOf('gw-ingress')}`));
    await expect(await inside.findByRole('region', { name: 'Verdict' })).toHaveTextContent('Reaches');

    await userEvent.click(inside.getByRole('button', { name: 'Swap' }));
    await waitFor(() => expect(address()).toBe(`${here}?why=${idOf('gw-ingress')}..${idOf('owned-node')}`));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(address()).toBe(here);
  },
};

export const ALinkOpensItOverAnyPage: Story = {
  args: { at: `/networks?why=${idOf('owned-node')}..${idOf('dual-a', 'dualnet')}` },
  play: async ({ userEvent }) => {
    const inside = await drawer();
    await expect(await inside.findByRole('region', { name: 'Verdict' })).toHaveTextContent('Other network');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/networks'));
  },
};

export const ANodeThatIsGoneIsNamed: Story = {
  args: { at: `/networks?why=${idOf('owned-node')}..no-such-node` },
  play: async () => {
    const inside = await drawer();
    await expect(
      await inside.findByText('Nothing here is called no-such-node. It may have been deleted meanwhile.'),
    ).toBeVisible();
    await expect(inside.getByRole('button', { name: /From$/ })).toHaveTextContent('owned-node');
  },
};

export const ThePageUnderItKeepsItsOwnRules: Story = {
  args: { at: `/nodes/meshnet/${idOf('owned-node')}` },
  play: async () => {
    await goTo(
      `/nodes/meshnet/${idOf('owned-node')}?why=${idOf('dual-b', 'dualnet')}..${idOf('dual-a', 'dualnet')}`,
    );
    const inside = await drawer();
    await inside.findByRole('region', { name: 'Verdict' });
    await waitFor(() =>
      expect(answered().filter((line) => line.includes('/acls'))).toEqual([
        'GET /networks/meshnet/acls 200',
        'GET /networks/dualnet/acls 200',
      ]),
    );
  },
};

export const NodesThatCannotBeReadAreTold: Story = {
  args: { at: `/networks?why=${idOf('owned-node')}..${idOf('gw-ingress')}`, faults: 'GET /nodes=503' },
  play: async () => {
    const inside = await drawer();
    await inside.findByText('The nodes and networks could not be read');
    await expect(inside.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const ForAdministratorsOnly: Story = {
  args: { as: 'alice', at: `/networks?why=${idOf('owned-node')}..${idOf('gw-ingress')}` },
  play: async () => {
    const inside = await drawer();
    await expect(await inside.findByText(/only administrators may see/)).toBeVisible();
    await expect(answered().filter((line) => line.includes('/acls'))).toEqual([]);
  },
};
