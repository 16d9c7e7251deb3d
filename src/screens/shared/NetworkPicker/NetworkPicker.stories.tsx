import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { networkColumns, NetworkPicker } from './NetworkPicker.tsx';
import { networkPickerView, type NetworkPickerRow } from './networkPickerView.ts';

type PlaceRow = NetworkPickerRow & { readonly place: string };

const columns = networkColumns<PlaceRow>({ id: 'place', header: 'Place', cell: ({ place }) => place });

const viewOf = (query = '', count = 30) =>
  networkPickerView<PlaceRow>({
    needs: [],
    netids: Array.from({ length: count }, (_, index) => `net-${index + 10}`),
    query: new URLSearchParams(query),
    rowsPerPage: 10,
    rowOf: (netid) => ({ netid, href: `/place/${netid}`, place: `Street ${netid.slice(4)}` }),
  });

/** Says its type: a component with a type variable has no props that a story could know. */
function Places(props: Parameters<typeof NetworkPicker<PlaceRow>>[0]) {
  return <NetworkPicker {...props} />;
}

const meta = {
  title: 'Screens/Shared/NetworkPicker',
  component: Places,
  subcomponents: { NetworkPicker },
  parameters: { layout: 'fullscreen' },
  args: {
    view: viewOf(),
    header: { title: 'Places', description: 'Select network' },
    columns,
    summary: ({ place }) => place,
    empty: { heading: 'No places', text: 'There is no network yet.' },
    on: { refresh: fn(), search: fn(), turnTo: fn() },
  },
} satisfies Meta<typeof Places>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Empty: Story = { args: { view: viewOf('', 0) } };
export const Loading: Story = { args: { view: { status: 'loading', search: '' } } };

export const NamesLeadOnAndPagesTurn: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('row', { name: 'net-13 Street 13' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'net-13' })).toHaveAttribute('href', '/place/net-13');
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.on.turnTo).toHaveBeenCalledWith({ page: 1, rowsPerPage: 10 });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search networks' }), 'n');
    await expect(args.on.search).toHaveBeenCalledWith('n');
  },
};

export const ASearchWithoutMatchIsCleared: Story = {
  args: { view: viewOf('search=lab') },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('No network’s name contains “lab”.')).toBeVisible();
    await userEvent.click(canvas.getByText('Clear search'));
    await expect(args.on.search).toHaveBeenCalledWith('');
  },
};

export const AFailureIsTriedAgain: Story = {
  args: { view: { status: 'failed', search: '', reason: 'Could not reach server' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: 'The networks could not be loaded' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.on.refresh).toHaveBeenCalledOnce();
  },
};
