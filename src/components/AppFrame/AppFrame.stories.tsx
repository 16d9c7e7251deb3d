import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Page } from '../Layout/Layout.tsx';
import { NavigationProvider } from '../Link/Link.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { NotificationButton } from '../NotificationButton/NotificationButton.tsx';
import { NotificationList } from '../NotificationList/NotificationList.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { SideNav, SideNavSwitch, SideNavNote } from '../SideNav/SideNav.tsx';
import { SideNavLink } from '../SideNav/SideNavLink.tsx';
import { listen } from '../testing/spoken.ts';
import { TextField } from '../TextField/TextField.tsx';
import { TopBar } from '../TopBar/TopBar.tsx';
import { startPartKey } from './partKey.ts';
import { AppFrame, ProgressLine, type AppFrameProps } from './AppFrame.tsx';

const navigate = fn();

function Nav() {
  const [isRail, setRail] = useState(false);
  const [isDark, setDark] = useState(true);
  return (
    <SideNav
      brand={{ logo: <Logo />, name: 'Post office', href: '/' }}
      isRail={isRail}
      onToggleRail={() => setRail(!isRail)}
      groups={[
        {
          id: 'base',
          items: [
            { id: 'home', label: 'Overview', href: '/', icon: 'dashboard' },
            { id: 'shelves', label: 'Shelves', href: '/shelves', icon: 'networks', count: 6 },
            { id: 'boxes', label: 'Boxes', href: '/boxes', icon: 'nodes', count: 128, isCurrent: true },
            { id: 'routes', label: 'Routes', href: '/routes', icon: 'graph' },
            { id: 'keys', label: 'Keys', href: '/keys', icon: 'key', count: 14 },
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
      ]}
      footer={
        <>
          <SideNavLink icon="docs" label="Handbook" href="https://docs.example.org/" isExternal />
          <SideNavSwitch icon="moon" label="Quiet hours" isSelected={isDark} onChange={setDark} />
          <SideNavNote>
            <span>Front v1.2.0</span>
            <span>Back v1.2.1</span>
          </SideNavNote>
        </>
      }
    />
  );
}

const person = (
  <Menu
    trigger={{ content: <Avatar name="mira" />, label: 'mira' }}
    sections={[{ id: 'person', items: [{ id: 'logout', label: 'Log out', icon: 'logout' }] }]}
  />
);

const topBar = (
  <TopBar
    start={<Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Boxes' }]} />}
    center={<Button icon="networks">All shelves</Button>}
    end={
      <>
        <NotificationButton unread={1}>
          <NotificationList items={[]} onClear={fn()} onUndo={fn()} />
        </NotificationButton>
        {person}
      </>
    }
    phone={{
      title: 'Boxes',
      end: (
        <>
          <IconButton icon="search" label="Search" />
          {person}
        </>
      ),
    }}
  />
);

const narrow = { name: 'Narrow, 800', styles: { width: '800px', height: '900px' } };
const atRail = { viewport: { value: 'narrow' } };
const atPhone = { viewport: { value: 'phone' } };

const meta = {
  title: 'Components/Layout/AppFrame',
  component: AppFrame,
  parameters: { viewport: { options: { narrow } } },
  args: {
    nav: <Nav />,
    topBar,
    pageKey: '/boxes',
    pageName: 'Boxes',
    children: (
      <Page>
        <PageHeader title="Boxes" count={128} actions={<Button kind="primary">Add box</Button>} />
      </Page>
    ),
  },
  decorators: [
    (Story) => (
      <NavigationProvider navigate={navigate}>
        <Story />
      </NavigationProvider>
    ),
  ],
  beforeEach: () => void navigate.mockClear(),
} satisfies Meta<typeof AppFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

const longPage = (
  <Page>
    <PageHeader title="Boxes" actions={<Button>Print</Button>} />
    {Array.from({ length: 100 }, (_, index) => (
      <p key={index}>Line {index + 1}</p>
    ))}
  </Page>
);

export const Wide: Story = {};
export const RailInANarrowWindow: Story = { globals: atRail };
export const Phone: Story = { globals: atPhone };
export const Busy: Story = { args: { progress: <ProgressLine /> } };
export const WithBanner: Story = {
  args: {
    banner: <Notice tone="warning" fact="The post office closes in 5 minutes" advice="Finish your letter." />,
  },
};
export const LongPage: Story = { args: { children: longPage } };

/** Lines and panels would stop short of the edge, and the page would end left of the top bar. */
export const PageExtendsToTheEdgeOfTheWindow: Story = {
  args: { children: longPage },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main');
    const page = canvas.getByRole('heading', { level: 1 }).closest('header')?.parentElement;
    await expect(main.scrollHeight).toBeGreaterThan(main.clientHeight);
    await waitFor(() => expect(page?.getBoundingClientRect().right).toBe(main.getBoundingClientRect().right));
    await expect(main.scrollWidth).toBe(main.clientWidth);
    await expect(canvas.getByRole('button', { name: 'Print' }).getBoundingClientRect().right).toBe(
      window.innerWidth - 24,
    );
  },
};

export const SkipLinkIsFirstAndMovesFocusToThePage: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const address = window.location.href;
    document.body.focus();
    canvas.getByRole('main').blur();
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect(window.location.href).toBe(address);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add box' })).toHaveFocus();
  },
};

