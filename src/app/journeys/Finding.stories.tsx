import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { withClipboard } from '../../components/CopyButton/clipboardStage.ts';
import { labels } from '../../domain/text/labels.ts';
import { address, goBack, goTo, Journey, reload, setTheStage } from './stage.tsx';

const meta = {
  title: 'App/Journeys/Finding anything',
  component: Journey,
  beforeEach: setTheStage,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { scenario: 'community', as: 'admin' },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (expected: RegExp) => waitFor(() => expect(address()).toMatch(expected));
const field = () => screen.findByRole('combobox', { name: 'Search or run' });
const option = (name: string | RegExp) => screen.findByRole('option', { name });

export const ANodeByKeyboardOnly: Story = {
  args: { at: '/networks' },
  play: async ({ userEvent }) => {
    await screen.findByRole('heading', { name: /Networks/ });
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await field(), 'leaf-a');
    await option(/^leaf-a /);
    await userEvent.keyboard('{Enter}');
    await at(/^\/nodes\/meshnet\/[^/]+$/);
    await screen.findByRole('heading', { name: 'leaf-a' });
    await userEvent.keyboard('{Control>}k{/Control}');
    await screen.findByRole('group', { name: 'Recent' });
  },
};

/** Nothing that is typed at once is lost, nor taken for a shortcut, while the palette is fetched. */
export const TypingDoesNotWaitForThePalette: Story = {
  play: async ({ userEvent }) => {
    await screen.findByRole('heading', { name: 'Dashboard' });
    await userEvent.keyboard('{Control>}k{/Control}gn?leaf');
    await waitFor(async () => expect(await field()).toHaveValue('gn?leaf'));
    await expect(address()).toBe('/');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const EscapeLeavesAddressAndFocus: Story = {
  args: { at: '/networks?search=mesh' },
  play: async ({ userEvent }) => {
    const filter = await screen.findByRole('searchbox', { name: /Search/ });
    filter.focus();
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await field(), 'leaf');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(filter).toHaveFocus());
    await expect(address()).toBe('/networks?search=mesh');
  },
};

export const KeysGoToSections: Story = {
  play: async ({ userEvent }) => {
    await screen.findByRole('heading', { name: 'Dashboard' });
    await userEvent.keyboard('gw');
    await at(/^\/networks$/);
    await userEvent.keyboard('gn');
    await at(/^\/nodes/);
  },
};

export const SingleKeysAreSwitchedOff: Story = {
  play: async ({ userEvent }) => {
    await screen.findByRole('heading', { name: 'Dashboard' });
    await userEvent.keyboard('?');
    await userEvent.click(await screen.findByRole('switch', { name: 'Shortcuts of single keys' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('gw?');
    await expect(address()).toBe('/');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.keyboard('{Control>}k{/Control}');
    await field();
  },
};

export const AnActionByMouse: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Search or run/ }));
    await userEvent.type(await field(), 'create a net');
    await userEvent.click(await option('Create a network'));
    await at(/^\/networks\/create$/);
  },
};

/** Which one is chosen after what; the question is answered on the page of the node. */
export const AGatewayIsMade: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Search or run/ }));
    await userEvent.type(await field(), 'make');
    await userEvent.click(await option('Make a node an ingress gateway…'));
    await userEvent.type(await field(), 'leaf-a');
    await userEvent.click(await option(/^leaf-a/));
    await at(/^\/nodes\/meshnet\/[^/]+\?ask=ingress$/);
    const question = within(await screen.findByRole('alertdialog', { name: /ingress/i }));
    await userEvent.click(question.getByRole('button', { name: /^Create/ }));
    await at(/^\/nodes\/meshnet\/[^/?]+$/);
    await waitFor(() => expect(screen.getByRole('switch', { name: 'Ingress' })).toBeChecked());
  },
};

export const APendingNodeIsApproved: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Search or run/ }));
    await userEvent.type(await field(), 'approve');
    await userEvent.click(await option('Approve pending-one'));
    await screen.findByRole('alertdialog', { name: /approved/i });
  },
};

