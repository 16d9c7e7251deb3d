import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Page, Stack } from '../Layout/Layout.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { Text } from '../Text/Text.tsx';
import { listen } from '../testing/spoken.ts';
import { ToastRegion } from '../Toast/ToastRegion.tsx';
import { createToastQueue } from '../Toast/toastQueue.ts';
import { BulkBar } from './BulkBar.tsx';

const meta = {
  title: 'Components/Actions/BulkBar',
  component: BulkBar,
  args: {
    count: 3,
    onClear: fn(),
    children: (
      <>
        <Button kind="ghost" icon="download" onPress={fn()}>
          Export
        </Button>
        <Button kind="dangerText" icon="trash" onPress={fn()}>
          Delete
        </Button>
      </>
    ),
  },
  render: (args) => (
    <main style={{ height: '100vh', overflow: 'auto' }} tabIndex={-1}>
      <div style={{ minHeight: '100%', display: 'flex', flexDirection: 'column' }}>
        <Page>
          <Stack>
            {Array.from({ length: 60 }, (_, index) => (
              <Text key={index}>Parcel {index + 1}</Text>
            ))}
          </Stack>
        </Page>
        <BulkBar {...args} />
      </div>
    </main>
  ),
} satisfies Meta<typeof BulkBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OverALongPage: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

/** Its clock is stopped, so toasts stay. */
const queue = createToastQueue({ now: () => 0, after: () => () => undefined });

/** Also on a page with pagination, which moves toasts up by itself. */
export const ToastsAppearAboveTheBar: Story = {
  globals: { viewport: { value: 'tablet' } },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <>
      <main style={{ height: '100vh', display: 'flex', flexDirection: 'column' }}>
        <div style={{ flex: 1 }} />
        <BulkBar {...args} />
        <Pagination
          label="Pages of parcels"
          page={0}
          pageCount={1}
          from={1}
          to={9}
          total={9}
          rowsPerPage={10}
          rowsPerPageOptions={[10, 25]}
          onPageChange={fn()}
          onRowsPerPageChange={fn()}
        />
      </main>
      <ToastRegion queue={queue} />
    </>
  ),
  play: async ({ canvas }) => {
    queue.show({ kind: 'success', text: 'Parcels sent!' });
    const { top } = canvas.getByRole('toolbar').getBoundingClientRect();
    const toast = await screen.findByRole('alertdialog', { name: 'Parcels sent!' });
    await waitFor(() => expect(toast.getBoundingClientRect().bottom).toBeLessThan(top));
  },
};

export const StaysAtTheBottomOfTheWindow: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('toolbar');
    const main = canvas.getByRole('main');
    const distance = () => window.innerHeight - bar.getBoundingClientRect().bottom;
    await expect(distance()).toBe(60);
    main.scrollTo({ top: main.scrollHeight });
    await expect(distance()).toBe(60);
  },
};

export const FocusingAButtonDoesNotScrollThePage: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Export' }).focus();
    canvas.getByRole('button', { name: 'Delete' }).focus();
    await expect(canvas.getByRole('main').scrollTop).toBe(0);
  },
};

export const ArrowKeysMoveBetweenButtons: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('3 selected')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Export' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Clear selection' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const EscapeClearsTheSelection: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ userEvent, args }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const EscapeInAMenuKeepsTheSelection: Story = {
  args: {
    children: (
      <Menu
        trigger={{ label: 'Export', icon: 'download' }}
        sections={[{ id: 'formats', items: [{ id: 'csv', label: 'CSV' }] }]}
      />
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await screen.findByRole('menuitem', { name: 'CSV' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
    await expect(args.onClear).not.toHaveBeenCalled();
  },
};

export const NothingSelected: Story = {
  args: { count: 0 },
  render: (args) => (
    <main tabIndex={-1}>
      <Page>
        <Text>Parcel 1</Text>
      </Page>
      <BulkBar {...args} />
    </main>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('toolbar')).toBeNull();
  },
};

/** Its button clears the selection like an action that has started. */
function Selecting() {
  const [isSelected, setSelected] = useState(false);
  return (
    <main tabIndex={-1}>
      <Page>
        <Checkbox isSelected={isSelected} onChange={setSelected}>
          Parcel 1
        </Checkbox>
      </Page>
      {isSelected && (
        <BulkBar count={1} onClear={() => setSelected(false)}>
          <Button kind="ghost" onPress={() => setSelected(false)}>
            Send
          </Button>
        </BulkBar>
      )}
    </main>
  );
}

export const HiddenRowsAreCounted: Story = {
  args: { hiddenCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 selected, 1 not shown')).toBeVisible();
  },
};

export const TheCountIsAnnounced: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Sorting(args) {
    const [count, setCount] = useState(0);
    return (
      <>
        <Button onPress={() => setCount((before) => before + 1)}>Select one more</Button>
        <BulkBar {...args} count={count} onClear={() => setCount(0)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const heard = listen();
    const more = canvas.getByRole('button', { name: 'Select one more' });
    await userEvent.click(more);
    await waitFor(() => expect(heard().at(-1)).toBe('1 selected'));
    const before = heard().length;
    await userEvent.click(more);
    await userEvent.click(more);
    await waitFor(() => expect(heard().slice(before)).toEqual(['3 selected']));
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await waitFor(() => expect(heard().slice(before)).toEqual(['3 selected', 'Selection cleared']));
  },
};

export const ClearingRestoresFocus: Story = {
  render: () => <Selecting />,
  play: async ({ canvas, userEvent }) => {
    const box = () => canvas.getByRole('checkbox', { name: 'Parcel 1' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear selection' }));
    await expect(canvas.queryByRole('toolbar')).toBeNull();
    await expect(box()).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.click(await canvas.findByRole('button', { name: 'Send' }));
    await expect(canvas.queryByRole('toolbar')).toBeNull();
    await waitFor(() => expect(box()).toHaveFocus());
  },
};

export const FocusStaysWhenAButtonDisappears: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Weighing(args) {
    const [isWeighed, setWeighed] = useState(false);
    return (
      <BulkBar {...args}>
        {!isWeighed && <Button onPress={() => setWeighed(true)}>Weigh</Button>}
        <Button onPress={fn()}>Send</Button>
      </BulkBar>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Weigh' }));
    await expect(canvas.getByRole('toolbar').parentElement).toHaveFocus();
  },
};
