import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FrameContext } from '../AppFrame/frame.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TopBar } from './TopBar.tsx';

const openNav = fn();

const meta = {
  title: 'Components/Layout/TopBar',
  component: TopBar,
  args: {
    start: <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Boxes' }]} />,
    center: <Button icon="networks">All shelves</Button>,
    end: (
      <>
        <IconButton icon="bell" label="Notifications" />
        <Avatar name="mira" />
      </>
    ),
    phone: {
      title: 'Boxes',
      end: (
        <>
          <IconButton icon="search" label="Search" />
          <Avatar name="mira" />
        </>
      ),
    },
  },
} satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const onAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <FrameContext value={{ width: 'phone', openNav, closeNav: () => undefined }}>
        <Story />
      </FrameContext>
    ),
  ],
};

const backTo = { ...meta.args.phone, title: 'left-l0I', isIdentifier: true, backHref: '/boxes' };

export const Wide: Story = {};
export const Phone: Story = onAPhone;
export const PhoneWithBackLink: Story = { ...onAPhone, args: { phone: backTo } };

export const MenuButtonOpensTheNavigation: Story = {
  ...onAPhone,
  beforeEach: () => void openNav.mockClear(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open navigation' }));
    await expect(openNav).toHaveBeenCalledOnce();
  },
};

export const BackArrowLinksToTheList: Story = {
  ...PhoneWithBackLink,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/boxes');
    await expect(canvas.queryByRole('button', { name: 'Open navigation' })).toBeNull();
  },
};
