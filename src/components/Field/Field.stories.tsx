import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Grid, Page } from '../Layout/Layout.tsx';
import { InputField } from './InputField.tsx';

const meta = {
  title: 'Components/Forms/Field',
  component: InputField,
  args: { label: 'Listen port', value: '51821', onChange: () => undefined },
} satisfies Meta<typeof InputField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <Page width="form">
      <Grid columns={2} minColumnWidth={260}>
        <InputField {...args} hint="The port tried first" unit="UDP" />
        <InputField {...args} label="Changed" isChanged />
        <InputField {...args} label="Invalid" value="70000" error="Please enter a port up to 65535" />
        <InputField {...args} label="Locked" lockedReason="Available when “Fixed port” is on" />
        <InputField {...args} label="Optional" value="" format="comma separated" isOptional />
        <InputField {...args} label="For machines" value="10.20.4.4" isMono />
      </Grid>
    </Page>
  ),
};

/** Each part of the line below has its own element, which a translator leaves in place. */
export const EachTextHasItsOwnElement: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Port(args) {
    const [value, setValue] = useState('');
    return (
      <InputField
        {...args}
        value={value}
        onChange={setValue}
        hint="The port tried first"
        {...(value.length > 5 && { error: 'Too long', errorDetail: value })}
        warnings={value.length > 3 ? ['Above 1023'] : []}
      />
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Listen port' });
    for (const text of ['', '51820', '518200']) {
      await userEvent.clear(field);
      if (text !== '') await userEvent.type(field, text);
      const texts = document.createTreeWalker(canvasElement, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { previousSibling, nextSibling } = texts.currentNode;
        await expect([previousSibling, nextSibling]).toEqual([null, null]);
      }
    }
  },
};
