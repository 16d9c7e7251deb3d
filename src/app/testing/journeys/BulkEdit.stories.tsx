import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { address, Journey, reload, renderApp, server } from './testApp.tsx';

const meta = {
  title: 'App/Journeys/Bulk edit',
  component: Journey,
  beforeEach: renderApp,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { scenario: 'thousandNodes', nodes: 60, as: 'admin', at: '/nodes?rowsPerPage=25' },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const keepalives = () => [...server().nodes.values()].map((node) => node.persistentkeepalive);

export const AdministratorChangesTheKeepaliveOf14Nodes: Story = {
  play: async ({ userEvent }) => {
    // Step 1: select a range of rows.
    const boxes = (await screen.findAllByRole('checkbox', { name: /^Select (?!all)/ })).slice(0, 14);
    const [first, last] = [boxes[0] ?? document.body, boxes.at(-1) ?? document.body];
    await userEvent.click(first);
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(last);
    await userEvent.keyboard('{/Shift}');
    await expect(await screen.findByText('14 selected')).toBeVisible();

    // Step 2: open the form.
    await userEvent.click(await button('Edit fields'));
    await expect(await screen.findByRole('heading', { name: 'Edit 14 nodes' })).toBeVisible();

    // Step 3: choose the field and its value.
    await userEvent.click(await button('Add a field'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Persistent keepalive' }));
    const field = await screen.findByLabelText(/^Persistent keepalive/, { selector: 'input' });
    await userEvent.clear(field);
    await userEvent.type(field, '37');
    await expect(await screen.findByText('14 will change')).toBeVisible();

    reload();
    await expect(await screen.findByText('14 will change')).toBeVisible();
    await expect(await screen.findByLabelText(/^Persistent keepalive/, { selector: 'input' })).toHaveValue(
      '37',
    );

    // Step 4: change the nodes.
    await userEvent.click(await button('Change 14 nodes'));
    await waitFor(() => expect(address()).toMatch(/^\/nodes/));
    await expect(await screen.findByRole('region', { name: 'Change 14 nodes' })).toBeVisible();
    await waitFor(() => expect(keepalives().filter((seconds) => seconds === 37)).toHaveLength(14));
  },
};
