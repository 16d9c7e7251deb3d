import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, type within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ChangeBar, type ChangeBarProps } from './FootBar.tsx';
import { Form } from '../Form/Form.tsx';
import { Page, Stack } from '../Layout/Layout.tsx';
import { TextField } from '../TextField/TextField.tsx';

const phone = { viewport: { value: 'phone', isRotated: false } };
const submit = fn();

/** A scrolling form with this many fields. */
function Stage({ fields, ...bar }: ChangeBarProps & { fields: number }) {
  return (
    <main
      style={{ height: '100vh', overflow: 'auto', display: 'flex', flexDirection: 'column' }}
      tabIndex={-1}
    >
      <Form onSubmit={submit}>
        <Page width="form">
          <Stack>
            {Array.from({ length: fields }, (_, index) => (
              <TextField key={index} label={`Line ${index + 1}`} value="" onChange={() => undefined} />
            ))}
          </Stack>
        </Page>
        <ChangeBar {...bar} />
      </Form>
    </main>
  );
}

const meta = {
  title: 'Components/Actions/ChangeBar',
  component: ChangeBar,
  args: {
    changes: ['Width', 'Faces the door', 'Remark'],
    children: (
      <>
        <Button kind="ghost" size="form">
          Discard
        </Button>
        <Button type="submit" kind="primary" size="form">
          Review changes
        </Button>
      </>
    ),
  },
  render: (args) => <Stage {...args} fields={30} />,
} satisfies Meta<typeof ChangeBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const barOf = (canvas: ReturnType<typeof within>) =>
  canvas.getAllByRole('button').at(-1)?.parentElement?.parentElement;

export const Changes: Story = {};
export const ChangesAndAProblem: Story = { args: { problemCount: 1 } };
export const NoChanges: Story = { args: { changes: [] } };
export const NewRecord: Story = {
  args: {
    problemCount: 1,
    children: (
      <>
        <Button kind="ghost" size="form">
          Cancel
        </Button>
        <Button type="submit" kind="primary" size="form" isPending>
          Add box
        </Button>
      </>
    ),
  },
  render: ({ problemCount = 0, children }) => (
    <Stage fields={2} problemCount={problemCount}>
      {children}
    </Stage>
  ),
};
export const ManyChanges: Story = {
  args: { changes: Array.from({ length: 40 }, (_, index) => `Line ${index + 1}`), problemCount: 12 },
};
export const OnAPhone: Story = { args: { problemCount: 1 }, globals: phone };
export const NewRecordOnAPhone: Story = { ...NewRecord, globals: phone };

export const ShowsTheFormStatus: Story = {
  args: { problemCount: 2 },
  play: async ({ canvas }) => {
    await expect(barOf(canvas)?.firstElementChild).toHaveTextContent(
      '3 changes Width, Faces the door, Remark 2 fields need attention',
    );
  },
};

export const SingularCount: Story = {
  args: { changes: ['Width'], problemCount: 1 },
  play: async ({ canvas }) => {
    await expect(barOf(canvas)?.firstElementChild).toHaveTextContent(
      '1 change Width 1 field needs attention',
    );
  },
};

export const LongListOfNamesIsTruncated: Story = {
  ...ManyChanges,
  play: async ({ canvas }) => {
    const bar = barOf(canvas);
    await expect(bar?.getBoundingClientRect().height).toBe(56);
    await expect(canvas.getByText('12 fields need attention')).toBeVisible();
  },
};

export const LastFieldScrollsClearOfTheBar: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main');
    const top = () => barOf(canvas)?.getBoundingClientRect().top;
    await expect(top()).toBe(window.innerHeight - 56);
    main.scrollTo({ top: main.scrollHeight });
    await expect(
      canvas.getByRole('textbox', { name: 'Line 30' }).getBoundingClientRect().bottom,
    ).toBeLessThan(top() ?? 0);
    await expect(top()).toBe(window.innerHeight - 56);
  },
};

export const FocusScrollsAFieldClearOfTheBar: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const top = barOf(canvas)?.getBoundingClientRect().top ?? 0;
    for (const field of canvas.getAllByRole('textbox')) {
      await userEvent.tab();
      await expect(field).toHaveFocus();
      await expect(field.getBoundingClientRect().bottom).toBeLessThan(top);
    }
  },
};

export const OnAPhoneFocusScrollsAFieldClearOfTheBar: Story = {
  ...FocusScrollsAFieldClearOfTheBar,
  args: { problemCount: 1 },
  globals: phone,
};

export const ShortPageKeepsTheBarAtTheBottom: Story = {
  render: (args) => <Stage {...args} fields={1} />,
  play: async ({ canvas }) => {
    const bar = barOf(canvas)?.getBoundingClientRect();
    await expect(bar).toMatchObject({ left: 0, right: window.innerWidth, bottom: window.innerHeight });
  },
};

export const ButtonSubmitsTheForm: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    submit.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Review changes' }));
    await expect(submit).toHaveBeenCalledOnce();
  },
};

export const OnAPhoneButtonsShareTheWidth: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    const [discard, review] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(discard?.width).toBeCloseTo(review?.width ?? 0, 0);
    await expect(discard?.top).toBe(review?.top);
    await expect(canvas.getByText('Width, Faces the door, Remark')).not.toBeVisible();
  },
};
