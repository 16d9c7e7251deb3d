import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { Grid } from '../Grid/Grid.tsx';
import { Mono } from '../Mono/Mono.tsx';
import { Page } from '../Page/Page.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { color } from './contract.css.ts';
import { ContrastTable } from './ContrastTable.tsx';
import { measure } from './measures.css.ts';
import * as css from './Tokens.css.ts';
import { tokenValue } from './tokenValue.ts';
import { type } from './type.css.ts';

const meta = {
  title: 'Foundations/Tokens',
  decorators: [
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const { tone, role, text, accent } = color;

/** No ratio in the page may be too low: the table marks such a one with "fails". */
const nothingFails: Story['play'] = async ({ canvas }) => {
  await expect(canvas.getAllByText(/^\d+\.\d$/).length).toBeGreaterThan(0);
  await expect(canvas.queryByText(/fails/)).toBeNull();
};

export const ContrastOfText: Story = {
  render: () => (
    <ContrastTable
      caption="Text"
      required={4.5}
      colors={{
        'text.primary': text.primary,
        'text.secondary': text.secondary,
        'text.tertiary': text.tertiary,
        'accent.text': accent.text,
        'tone.healthy.text': tone.healthy.text,
        'tone.warning.text': tone.warning.text,
        'tone.error.text': tone.error.text,
        'tone.pending.text': tone.pending.text,
        'tone.off.text': tone.off.text,
      }}
    />
  ),
  play: nothingFails,
};

export const ContrastOfShapes: Story = {
  render: () => (
    <ContrastTable
      caption="Shapes and edges"
      required={3}
      colors={{
        focus: color.focus,
        'text.disabled': text.disabled,
        'tone.healthy.glyph': tone.healthy.glyph,
        'tone.warning.glyph': tone.warning.glyph,
        'tone.error.glyph': tone.error.glyph,
        'tone.pending.glyph': tone.pending.glyph,
        'tone.off.glyph': tone.off.glyph,
        ...Object.fromEntries(
          Object.entries(role).map(([name, { stroke }]) => [`role.${name}.stroke`, stroke]),
        ),
      }}
    />
  ),
  play: nothingFails,
};

export const Surfaces: Story = { render: () => <Swatches colors={color.surface} /> };

export const Lines: Story = { render: () => <Swatches colors={color.line} /> };

export const TypeScale: Story = {
  render: () => (
    <Stack gap="xlarge">
      {Object.entries(type).map(([name, className]) => (
        <Sample key={name} name={name} value="">
          <span className={className}>128 boxes, Il0O 10.20.4.4</span>
        </Sample>
      ))}
    </Stack>
  ),
};

export const Space: Story = {
  render: () => (
    <Stack gap="xlarge">
      {Object.entries(measure.space).map(([name, width]) => (
        <Sample key={name} name={name} value={tokenValue(width)}>
          <div className={css.bar} style={{ width }} />
        </Sample>
      ))}
    </Stack>
  ),
};

export const Radii: Story = {
  render: () => (
    <Grid columns={6} minColumnWidth={120}>
      {Object.entries(measure.radius).map(([name, borderRadius]) => (
        <Sample key={name} name={name} value={tokenValue(borderRadius)}>
          <div className={css.box} style={{ borderRadius }} />
        </Sample>
      ))}
    </Grid>
  ),
};

export const Shadows: Story = {
  render: () => (
    <Grid columns={2} minColumnWidth={240} gap="page">
      {Object.entries(color.shadow).map(([name, boxShadow]) => (
        <Sample key={name} name={name} value={tokenValue(boxShadow)}>
          <div className={css.box} style={{ boxShadow, borderRadius: measure.radius.panel }} />
        </Sample>
      ))}
    </Grid>
  ),
};

export const Motion: Story = {
  render: () => (
    <Stack gap="xlarge">
      {Object.entries({ quick: measure.motion.quick, panel: measure.motion.panel }).map(
        ([name, duration]) => (
          <Sample
            key={name}
            name={name}
            value={`${tokenValue(duration)} ${tokenValue(measure.motion.easing)}`}
          >
            <div className={css.mover} style={{ transitionDuration: duration }} />
          </Sample>
        ),
      )}
    </Stack>
  ),
};

function Swatches({ colors }: { colors: Readonly<Record<string, string>> }) {
  return (
    <Grid columns={6} minColumnWidth={140}>
      {Object.entries(colors).map(([name, background]) => (
        <Sample key={name} name={name} value={tokenValue(background)}>
          <div className={css.swatch} style={{ background }} />
        </Sample>
      ))}
    </Grid>
  );
}

function Sample({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <Stack gap="xsmall">
      {children}
      <Text variant="hint" tone="secondary">
        {name} <Mono isSmall>{value}</Mono>
      </Text>
    </Stack>
  );
}
