import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { uuidFor } from '../../../../mocks/fixtures/seed.ts';
import { graphPlaces } from '../../stores/choices.ts';
import { address, goBack, goTo, Journey, server, renderApp } from './testApp.tsx';

const meta = {
  title: 'App/Journeys/Graphs',
  component: Journey,
  beforeEach: renderApp,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { scenario: 'community', as: 'admin', at: '/graphs/meshnet' },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;

const idOf = (name: string) => uuidFor(`meshnet/${name}`);
const onCanvas = (name: RegExp) => screen.findByRole('button', { name });
const panel = () => within(screen.getByRole('complementary', { name: 'Selection' }));

/** The position of a node in the graph’s own coordinates, which zooming and panning don't change. */
function positionOf(name: RegExp): string {
  const { transform } = getComputedStyle(screen.getByRole('button', { name }));
  return transform;
}

/** Waits for the first layout to finish, after which nothing moves. */
const settled = () =>
  waitFor(() => expect(graphPlaces.networks.get('meshnet')).toMatchObject({ isSettled: true }));

export const AdministratorCreatesGatewaysOnTheGraph: Story = {
  args: { at: '/graphs' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('link', { name: 'meshnet' }));
    await settled();
    await userEvent.click(await onCanvas(/^owned-node, node, healthy$/));
    await waitFor(() => expect(address()).toBe(`/graphs/meshnet?selected=${idOf('owned-node')}`));

    await userEvent.click(await panel().findByRole('switch', { name: 'Ingress' }));
    const asked = within(await screen.findByRole('alertdialog', { name: 'Create ingress' }));
    await userEvent.click(await asked.findByRole('button', { name: 'Create ingress' }));
    await expect(await screen.findByText('Successfully created Ingress Gateway!')).toBeVisible();
    await onCanvas(/^owned-node, ingress gateway, healthy$/);
    await waitFor(() => expect(panel().getByRole('switch', { name: 'Ingress' })).toBeChecked());

    // The form opens over the graph without moving it.
    const before = positionOf(/^gw-ingress, /);
    await userEvent.click(await panel().findByRole('switch', { name: 'Egress' }));
    await userEvent.type(
      await screen.findByRole('textbox', { name: /^Egress gateway ranges/ }),
      '172.16.9.0/24',
    );
    await userEvent.type(await screen.findByRole('textbox', { name: /^Interface/ }), 'eth0');
    await userEvent.click(await screen.findByRole('button', { name: 'Create' }));
    await expect(await screen.findByText('Succesfully created Egress Gateway!')).toBeVisible();
    await waitFor(() => expect(address()).toBe(`/graphs/meshnet?selected=${idOf('owned-node')}`));
    await onCanvas(/^172\.16\.9\.0\/24, address range$/);
    await expect(positionOf(/^gw-ingress, /)).toBe(before);
  },
};

const view = () => document.querySelector<HTMLElement>('.react-flow__viewport')?.style.transform ?? '';

/** Going back restores the viewport. Opening the graph again shows all of it. */
export const AdministratorReturnsToTheSameViewportOfTheGraph: Story = {
  play: async ({ userEvent }) => {
    await settled();
    await onCanvas(/^owned-node, /);
    const whole = view();
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    await waitFor(() => expect(view()).not.toBe(whole));
    await userEvent.click(await onCanvas(/^owned-node, /));
    const left = view();
    await userEvent.click(await panel().findByRole('link', { name: 'Open' }));
    await screen.findByRole('heading', { name: 'owned-node' });

    await goBack();
    await onCanvas(/^owned-node, /);
    await waitFor(() => expect(view()).toBe(left));

    await goTo('/graphs/dualnet');
    await goTo('/graphs/meshnet');
    await onCanvas(/^owned-node, /);
    await waitFor(() => expect(view()).toBe(whole));
  },
};

export const AdministratorFindsANodeAmongAThousand: Story = {
  tags: ['proof'],
  args: { scenario: 'thousandNodes', nodes: 1000, at: '/graphs/grid' },
  play: async ({ userEvent }) => {
    await expect(
      await screen.findByText(/^Not shown individually: 4\d\d,\d{3} links between unselected nodes/),
    ).toBeVisible();
    const [member] = [...server().nodes.values()].filter(({ name }) => name.startsWith('ams-web'));
    await userEvent.type(
      await screen.findByRole('searchbox', { name: 'Find in graph' }),
      `${member?.name}{Enter}`,
    );
    await expect(await panel().findByRole('heading', { name: member?.name ?? '' })).toBeVisible();
    await expect(await panel().findByRole('button', { name: 'Show 50 more' })).toBeVisible();
  },
};
