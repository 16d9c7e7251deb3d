import type { Meta, StoryObj } from '@storybook/react-vite';
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
