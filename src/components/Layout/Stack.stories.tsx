import type { Meta, StoryObj } from '@storybook/react-vite';
import { Panel } from '../Panel/Panel.tsx';
import { Text } from '../Text/Text.tsx';
import { gaps, type Gap } from '../theme/gap.ts';
import { Inline, Stack } from './Layout.tsx';

const names = Object.keys(gaps).filter((name): name is Gap => name in gaps);

const meta = {
  title: 'Components/Layout/Stack',
  component: Stack,
  parameters: { layout: 'padded' },
  args: { children: null },
} satisfies Meta<typeof Stack>;
export default meta;

export const Gaps: StoryObj<typeof meta> = {
  render: () => (
    <Inline align="start" gap="gutter">
      {names.map((gap) => (
        <Stack key={gap} gap="medium">
          <Text variant="hint" tone="secondary">
            {gap}
          </Text>
          <Stack gap={gap}>
            <Panel>One</Panel>
            <Panel>Two</Panel>
            <Panel>Three</Panel>
          </Stack>
        </Stack>
      ))}
    </Inline>
  ),
};
