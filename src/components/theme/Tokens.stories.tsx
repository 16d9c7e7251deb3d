import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../Grid/Grid.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Mono } from '../Mono/Mono.tsx';
import { Page } from '../Page/Page.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text, type TextProps } from '../Text/Text.tsx';
import { ContrastTable } from './ContrastTable.tsx';
import { color } from './contract.css.ts';
import { measure } from './measures.css.ts';
import { resolved } from './resolved.ts';
import { type } from './type.css.ts';
import * as css from './Tokens.css.ts';

const meta = { title: 'Foundations/Tokens' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

type Variant = NonNullable<TextProps['variant']>;
const variants = Object.keys(type).filter((name): name is Variant => name in type);

function Caption({ name, token }: { name: string; token: string }) {
  return (
    <Stack gap="none">
      <Text variant="label">{name}</Text>
      <Mono isSmall>{resolved(token)}</Mono>
    </Stack>
  );
}

function Swatches({ tokens }: { tokens: Readonly<Record<string, string>> }) {
  return (
    <Grid columns={8} minColumnWidth={140}>
      {Object.entries(tokens).map(([name, token]) => (
        <Stack key={name} gap="small">
          <div className={css.swatch} style={{ [css.colourName]: token }} />
          <Caption name={name} token={token} />
        </Stack>
      ))}
    </Grid>
  );
}

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

const { canvas, panel, raised, dialog } = color.surface;

export const TextAndAction: Story = {
  render: () => (
    <Page>
      <ContrastTable
        caption="Text"
        rows={[
          { role: 'text.primary', front: color.text.primary, needs: 4.5 },
          { role: 'text.secondary', front: color.text.secondary, needs: 4.5 },
          { role: 'text.tertiary', front: color.text.tertiary, needs: 4.5 },
          { role: 'text.disabled', front: color.text.disabled, needs: 3 },
          { role: 'accent.text', front: color.accent.text, needs: 4.5 },
          { role: 'focus', front: color.focus, needs: 3 },
        ]}
      />
      <ContrastTable
        caption="Edges of fields"
        rows={[{ role: 'line.field', front: color.line.field, needs: 3 }]}
        surfaces={{ canvas, panel, raised, dialog }}
      />
      <ContrastTable
        caption="Primary button"
        rows={[{ role: 'accent.onSolid', front: color.accent.onSolid, needs: 4.5 }]}
        surfaces={{ 'accent.solid': color.accent.solid, 'accent.solidHover': color.accent.solidHover }}
      />
      <ContrastTable
        caption="Destructive button"
        rows={[{ role: 'danger.onSolid', front: color.danger.onSolid, needs: 4.5 }]}
        surfaces={{ 'danger.solid': color.danger.solid, 'danger.solidHover': color.danger.solidHover }}
      />
      <ContrastTable
        caption="Accent tint"
        rows={[{ role: 'accent.text', front: color.accent.text, needs: 4.5 }]}
        surfaces={{ tint: color.accent.tint, tint2: color.accent.tint2 }}
      />
      <ContrastTable
        caption="Tooltip"
        rows={[{ role: 'text.inverted', front: color.text.inverted, needs: 4.5 }]}
        surfaces={{ inverted: color.surface.inverted }}
      />
    </Page>
  ),
};

const { off, ...tinted } = color.tone;

export const StateTones: Story = {
  render: () => (
    <Page>
      <ContrastTable
        caption="Words"
        rows={Object.entries(color.tone).map(([tone, { text }]) => ({
          role: `tone.${tone}.text`,
          front: text,
          needs: 4.5,
        }))}
      />
      <ContrastTable
        caption="Glyphs"
        rows={Object.entries(color.tone).map(([tone, { glyph }]) => ({
          role: `tone.${tone}.glyph`,
          front: glyph,
          needs: 3,
        }))}
        surfaces={{ canvas, panel, raised }}
      />
      {Object.entries(tinted).map(([tone, { text, tint }]) => (
        <ContrastTable
          key={tone}
          caption={`Tag, ${tone}`}
          rows={[{ role: `tone.${tone}.text`, front: text, needs: 4.5 }]}
          surfaces={{ 'its tint': tint }}
        />
      ))}
      <Text variant="hint" tone="secondary">
        What is off has no tint; its tag has the edge {resolved(off.border)}.
      </Text>
    </Page>
  ),
};

export const Roles: Story = {
  render: () => (
    <Page>
      <ContrastTable
        caption="Roles"
        rows={Object.entries(color.role).map(([role, { stroke }]) => ({
          role: `role.${role}.stroke`,
          front: stroke,
          needs: 3,
        }))}
        surfaces={{ canvas, panel }}
      />
    </Page>
  ),
};

const everyRatioHolds: Story['play'] = async ({ canvas: page }) => {
  await expect(page.getAllByRole('table').length).toBeGreaterThan(0);
  await expect(page.queryByText(/too low/)).toBeNull();
};

const invisible = { parameters: { chromatic: { disableSnapshot: true } } };
export const TextAndActionsAreInContrast: Story = { ...TextAndAction, ...invisible, play: everyRatioHolds };
export const StatesAreInContrast: Story = { ...StateTones, ...invisible, play: everyRatioHolds };
export const RolesAreInContrast: Story = { ...Roles, ...invisible, play: everyRatioHolds };

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
