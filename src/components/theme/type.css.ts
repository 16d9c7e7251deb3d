import { style, styleVariants } from '@vanilla-extract/css';
import { measure, media } from './measures.css.ts';

const mono = {
  fontFamily: measure.font.mono,
  fontWeight: 400,
  letterSpacing: '-0.01em',
  fontVariantLigatures: 'none',
  fontFeatureSettings: "'zero'",
} as const;

export const bodyLine = '20px';

export const hintLine = '16px';

const body = {
  fontSize: 13,
  lineHeight: bodyLine,
  letterSpacing: '-0.003em',
  '@media': { [media.phone]: { fontSize: 14 } },
} as const;

/** The type scale. Components set the colour, except where the token fixes it. */
export const type = styleVariants({
  figure: {
    fontSize: 28,
    lineHeight: '34px',
    fontWeight: 500,
    letterSpacing: '-0.028em',
    fontVariantNumeric: 'tabular-nums',
  },
  figureSmall: {
    fontSize: 24,
    lineHeight: '30px',
    fontWeight: 500,
    letterSpacing: '-0.028em',
    fontVariantNumeric: 'tabular-nums',
  },
  loginTitle: { fontSize: 22, lineHeight: '28px', fontWeight: 600, letterSpacing: '-0.02em' },
  title: { fontSize: 18, lineHeight: '24px', fontWeight: 600, letterSpacing: '-0.014em' },
  dialogTitle: { fontSize: 15, lineHeight: '20px', fontWeight: 600, letterSpacing: '-0.008em' },
  heading: { fontSize: 14, lineHeight: '20px', fontWeight: 600, letterSpacing: '-0.008em' },
  subheading: { fontSize: 13, lineHeight: '20px', fontWeight: 600, letterSpacing: '-0.004em' },
  body: { ...body, fontWeight: 400 },
  strong: { ...body, fontWeight: 500 },
  /** The name of an item in a list. */
  name: { ...body, fontWeight: 500, '@media': { [media.phone]: { fontSize: 15 } } },
  label: { fontSize: 12, lineHeight: '16px', fontWeight: 500, letterSpacing: 0 },
  hint: { fontSize: 12, lineHeight: hintLine, fontWeight: 400, letterSpacing: 0 },
  micro: { fontSize: 11, lineHeight: '16px', fontWeight: 500, letterSpacing: '0.005em' },
  mono: { fontSize: 12, lineHeight: '18px', ...mono },
  monoSmall: { fontSize: 11, lineHeight: '16px', ...mono },
});

/** Names of nodes, networks, users and clients: l, I and 0 are unmistakable. */
/** Isolated, because names of right-to-left scripts would reorder the words around them. */
export const identifier = style({
  fontFeatureSettings: "'cv05', 'cv08', 'zero'",
  unicodeBidi: 'isolate',
});

/** Numbers that change or align. */
export const tabular = style({ fontVariantNumeric: 'tabular-nums' });