export const KeysScrollThePageBeforeAnyClick: Story = {
  args: { children: longPage },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

export const OnlyThePageScrolls: Story = {
  tags: ['machines'],
  args: { children: longPage },
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main');
    main.scrollTo({ top: 400 });
    await expect(main.scrollTop).toBe(400);
    document.documentElement.scrollTo({ top: 400 });
    await expect(document.documentElement.scrollTop).toBe(0);
  },
};

function TwoPages(props: AppFrameProps) {
  const [page, setPage] = useState(1);
  return (
    <AppFrame
      {...props}
      pageKey={`/${page}`}
      pageName={`Page ${page}`}
      dock={
        <section tabIndex={-1} data-part aria-label="Sorting" style={{ padding: 16 }}>
          <Button onPress={() => setPage(page + 1)}>Next page, from the dock</Button>
        </section>
      }
    >
      <Button key={page} onPress={() => setPage(page + 1)}>{`Leave page ${page}`}</Button>
      {longPage}
    </AppFrame>
  );
}

export const NewPageStartsAtTheTopAndReceivesLostFocus: Story = {
  render: (args) => <TwoPages {...args} />,
  play: async ({ canvas, userEvent }) => {
    const main = canvas.getByRole('main');
    canvas.getByRole('button', { name: 'Leave page 1' }).focus();
    main.scrollTo({ top: 400 });
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('button', { name: 'Leave page 2' });
    await expect(main.scrollTop).toBe(0);
    await waitFor(() => expect(main).toHaveFocus());
  },
};

export const NewPageIsAnnouncedWhereTheFocusStays: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => <TwoPages {...args} />,
  play: async ({ canvas, userEvent }) => {
    const heard = listen();
    const next = canvas.getByRole('button', { name: 'Next page, from the dock' });
    await userEvent.click(next);
    await waitFor(() => expect(heard().at(-1)).toBe('Page 2'));
    await expect(canvas.getByRole('main', { name: 'Page 2' })).toBeVisible();
    await expect(next).toHaveFocus();
    const before = heard().length;
    // The page receives the focus, so its name needs no announcement.
    await userEvent.click(canvas.getByRole('button', { name: 'Leave page 2' }));
    await waitFor(() => expect(canvas.getByRole('main', { name: 'Page 3' })).toHaveFocus());
    await userEvent.click(next);
    await waitFor(() => expect(heard().slice(before)).toEqual(['Page 4']));
  },
};

export const F6GoesRoundNavigationPageAndDock: Story = {
  beforeEach: startPartKey,
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => <TwoPages {...args} />,
  play: async ({ canvas, userEvent }) => {
    const nav = canvas.getByRole('link', { name: /^Boxes/ });
    const main = canvas.getByRole('main');
    const dock = canvas.getByRole('region', { name: 'Sorting' });
    await expect(main).toHaveFocus();
    const leave = canvas.getByRole('button', { name: 'Leave page 1' });
    leave.focus();
    await userEvent.keyboard('{F6}');
    await expect(dock).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await expect(nav).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await expect(leave).toHaveFocus();
    await userEvent.keyboard('{Shift>}{F6}{/Shift}');
    await expect(nav).toHaveFocus();
    await userEvent.keyboard('{Shift>}{F6}{/Shift}');
    await expect(dock).toHaveFocus();
  },
};

function PageThatAsksForAField(props: AppFrameProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <AppFrame {...props} pageKey={isOpen ? '/form' : '/list'}>
      {!isOpen && <Button onPress={() => setIsOpen(true)}>Edit weight</Button>}
      {longPage}
      {isOpen && <TextField label="Weight" value="" onChange={fn()} autoFocus />}
    </AppFrame>
  );
}

