import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CopyableText } from '../CopyButton/CopyButton.tsx';
import { Page } from '../Layout/Layout.tsx';
import { Panel } from '../Panel/Panel.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { Text } from '../Text/Text.tsx';
import { overflowOf } from '../testing/overflow.ts';
import { DescriptionItem, DescriptionList } from './DescriptionList.tsx';

const key = 'u0zY7pQ9TqJ4mXbL2cVnR8sKdWfGhE1oAi5tVq3bNs0=';

const meta = {
  title: 'Components/Data/DescriptionList',
  component: DescriptionList,
  args: {
    children: (
      <>
        <DescriptionItem label="Address">
          <CopyableText value="10.20.4.4" label="address" />
          <Tag>Set by the post</Tag>
        </DescriptionItem>
        <DescriptionItem label="Second address" isEmpty />
        <DescriptionItem label="Key">
          <CopyableText value={key} label="key" isTruncated />
        </DescriptionItem>
        <DescriptionItem label="Last seen">
          21 s ago
          <Text as="span" variant="hint" tone="tertiary">
            14:06:31
          </Text>
        </DescriptionItem>
        <DescriptionItem label="Weight in grams, with its wrapping">1,420</DescriptionItem>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <Page>
        <Panel title="Parcel" padding="rows">
          <Story />
        </Panel>
      </Page>
    ),
  ],
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LabelsAndValues: Story = {
  play: async ({ canvas }) => {
    const labels = canvas.getAllByRole('term').map((term) => term.textContent);
    await expect(labels.slice(0, 2)).toEqual(['Address', 'Second address']);
  },
};

export const EmptyValueShowsNotSet: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent('Not set');
  },
};

export const OnAPhone: Story = {
  tags: ['machines'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await expect(overflowOf(document.documentElement)).toBe(0);
  },
};
