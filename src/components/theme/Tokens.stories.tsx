import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Page } from '../Page/Page.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text, type TextProps } from '../Text/Text.tsx';
import { ContrastTable } from './ContrastTable.tsx';
import { color } from './contract.css.ts';
import { measure } from './measures.css.ts';
import { RoleContrast, TextContrast, ToneContrast } from './MeasuredContrast.tsx';
import { Caption, Swatches } from './Swatches.tsx';
import { type } from './type.css.ts';
import * as css from './Tokens.css.ts';

const meta = { title: 'Foundations/Tokens' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

type Variant = NonNullable<TextProps['variant']>;
const variants = Object.keys(type).filter((name): name is Variant => name in type);

export const Surfaces: Story = {
  render: () => (
    <Page>
      <Swatches tokens={color.surface} />
      <Swatches tokens={color.notice} />
    </Page>
  ),
};

export const Lines: Story = {
  render: () => (
    <Page>
      <Swatches tokens={color.line} />
    </Page>
  ),
};

const inPage = (contents: ReactNode) => ({ render: () => <Page>{contents}</Page> });

export const TextAndAction: Story = inPage(<TextContrast />);
export const StateTones: Story = inPage(<ToneContrast />);
export const Roles: Story = inPage(<RoleContrast />);

const everyRatioHolds: Story['play'] = async ({ canvas }) => {
  await expect(canvas.getAllByRole('table').length).toBeGreaterThan(0);
  await expect(canvas.queryByText(/too low/)).toBeNull();
};

const invisible = { parameters: { chromatic: { disableSnapshot: true } } };
export const TextAndActionsAreInContrast: Story = { ...TextAndAction, ...invisible, play: everyRatioHolds };
export const StatesAreInContrast: Story = { ...StateTones, ...invisible, play: everyRatioHolds };
export const RolesAreInContrast: Story = { ...Roles, ...invisible, play: everyRatioHolds };

export const RatioThatIsTooLowIsMarked: Story = {
  ...invisible,
  ...inPage(
    <ContrastTable caption="Text" rows={[{ role: 'text.primary', front: color.text.primary, needs: 21 }]} />,
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/too low/)).toHaveLength(7);
  },
};

export const Type: Story = {
  render: () => (
    <Page>
      {variants.map((variant) => (
        <Inline key={variant} align="baseline" gap="page">
          <Text variant={variant}>128 boxes, Il1 O0 10.20.4.4</Text>
          <Text variant="monoSmall" tone="tertiary">
            {variant}
          </Text>
        </Inline>
      ))}
    </Page>
  ),
};

export const Space: Story = {
  render: () => (
    <Page>
      {Object.entries(measure.space).map(([name, token]) => (
        <Inline key={name} gap="gutter">
          <Caption name={name} token={token} />
          <div className={css.bar} style={{ [css.lengthName]: token }} />
        </Inline>
      ))}
    </Page>
  ),
};

export const Radii: Story = {
  render: () => (
    <Page>
      <Inline gap="page">
        {Object.entries(measure.radius).map(([name, token]) => (
          <Stack key={name} gap="small">
            <div className={css.corner} style={{ [css.lengthName]: token }} />
            <Caption name={name} token={token} />
          </Stack>
        ))}
      </Inline>
    </Page>
  ),
};

export const Shadows: Story = {
  render: () => (
    <Page>
      <Inline gap="page">
        {Object.entries(color.shadow).map(([name, token]) => (
          <Stack key={name} gap="page">
            <div className={css.floating} style={{ [css.shadowName]: token }} />
            <Caption name={name} token={token} />
          </Stack>
        ))}
      </Inline>
    </Page>
  ),
};

export const Motion: Story = {
  render: () => (
    <Page>
      <Caption name="quick: colour and opacity" token={measure.motion.quick} />
      <Caption name="panel: panels, menus, dialogs" token={measure.motion.panel} />
      <Caption name="easing" token={measure.motion.easing} />
      <svg width={160} height={160} viewBox="0 0 100 100" role="img" aria-label="The easing over time">
        <path d="M0 100 C 20 100 0 0 100 0" className={css.curve} />
      </svg>
      <Text variant="hint" tone="secondary">
        With reduced motion every duration is 0.
      </Text>
    </Page>
  ),
};