export const NewPageShowsTheFieldWithTheFocus: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => <PageThatAsksForAField {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit weight' }));
    const field = await canvas.findByRole('textbox', { name: 'Weight' });
    await expect(field).toHaveFocus();
    await expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** A list that scrolls by itself, on a page that is longer than the window. */
function ListAndBack(props: AppFrameProps) {
  const [{ page, isReturn }, go] = useState({ page: 'list', isReturn: false });
  const lines = Array.from({ length: 100 }, (_, index) => (
    <li key={index} style={{ lineHeight: '24px' }}>
      <a style={{ display: 'block' }} href={`#${index}`}>
        Line {index + 1}
      </a>
    </li>
  ));
  return (
    <AppFrame {...props} pageKey={page} historyEntry={{ key: page, isReturn }}>
      {page === 'list' ? (
        <>
          <Button onPress={() => go({ page: 'box', isReturn: false })}>Open box</Button>
          <section data-keeps-place="lines" aria-label="Lines" style={{ height: 200, overflow: 'auto' }}>
            <ul>{lines}</ul>
          </section>
          {longPage}
        </>
      ) : (
        <Button onPress={() => go({ page: 'list', isReturn: true })}>Back</Button>
      )}
    </AppFrame>
  );
}

export const ReturningRestoresScrollPosition: Story = {
  render: (args) => <ListAndBack {...args} />,
  play: async ({ canvas, userEvent }) => {
    const main = canvas.getByRole('main');
    const lines = () => canvas.getByRole('region', { name: 'Lines' });
    const scrolled = async (element: HTMLElement, top: number) => {
      const told = new Promise((resolve) => element.addEventListener('scroll', resolve, { once: true }));
      element.scrollTo({ top });
      await told;
    };
    await scrolled(lines(), 300);
    await scrolled(main, 120);
    await userEvent.click(canvas.getByRole('button', { name: 'Open box' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }));
    await waitFor(() => expect(main.scrollTop).toBe(120));
    await waitFor(() => expect(lines().scrollTop).toBe(300));
  },
};

export const UserCanCollapseTheNavigation: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse navigation' }));
    const nav = canvas.getByRole('navigation', { name: 'Main' });
    await expect(nav.getBoundingClientRect().width).toBe(56);
    await userEvent.click(canvas.getByRole('button', { name: 'Expand navigation' }));
    await expect(nav.getBoundingClientRect().width).toBe(232);
  },
};

export const RailButtonOpensTheDrawer: Story = {
  globals: atRail,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open navigation' }));
    const drawer = await screen.findByRole('dialog', { name: 'Navigation' });
    await expect(within(drawer).getByText('Administration')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

const openDrawer = async (canvas: ReturnType<typeof within>) => {
  canvas.getByRole('button', { name: 'Open navigation' }).click();
  return within(await screen.findByRole('dialog', { name: 'Navigation' }));
};
const drawerIsGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const PhoneDrawer: Story = {
  globals: atPhone,
  play: async ({ canvas }) => {
    const drawer = await openDrawer(canvas);
    await expect(drawer.getByRole('link', { name: 'Boxes' }).getBoundingClientRect().height).toBe(44);
    await expect(drawer.getByRole('navigation', { name: 'Main' }).getBoundingClientRect().width).toBe(288);
  },
};

export const FollowingALinkClosesTheDrawer: Story = {
  globals: atPhone,
  play: async ({ canvas, userEvent }) => {
    const drawer = await openDrawer(canvas);
    await userEvent.click(drawer.getByRole('link', { name: 'Keys' }));
    await expect(navigate).toHaveBeenCalledWith('/keys');
    await drawerIsGone();
  },
};

export const EscClosesTheDrawerAndRestoresFocus: Story = {
  globals: atPhone,
  play: async ({ canvas, userEvent }) => {
    const menuButton = canvas.getByRole('button', { name: 'Open navigation' });
    menuButton.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Navigation' });
    await userEvent.keyboard('{Escape}');
    await drawerIsGone();
    await waitFor(() => expect(menuButton).toHaveFocus());
  },
};

export const CloseButtonClosesTheDrawer: Story = {
  globals: atPhone,
  play: async ({ canvas, userEvent }) => {
    const drawer = await openDrawer(canvas);
    await userEvent.click(drawer.getByRole('button', { name: 'Close navigation' }));
    await drawerIsGone();
  },
};
