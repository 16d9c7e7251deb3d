import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page } from '../Layout/Layout.tsx';
import { ToggleLabel } from './ToggleLabel.tsx';

const meta = {
  title: 'Components/Actions/ToggleLabel',
  component: ToggleLabel,
  args: { labelId: 'label', aboutId: 'about', about: undefined, children: 'Keep a copy' },
  decorators: [
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof ToggleLabel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LabelOnly: Story = {};
export const WithDescription: Story = { args: { about: 'In the archive, for a year' } };
export const Invalid: Story = { args: { about: 'There is no room for a copy', isWrong: true } };
export const Changed: Story = { args: { about: 'In the archive, for a year', isChanged: true } };
