import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { NavigationProvider } from '../Link/Link.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { SideNav, SideNavSwitch, SideNavNote } from './SideNav.tsx';
import { NavShapeContext, SideNavLink } from './SideNavLink.tsx';

const navigate = fn();
const onChangeSetting = fn();

const footer = (
  <>
    <SideNavLink icon="docs" label="Handbook" href="https://docs.example.org/" isExternal />
    <SideNavSwitch icon="moon" label="Quiet hours" isSelected onChange={onChangeSetting} />
    <SideNavNote>
      <span>Front v1.2.0</span>
      <span>Back v1.2.1</span>
    </SideNavNote>
  </>
);

const meta = {
  title: 'Components/Navigation/SideNav',
  component: SideNav,
  args: {
    brand: { logo: <Logo />, name: 'Post office', href: '/' },
    isRail: false,
    onToggleRail: fn(),
    footer,
    groups: [
      {
        id: 'base',
        items: [
          { id: 'home', label: 'Overview', href: '/', icon: 'dashboard' },
          { id: 'boxes', label: 'Boxes', href: '/boxes', icon: 'nodes', count: 128, isCurrent: true },
          { id: 'keys', label: 'Keys', href: '/keys', icon: 'key', count: 6 },
        ],
      },
      {
        id: 'admin',
        title: 'Administration',
        items: [
          { id: 'people', label: 'People', href: '/people', icon: 'users', count: 11 },
          { id: 'journal', label: 'Journal', href: '/journal', icon: 'log' },
        ],
      },
    ],
  },
  decorators: [
    (Story) => (
      <NavigationProvider navigate={navigate}>
        <div style={{ height: '100vh', display: 'flex' }}>
          <Story />
        </div>
      </NavigationProvider>
    ),
  ],
  beforeEach: () => {
    navigate.mockClear();
    onChangeSetting.mockClear();
  },
} satisfies Meta<typeof SideNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Rail: Story = { args: { isRail: true } };
export const DrawerOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <NavShapeContext value="drawer">
        <Story />
      </NavShapeContext>
    ),
  ],
};

export const CurrentEntryIsAnnounced: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { current: 'page' });
    await expect(current).toHaveAccessibleName('Boxes');
    await expect(current).toHaveAccessibleDescription('128');
  },
};

export const GroupsAreNamedByTheirHeadings: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Administration' })).toBeVisible();
  },
};

export const ClickingAnEntryNavigates: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Keys' }));
    await expect(navigate).toHaveBeenCalledWith('/keys');
  },
};

export const TabMovesThroughTheEntries: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Post office', 'Collapse navigation', 'Overview', 'Boxes']) {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAccessibleName(name);
    }
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledWith('/boxes');
    await expect(canvas.getByRole('link', { name: 'Boxes' })).toHaveFocus();
  },
};

export const ButtonTogglesTheRail: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse navigation' }));
    await expect(args.onToggleRail).toHaveBeenCalledOnce();
  },
};

export const RailShowsNamesInTooltips: Story = {
  args: { isRail: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByText('Boxes')).toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Overview' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Boxes' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Boxes, 128');
    await userEvent.click(canvas.getByRole('button', { name: 'Expand navigation' }));
    await expect(args.onToggleRail).toHaveBeenCalledOnce();
  },
};

export const FooterSwitchChangesTheSetting: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Quiet hours'));
    await expect(onChangeSetting).toHaveBeenCalledWith(false);
  },
};

export const RailShowsTheSettingAsAToggleButton: Story = {
  args: { isRail: true },
  play: async ({ canvas, userEvent }) => {
    const setting = canvas.getByRole('button', { name: 'Quiet hours' });
    await expect(setting).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(setting);
    await expect(onChangeSetting).toHaveBeenCalledWith(false);
  },
};
