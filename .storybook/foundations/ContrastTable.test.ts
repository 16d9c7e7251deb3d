import { describe, expect, it } from 'vitest';
import { contrast, worstContrast } from './ContrastTable.tsx';
import { darkPalette } from '../../src/components/theme/darkPalette.ts';
import { lightPalette } from '../../src/components/theme/lightPalette.ts';
import { lineLooks } from '../../src/screens/graphs/GraphCanvas/palette.ts';

/** Ratios of the design, to one decimal. */
type Promised = readonly [role: string, dark: number, light: number];

const palettes = { dark: darkPalette, light: lightPalette };
type Palette = (typeof palettes)[keyof typeof palettes];

const rounded = (ratio: number) => Math.round(ratio * 10) / 10;

const surfaces = ({ surface }: Palette) => [
  surface.sunken,
  surface.canvas,
  surface.panel,
  surface.raised,
  surface.hover,
  surface.active,
  surface.selected,
];

function blended(front: string, back: string, opacity: number): string {
  const part = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const mixed = (at: number) => Math.round(part(front, at) * opacity + part(back, at) * (1 - opacity));
  return `#${[1, 3, 5].map((at) => mixed(at).toString(16).padStart(2, '0')).join('')}`;
}

describe.each(['dark', 'light'] as const)('%s theme', (theme) => {
  const palette: Palette = palettes[theme];
  const { accent, danger, focus, line, role, surface, text, tone } = palette;
  const promised = ([, dark, light]: Promised) => (theme === 'dark' ? dark : light);

  it.each<Promised>([
    ['primary', 13.1, 14.7],
    ['secondary', 7.2, 6.7],
    ['tertiary', 4.9, 4.8],
    ['disabled', 3.1, 3.0],
  ])('keeps %s text readable on every surface', (...row) => {
    const colours: Record<string, string> = text;
    const [name] = row;
    expect(rounded(worstContrast(colours[name] ?? '', surfaces(palette)))).toBeGreaterThanOrEqual(
      promised(row),
    );
  });

  it('keeps links readable on every surface', () => {
    const ratio = worstContrast(accent.text, surfaces(palette));
    expect(rounded(ratio)).toBeGreaterThanOrEqual(theme === 'dark' ? 8.2 : 5.5);
  });

  it.each<readonly [...Promised, readonly [string, string]]>([
    // The design states 5.1 for light, but its colours result in 5.05.
    ['the primary button on the page', 8.3, 5.0, [accent.solid, surface.canvas]],
    ['the label of the primary button', 8.1, 5.3, [accent.onSolid, accent.solid]],
    ['the label of the hovered primary button', 9.7, 6.4, [accent.onSolid, accent.solidHover]],
    ['a link on the accent tint', 8.5, 5.6, [accent.text, accent.tint]],
    ['the label of a destructive button', 5.2, 5.2, [danger.onSolid, danger.solid]],
    ['the label of a hovered destructive button', 5.9, 6.4, [danger.onSolid, danger.solidHover]],
    ['a tooltip', 13.1, 14.7, [text.inverted, surface.inverted]],
  ])('keeps %s in contrast', (name, dark, light, [front, back]) => {
    expect(rounded(contrast(front, back))).toBeGreaterThanOrEqual(promised([name, dark, light]));
  });

  it('shows the focus ring on every surface', () => {
    const ratio = worstContrast(focus, surfaces(palette));
    expect(rounded(ratio)).toBeGreaterThanOrEqual(theme === 'dark' ? 6.8 : 3.8);
  });

  it('shows which segment is chosen', () => {
    expect(contrast(line.segment, surface.sunken)).toBeGreaterThanOrEqual(3);
  });

  it('shows the lines between peers of a graph', () => {
    expect(
      contrast(blended(text.tertiary, surface.canvas, lineLooks.mesh.opacity), surface.canvas),
    ).toBeGreaterThanOrEqual(3);
    expect(
      contrast(blended(text.tertiary, surface.canvas, lineLooks.hub.opacity), surface.canvas),
    ).toBeGreaterThanOrEqual(3);
  });

  it('shows the border of a field on every surface with forms', () => {
    const ratio = worstContrast(line.field, [surface.canvas, surface.panel, surface.raised, surface.dialog]);
    expect(rounded(ratio)).toBeGreaterThanOrEqual(3.1);
  });

  describe.each<readonly [keyof typeof tone, number, number, number, number, number, number]>([
    ['healthy', 8.3, 8.6, 8.3, 5.3, 5.4, 4.0],
    ['warning', 8.3, 8.6, 8.6, 5.4, 5.4, 3.6],
    ['error', 6.5, 6.9, 5.3, 5.6, 5.6, 5.2],
    ['pending', 7.3, 7.7, 5.4, 5.9, 5.9, 5.4],
  ])('the tone %s', (name, darkText, darkTint, darkGlyph, lightText, lightTint, lightGlyph) => {
    const colours = tone[name];

    it('has readable text on every surface', () => {
      const ratio = worstContrast(colours.text, surfaces(palette));
      expect(rounded(ratio)).toBeGreaterThanOrEqual(promised([name, darkText, lightText]));
    });

    it('has readable text on its own tint', () => {
      const ratio = contrast(colours.text, colours.tint);
      expect(rounded(ratio)).toBeGreaterThanOrEqual(promised([name, darkTint, lightTint]));
    });

    it('has a visible glyph on a panel', () => {
      const ratio = contrast(colours.glyph, surface.panel);
      expect(rounded(ratio)).toBeGreaterThanOrEqual(promised([name, darkGlyph, lightGlyph]));
    });
  });

  it('has a visible glyph for “off” on a panel', () => {
    expect(rounded(contrast(tone.off.glyph, surface.panel))).toBeGreaterThanOrEqual(
      theme === 'dark' ? 5.8 : 5.5,
    );
  });

  it.each<readonly [keyof typeof role, dark: number, light: number]>([
    ['normal', 7.6, 5.2],
    ['egress', 8.9, 4.8],
    ['ingress', 12.3, 4.4],
    ['relay', 6.6, 5.8],
    ['relayed', 4.6, 3.9],
    ['egressIngress', 11.9, 4.6],
    ['egressRelay', 6.8, 6.7],
    ['ingressRelay', 8.1, 4.9],
    ['all', 16.6, 15.5],
    ['client', 9.9, 4.9],
    ['range', 7.2, 4.7],
  ])('draws the role %s in contrast to the page', (...row) => {
    expect(rounded(contrast(role[row[0]].stroke, surface.canvas))).toBeGreaterThanOrEqual(promised(row));
  });
});

it('measures black on white as 21 to 1', () => {
  expect(contrast('#000000', 'rgb(255, 255, 255)')).toBeCloseTo(21);
});

it('rejects colours that are not opaque', () => {
  expect(() => contrast('transparent', '#ffffff')).toThrow('Not an opaque colour');
});

it.each([
  ['#fff', '#000', 21],
  ['#ffffff', 'rgb(0, 0, 0)', 21],
  ['#d02c2a', '#d02c2a', 1],
])('measures %s against %s', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 5);
});
