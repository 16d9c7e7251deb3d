import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FormSection, FormWide } from './Form.tsx';
import { Page } from '../Layout/Layout.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { overflowOf } from '../testing/overflow.ts';

const ignore = () => undefined;
const phone = { viewport: { value: 'phone', isRotated: false } };

const meta = {
  title: 'Components/Forms/FormSection',
  component: FormSection,
  args: {
    title: 'Measures',
    description: 'How much room the box takes on its shelf.',
    children: (
      <>
        <TextField label="Width" value="60" unit="cm" hint="At the widest place" onChange={ignore} />
        <TextField label="Depth" value="" lockedReason="Available when the box is open" onChange={ignore} />
        <TextField label="Height" value="-4" error="Please enter a height" onChange={ignore} />
      </>
    ),
  },
  render: (args) => (
    <Page width="form">
      <div>
        <FormSection {...args} />
        <FormSection id="habits" title="Habits">
          <Switch isSelected onChange={ignore} description="Labels can be read from the door">
            Faces the door
          </Switch>
          <Switch isSelected={false} onChange={ignore} description="Nothing may stand on it" isChanged>
            Fragile
          </Switch>
        </FormSection>
        <FormSection title="Remarks" description="Everyone can read them.">
          <FormWide>
            <Notice tone="warning" fact="Remarks are printed on the label" />
          </FormWide>
          <FormWide>
            <TextField label="Remark" value="Winter things" isMultiline onChange={ignore} />
          </FormWide>
        </FormSection>
      </div>
    </Page>
  ),
} satisfies Meta<typeof FormSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sections: Story = {};
export const OnATablet: Story = { globals: { viewport: { value: 'tablet', isRotated: false } } };
export const OnAPhone: Story = { globals: phone };

const box = (element: Element) => element.getBoundingClientRect();

export const TitleNamesTheSection: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Measures' });
    await expect(group).toHaveAccessibleDescription('How much room the box takes on its shelf.');
    await expect(within(group).getByRole('textbox', { name: 'Width' })).toBeVisible();
  },
};

export const FieldsFormTwoColumns: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const width = box(canvas.getByRole('textbox', { name: 'Width' }));
    const depth = box(canvas.getByRole('textbox', { name: 'Depth' }));
    await expect(depth.top).toBe(width.top);
    await expect(depth.left).toBeGreaterThan(width.right);
  },
};

export const WideFieldSpansBothColumns: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const remark = box(canvas.getByRole('textbox', { name: 'Remark' }));
    const width = box(canvas.getByRole('textbox', { name: 'Width' }));
    await expect(remark.width).toBeGreaterThan(2 * width.width);
  },
};

export const NarrowSectionStacksFields: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 640 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const width = box(canvas.getByRole('textbox', { name: 'Width' }));
    const depth = box(canvas.getByRole('textbox', { name: 'Depth' }));
    const title = box(canvas.getByRole('heading', { name: 'Measures' }));
    await expect(depth.left).toBe(width.left);
    await expect(title.right).toBeLessThan(width.left);
  },
};

export const OnAPhoneTheTitleIsAboveTheFields: Story = {
  tags: ['machines'],
  globals: phone,
  play: async ({ canvas }) => {
    const title = box(canvas.getByRole('heading', { name: 'Measures' }));
    const width = box(canvas.getByRole('textbox', { name: 'Width' }));
    await expect(title.left).toBe(16);
    await expect(width.top).toBeGreaterThan(title.bottom);
    await expect(overflowOf(document.documentElement)).toBe(0);
  },
};

export const DividersOnlyBetweenSections: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const lines = canvas
      .getAllByRole('group')
      .map((group) => [getComputedStyle(group).borderTopWidth, getComputedStyle(group).borderBottomWidth]);
    await expect(lines).toEqual([
      ['0px', '0px'],
      ['1px', '0px'],
      ['1px', '0px'],
    ]);
  },
};

export const SectionWithAnIDIsFocusable: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const habits = canvas.getByRole('group', { name: 'Habits' });
    habits.focus();
    await expect(habits).toHaveFocus();
    await expect(canvas.getByRole('group', { name: 'Remarks' })).not.toHaveAttribute('tabindex');
  },
};
