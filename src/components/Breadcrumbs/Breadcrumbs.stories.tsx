import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { NavigationProvider } from '../Link/Link.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const navigate = fn();

const meta = {
  title: 'Components/Navigation/Breadcrumbs',
  component: Breadcrumbs,
  parameters: { layout: 'padded' },
  args: {
    items: [
      { label: 'Home', href: '/' },
      { label: 'Boxes', href: '/boxes' },
      { label: 'left-l0I', href: '/boxes/left-l0I', isIdentifier: true },
      { label: 'Edit' },
    ],
  },
  decorators: [
    (Story) => (
      <NavigationProvider navigate={navigate}>
        <Story />
      </NavigationProvider>
    ),
  ],
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Deep: Story = {};

export const OnlyHome: Story = { args: { items: [{ label: 'Home' }] } };

export const EndsWithAnIdentifier: Story = {
  args: {
    items: [
      { label: 'Home', href: '/' },
      { label: 'Boxes', href: '/boxes' },
      { label: 'left-l0I', isIdentifier: true },
    ],
  },
};

export const LevelWithoutALink: Story = {
  args: { items: [{ label: 'Home', href: '/' }, { label: 'Boxes' }, { label: 'Edit' }] },
};

export const CollapsedBelow1280: Story = { globals: { viewport: { value: 'tablet' } } };

export const CurrentPageIsNotALink: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Edit' })).toBeNull();
    await expect(canvas.getByText('Edit')).toHaveAttribute('aria-current', 'page');
  },
};

export const ClickingALevelNavigates: Story = {
  beforeEach: () => void navigate.mockClear(),
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Boxes' }));
    await expect(navigate).toHaveBeenCalledWith('/boxes');
  },
};

export const MenuListsCollapsedLevels: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('link', { name: 'Boxes' })).toBeNull();
    canvas.getByRole('button', { name: 'Collapsed breadcrumbs' }).focus();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu');
    await expect(within(menu).getByRole('menuitem', { name: 'left-l0I' })).toHaveAttribute(
      'href',
      '/boxes/left-l0I',
    );
    await userEvent.keyboard('{Escape}');
  },
};