export const OthersFindWhatTheyMaySee: Story = {
  args: { scenario: 'enterprise', as: 'lvl2-client' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Search or run/ }));
    await userEvent.type(await field(), 'log');
    await option('Logout');
    await expect(screen.queryByRole('option', { name: 'Server logs' })).toBeNull();
  },
};

export const AListThatCouldNotBeReadIsNamed: Story = {
  args: { faults: 'GET /dns=503' },
  play: async ({ userEvent }) => {
    await screen.findByRole('heading', { name: 'Dashboard' });
    await userEvent.keyboard('{Control>}k{/Control}');
    await screen.findByText(/Could not be read: DNS entries/);
  },
};

/** The rows of the list on the page, by keyboard: down, down, up, edit. */
export const KeysWalkThroughAList: Story = {
  args: { at: '/nodes/meshnet' },
  play: async ({ userEvent }) => {
    await screen.findByRole('link', { name: 'gw-egress' });
    await userEvent.keyboard('jj');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('gw-ingress'));
    await userEvent.keyboard('x');
    await screen.findByText('1 selected');
    await userEvent.keyboard('ke');
    await at(/^\/nodes\/meshnet\/[^/]+\/edit$/);
    await screen.findByRole('heading', { name: /gw-egress/ });
  },
};

export const AViewIsSavedAndComesBack: Story = {
  args: { at: '/nodes?role=egress' },
  play: async ({ userEvent }) => {
    const menu = 'Views of nodes';
    await userEvent.click(await screen.findByRole('button', { name: menu }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Save this view' }));
    await screen.findByRole('dialog', { name: 'Save this view' });
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Egress{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    reload('/nodes/meshnet');
    await userEvent.click(await screen.findByRole('button', { name: menu }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Egress' }));
    await at(/^\/nodes\?role=egress&sort=name$/);
    await userEvent.click(await screen.findByRole('button', { name: menu }));
    await screen.findByRole('menuitem', { name: 'Egress, the present view' });
  },
};

/** Order, columns and rows of a page stand in the link, and open alike for somebody who chose others. */
export const AViewIsALink: Story = {
  args: { at: '/nodes' },
  beforeEach: () => withClipboard({ writeText: fn(() => Promise.resolve()) }),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: labels.node.name }));
    await at(/sort=name&order=descending/);
    await userEvent.click(await screen.findByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Hide version' }));
    await at(/hide=version/);
    await userEvent.click(await screen.findByRole('button', { name: 'Views of nodes' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy link to this view' }));
    const origin = window.location.origin;
    const copied = navigator.clipboard.writeText;
    const link = `${origin}/nodes?sort=name&order=descending&hide=version&rowsPerPage=10`;
    await waitFor(() => expect(copied).toHaveBeenCalledWith(link));
    // Where a network is chosen, too.
    await goTo('/graphs?search=mesh');
    await userEvent.click(await screen.findByRole('button', { name: 'Views of networks' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy link to this view' }));
    await waitFor(() => expect(copied).toHaveBeenCalledWith(`${origin}/graphs?search=mesh&rowsPerPage=10`));
  },
};

/** Where in a matrix one is comes back with the page, and Back leads from a node's page to the cell it was left at. */
export const ACellIsALink: Story = {
  args: { at: '/acls/meshnet' },
  play: async ({ userEvent }) => {
    const cell = /^leaf-a and mac-laptop/;
    (await screen.findByRole('gridcell', { name: cell })).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    await at(/\?at=[^&]+&at=[^&]+$/);
    reload();
    const panel = await screen.findByRole('complementary', { name: 'Selection and impact' });
    await within(panel).findByRole('heading', { name: 'Row of leaf-a' });
    await waitFor(() =>
      expect(screen.getByRole('gridcell', { name: cell })).toHaveAttribute('tabindex', '0'),
    );
    await goTo('/networks');
    await goBack();
    await waitFor(() =>
      expect(screen.getByRole('gridcell', { name: cell })).toHaveAttribute('tabindex', '0'),
    );
  },
};
