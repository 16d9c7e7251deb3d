import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NetworkPicker } from './NetworkPicker.tsx';
import { networkPickerView } from './networkPickerView.ts';

const words = {
  title: 'Places',
  description: 'Select network',
  columns: [{ id: 'place', header: 'Place' }],
  empty: { heading: 'No places', text: 'There is no network yet.' },
};
const ready = { status: 'ready' } as const;

const viewOf = (
  query = '',
  count = 30,
  need: Parameters<typeof networkPickerView>[0]['needs'][number] = ready,
) =>
  networkPickerView({
    words,
    needs: [need],
    netids: Array.from({ length: count }, (_, index) => `net-${index + 10}`),
    query: new URLSearchParams(query),
    rowsPerPage: 10,
    rowOf: (netid) => {
      const place = `Street ${netid.slice(4)}`;
      return { href: `/place/${netid}`, facts: { place }, summary: place };
    },
  });

const meta = {
  title: 'Screens/Shared/NetworkPicker',
  component: NetworkPicker,
  parameters: { layout: 'fullscreen' },
  args: { view: viewOf(), on: { refresh: fn(), search: fn(), turnTo: fn() } },
} satisfies Meta<typeof NetworkPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Empty: Story = { args: { view: viewOf('', 0) } };
export const Loading: Story = { args: { view: viewOf('', 30, { status: 'loading' }) } };

export const Closed: Story = {
  args: { view: { status: 'closed', title: 'Places', heading: 'No places', text: 'Nobody may choose.' } },
};

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
  args: { view: viewOf('', 30, { status: 'failed', failure: { kind: 'timeout' } }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: 'The networks could not be loaded' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.on.refresh).toHaveBeenCalledOnce();
  },
};
