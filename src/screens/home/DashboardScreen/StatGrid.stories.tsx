import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Page } from '../../../components/Layout/Layout.tsx';
import { StatGrid } from './StatGrid.tsx';
import type { DashboardCard } from './dashboardCards.ts';

function aCard(icon: DashboardCard['icon'], label: string, rest: Partial<DashboardCard>): DashboardCard {
  const href = `/${label.toLowerCase()}`;
  return { icon, label, href, figure: undefined, note: '', actions: [], links: [], ...rest };
}

const meta = {
  title: 'Screens/Home/StatGrid',
  component: StatGrid,
  args: {
    cards: [
      aCard('networks', 'Rooms', {
        figure: 6,
        note: '1 for children, 2 with a view',
        actions: [
          { label: 'View', href: '/rooms' },
          { label: 'Create', href: '/rooms/create' },
          { label: 'Plans', href: '/plans' },
        ],
      }),
      aCard('nodes', 'Books', { figure: 1128, note: '12 atlases, 3 maps' }),
      aCard('graph', 'Plans', { figure: 6, note: 'one per room' }),
      aCard('key', 'Keys', { figure: 'loading' }),
      aCard('clients', 'Guests', { figure: 'unknown', note: 'couldn’t be loaded' }),
      aCard('dns', 'Signs', { figure: 0, note: 'none is painted' }),
      aCard('users', 'Readers', { figure: 11, note: '3 librarians' }),
      aCard('wrench', 'Tools', {
        note: 'For librarians',
        links: [
          { label: 'Journal', href: '/journal' },
          { label: 'Measures', href: '/measures' },
        ],
      }),
      aCard('acls', 'Rules', {
        note: 'Who may read what, by room',
        links: [{ label: 'Reader by reader', href: '/rules' }],
      }),
    ],
  },
  decorators: [
    (Story) => (
      <Page width="form">
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof StatGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NineCards: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,128')).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const WholeCardIsClickable: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const { left, bottom } = canvas.getByText('12 atlases, 3 maps').getBoundingClientRect();
    const card = canvas.getByRole('link', { name: 'Books' });
    for (const [x, y] of [
      [left + 4, bottom - 4],
      [left + 60, bottom - 40],
    ] as const) {
      await expect(document.elementFromPoint(x, y)?.closest('a')).toBe(card);
    }
  },
};

export const FocusShowsActions: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas, userEvent }) => {
    const create = canvas.getByRole('link', { name: 'Create, Rooms' });
    await expect(create.parentElement).toHaveStyle({ opacity: '0' });
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Rooms' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(create).toHaveFocus();
    await waitFor(() => expect(create.parentElement).toHaveStyle({ opacity: '1' }));
  },
};

export const FailedCountShowsUnknown: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('link', { name: 'Guests' }).closest('li');
    await expect(card).toHaveTextContent('Unknown');
    await expect(card).toHaveTextContent('couldn’t be loaded');
  },
};
