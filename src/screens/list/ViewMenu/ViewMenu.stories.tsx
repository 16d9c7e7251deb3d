import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ListViewsContext } from './listViews.ts';
import { ViewMenu } from './ViewMenu.tsx';

const keep = fn();
const copyLink = fn();

type ExampleProps = { views: readonly { readonly name: string; readonly href: string }[]; href?: string };

function Example({ views, href = '/books?state=lent&page=2' }: ExampleProps) {
  return (
    <ListViewsContext value={{ href, views, keep, copyLink }}>
      <ViewMenu noun="books" choices={{ sort: 'title' }} pageQuery={{ rowsPerPage: '25' }} />
    </ListViewsContext>
  );
}

const lent = { name: 'Lent', href: '/books?sort=title&state=lent' };
const old = { name: 'Old', href: '/books?before=1900' };

const meta = {
  title: 'Screens/List/ViewMenu',
  component: Example,
  subcomponents: { ViewMenu },
  args: { views: [lent, old] },
  beforeEach: () => {
    for (const spy of [keep, copyLink]) spy.mockClear();
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (
  userEvent: { click: (element: Element) => Promise<void> },
  canvas: ReturnType<typeof within>,
  item: string,
) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Views of books' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const SavedViews: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Views of books' }));
    await expect(await screen.findByRole('menuitem', { name: 'Lent, current view' })).toBeVisible();
    await expect(screen.getByRole('menuitem', { name: 'Old' })).toHaveAttribute('href', old.href);
  },
};

export const NothingToSave: Story = {
  args: { views: [], href: '/books' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const NoSavedViews: Story = {
  args: { views: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Views of books' }));
    await expect(await screen.findByRole('menuitem', { name: 'Save this view' })).toBeVisible();
    await expect(screen.queryByRole('menuitem', { name: /Rename/ })).toBeNull();
  },
};

export const CopiedLinkContainsTheCurrentView: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await choose(userEvent, canvas, 'Copy link to this view');
    await expect(copyLink).toHaveBeenCalledWith('/books?state=lent&page=2&sort=title&rowsPerPage=25');
  },
};

export const DialogSavesAViewUnderAName: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await choose(userEvent, canvas, 'Save this view');
    await screen.findByRole('dialog', { name: 'Save this view' });
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Name is required');
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'On loan{Enter}');
    await gone();
    await expect(keep).toHaveBeenCalledWith([
      lent,
      old,
      { name: 'On loan', href: '/books?sort=title&state=lent' },
    ]);
  },
};

export const SavingReplacesAViewWithTheSameName: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await choose(userEvent, canvas, 'Save this view');
    await screen.findByRole('dialog', { name: 'Save this view' });
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'old');
    await screen.findByText('A view with this name already exists. Saving replaces it.');
    await userEvent.keyboard('{Enter}');
    await gone();
    await expect(keep).toHaveBeenCalledWith([lent, { name: 'old', href: '/books?sort=title&state=lent' }]);
  },
};

export const DialogRenamesAndDeletesViews: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await choose(userEvent, canvas, 'Rename or delete views');
    const dialog = within(await screen.findByRole('dialog', { name: 'Views of books' }));
    const name = dialog.getByRole('textbox', { name: 'Name of Lent' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Old');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(dialog.getAllByText('Another view already has this name')).toHaveLength(2));
    await expect(keep).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete Old' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await gone();
    await expect(keep).toHaveBeenCalledWith([{ name: 'Old', href: lent.href }]);
  },
};

export const DialogDeletesAllViews: Story = {
  args: { views: [old] },
  play: async ({ canvas, userEvent }) => {
    await choose(userEvent, canvas, 'Rename or delete views');
    const dialog = within(await screen.findByRole('dialog', { name: 'Views of books' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete Old' }));
    await expect(await dialog.findByText('Saving will delete all views.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await gone();
    await expect(keep).toHaveBeenCalledWith([]);
  },
};
