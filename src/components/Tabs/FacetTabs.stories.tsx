import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { overflowOf } from '../testing/overflow.ts';
import { FacetTabs } from './Tabs.tsx';

const meta = {
  title: 'Components/Navigation/FacetTabs',
  component: FacetTabs,
  args: {
    label: 'State',
    current: 'all',
    facets: [
      { id: 'all', label: 'All', count: 128, href: '/books' },
      { id: 'healthy', label: 'Healthy', count: 117, tone: 'healthy', href: '/books?state=healthy' },
      { id: 'warning', label: 'Warning', count: 5, tone: 'warning', href: '/books?state=warning' },
      { id: 'error', label: 'Error', count: 4, tone: 'error', href: '/books?state=error' },
      { id: 'pending', label: 'Pending', count: 2, tone: 'pending', href: '/books?state=pending' },
    ],
  },
} satisfies Meta<typeof FacetTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllAndEachState: Story = {};

export const SingleState: Story = { args: { current: 'warning' } };

export const CountsUnknown: Story = {
  args: {
    facets: [
      { id: 'all', label: 'All', count: undefined, href: '/books' },
      { id: 'error', label: 'Error', count: undefined, tone: 'error', href: '/books?state=error' },
    ],
  },
};

export const FacetsAreLinksWithCounts: Story = {
  args: { current: 'error' },
  play: async ({ canvas, userEvent }) => {
    const error = canvas.getByRole('link', { name: 'Error 4' });
    await expect(error).toHaveAttribute('href', '/books?state=error');
    await expect(error).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'All 128' })).not.toHaveAttribute('aria-current');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Healthy 117' })).toHaveFocus();
  },
};

export const ChipsOnAPhone: Story = {
  tags: ['machines'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const pending = canvas.getByRole('link', { name: 'Pending 2' });
    await expect(pending.offsetHeight).toBeGreaterThanOrEqual(44);
    await expect(overflowOf(document.documentElement)).toBe(0);
  },
};
