import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { Select } from '../Select/Select.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';

const send = fn();

/** Validates both fields on submit. */
function Delivery() {
  const [name, setName] = useState('');
  const [shelf, setShelf] = useState<string | null>(null);
  const [isTried, setIsTried] = useState(false);
  const nameError = isTried && name === '' ? 'Please enter a name' : undefined;
  const shelfError = isTried && shelf === null ? 'Please choose a shelf' : undefined;
  function submit() {
    setIsTried(true);
    if (name !== '' && shelf !== null) send({ name, shelf });
  }
  return (
    <>
      <Form onSubmit={submit}>
        <Stack>
          <TextField label="Name" value={name} onChange={setName} error={nameError} isRequired />
          <Select
            label="Shelf"
            items={[
              { id: 'a', label: 'Upper' },
              { id: 'b', label: 'Lower' },
            ]}
            selectedKey={shelf}
            onChange={setShelf}
            error={shelfError}
            isRequired
          />
          <Button type="submit" kind="primary">
            Send
          </Button>
        </Stack>
      </Form>
    </>
  );
}

const meta = {
  title: 'Components/Forms/Form',
  component: Form,
  parameters: { layout: 'padded' },
  args: { onSubmit: fn(), children: null },
  beforeEach: () => void send.mockClear(),
  render: () => <Delivery />,
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const SubmittingFocusesTheFirstInvalidField: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await expect(canvas.getByText('Please choose a shelf')).toBeVisible();
    await expect(send).not.toHaveBeenCalled();
  },
};

export const SecondSubmitFocusesTheRemainingInvalidField: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Red box');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const shelf = canvas.getByRole('button', { name: /Shelf/ });
    await waitFor(() => expect(shelf).toHaveFocus());
    await expect(shelf).toHaveAccessibleDescription('Please choose a shelf');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(shelf).toHaveFocus());
  },
};

export const EnterSubmitsTheForm: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Red box{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /Shelf/ })).toHaveFocus());
  },
};

export const ValidFormIsSubmitted: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Red box');
    canvas.getByRole('button', { name: /Shelf/ }).focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const button = canvas.getByRole('button', { name: 'Send' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await expect(send).toHaveBeenCalledOnce();
    await expect(send).toHaveBeenCalledWith({ name: 'Red box', shelf: 'a' });
  },
};

export const BrowserValidationIsOff: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
    await expect(field.form?.noValidate).toBe(true);
    await expect(field.willValidate && !field.validity.valid).toBe(false);
  },
};
