import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { measure, media } from '../../../components/theme/measures.css.ts';
import { identifier, type } from '../../../components/theme/type.css.ts';

const bleed = style({ marginInline: `calc(-1 * ${measure.space.section})` });
const list = { listStyle: 'none', marginBlock: 0, padding: 0 } as const;
const inset = { paddingInline: measure.space.section } as const;

export const part = style([
  bleed,
  { borderTop: `1px solid ${color.line.hairline}`, paddingTop: measure.space.gutter, ...inset },
]);

export const between = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: measure.space.medium,
});

export const checks = style([bleed, { ...list, paddingTop: measure.space.medium, counterReset: 'check' }]);

const check = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  columnGap: measure.space.medium,
  padding: `${measure.space.small} ${measure.space.section}`,
  counterIncrement: 'check',
  overflowWrap: 'anywhere',
  '::after': {
    content: 'counter(check)',
    color: color.text.tertiary,
    fontVariantNumeric: 'tabular-nums',
  },
});

export const checkStyles = styleVariants({
  passed: [check],
  bypassed: [check],
  unknown: [check],
  decides: [check, { background: color.notice.verdict }],
  notReached: [check],
});

const condition = style({});

export const conditionOf = styleVariants({
  passed: [condition],
  bypassed: [condition],
  unknown: [condition, { color: color.text.secondary }],
  decides: [type.strong],
  notReached: [condition, { color: color.text.tertiary }],
});

const glyph = style({ display: 'grid', placeItems: 'center', height: '20px' });

export const glyphOf = styleVariants({
  passed: [glyph, { color: color.tone.healthy.glyph }],
  bypassed: [glyph, { color: color.tone.warning.glyph }],
  unknown: [glyph, { color: color.text.tertiary }],
  decides: [glyph, { color: color.tone.error.glyph }],
  notReached: [glyph, { color: color.text.tertiary }],
});

export const notReachedDot = style({
  width: '4px',
  height: '4px',
  borderRadius: '50%',
  background: 'currentColor',
});

export const detail = style([
  type.body,
  { marginInlineStart: measure.space.xsmall, color: color.text.secondary },
]);

export const explanation = style([detail, { display: 'block', margin: 0 }]);

export const lastChange = style([
  type.hint,
  { display: 'flex', flexWrap: 'wrap', gap: measure.space.medium, color: color.text.secondary },
]);

export const lines = style({ ...list, marginInline: 0, paddingTop: measure.space.medium });

export const evidence = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr) minmax(0, 4fr)',
  gap: measure.space.medium,
  padding: `${measure.space.small} 0`,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: measure.space.xxsmall } },
});

export const subject = style([type.strong, identifier]);

export const facts = style([type.body, { color: color.text.secondary }]);

export const differences = style({
  ...list,
  marginInline: 0,
  overflowWrap: 'anywhere',
  selectors: { '&:not(:empty)': { paddingTop: measure.space.xsmall } },
});
