import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Page } from './Layout.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { Panel } from '../Panel/Panel.tsx';

const meta = {
  title: 'Components/Layout/Page',
  component: Page,
  args: {
    children: (
      <>
        <PageHeader title="Shelves" count={6} actions={<Button kind="primary">Add shelf</Button>} />
        <Panel title="Left wall">Four of six shelves are full.</Panel>
        <Panel title="Right wall">Both shelves are empty.</Panel>
      </>
    ),
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Form: Story = { args: { width: 'form' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
