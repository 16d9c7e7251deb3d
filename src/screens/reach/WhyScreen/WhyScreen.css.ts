import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { measure, media } from '../../../components/theme/measures.css.ts';
import { identifier, type } from '../../../components/theme/type.css.ts';

export const page = style({ display: 'flex', flexDirection: 'column', gap: measure.space.gutter });

export const ends = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: measure.space.medium,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

/** On phones below the first one, so that the button stays beside both. */
export const secondEnd = style({ '@media': { [media.phone]: { gridColumn: 1 } } });

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: measure.space.medium,
  paddingTop: measure.space.medium,
});

const box = style({
  display: 'flex',
  flexDirection: 'column',
  gap: measure.space.gutter,
  padding: measure.space.gutter,
  border: '1px solid',
  borderRadius: measure.radius.panel,
  // After a change of its own making the focus comes here.
  selectors: { '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' } },
});

/** What is well stays quiet. */
const quiet = [box, { background: color.surface.raised, borderColor: color.line.border }];

export const verdict = styleVariants({
  healthy: quiet,
  warning: [box, { background: color.notice.warning, borderColor: color.tone.warning.border }],
  error: [box, { background: color.notice.verdict, borderColor: color.tone.error.border }],
  pending: quiet,
  off: quiet,
});

const verdictWord = style([type.title]);
export const title = styleVariants({
  healthy: [verdictWord, { color: color.tone.healthy.text }],
  warning: [verdictWord, { color: color.tone.warning.text }],
  error: [verdictWord, { color: color.tone.error.text }],
  pending: [verdictWord, { color: color.tone.pending.text }],
  off: [verdictWord, { color: color.tone.off.text }],
});

export const says = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: `${measure.space.xsmall} ${measure.space.medium}`,
  alignItems: 'center',
  overflowWrap: 'anywhere',
});

export const beside = style({ gridColumn: 2 });

/** One below the other where there is no room for names side by side. */
export const path = style({
  display: 'flex',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '@media': { [media.phone]: { flexDirection: 'column' } },
});

const stopWidth = 104;

export const stop = style({
  flex: `0 1 ${stopWidth}px`,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '@media': {
    [media.phone]: {
      flex: 'none',
      display: 'grid',
      gridTemplateColumns: '44px minmax(0, 1fr)',
      columnGap: measure.space.medium,
      alignItems: 'center',
      textAlign: 'start',
    },
  },
});

/** From figure to figure: over the room that the names below take. */
const way = style({
  flex: 1,
  height: 0,
  marginBlock: '13px',
  marginInline: -(stopWidth / 2 - 20),
  borderTop: `2px solid ${color.line.strong}`,
  '@media': {
    [media.phone]: {
      flex: 'none',
      width: 0,
      height: '16px',
      margin: '4px 21px',
      borderTop: 'none',
      borderInlineStart: `2px solid ${color.line.strong}`,
    },
  },
});

export const wayTo = styleVariants({
  passed: [way],
  ahead: [
    way,
    {
      borderTopStyle: 'dashed',
      '@media': { [media.phone]: { borderTopStyle: 'none', borderInlineStartStyle: 'dashed' } },
    },
  ],
});

/** As high as the largest figure. */
export const mark = style({
  height: '28px',
  marginBottom: measure.space.xsmall,
  display: 'grid',
  placeItems: 'center',
  '@media': { [media.phone]: { gridRow: 'span 2', margin: 0 } },
  color: color.text.secondary,
});

/** The way is closed here. */
export const breakSign = style({
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  border: `1.5px solid ${color.tone.error.glyph}`,
  borderRadius: measure.radius.panel,
  background: color.tone.error.tint,
  '::after': {
    content: '',
    width: '12px',
    height: '2px',
    borderRadius: '1px',
    background: color.tone.error.glyph,
  },
});

export const name = style([type.strong, identifier]);
export const note = style([type.hint, { color: color.text.secondary }]);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: measure.space.medium,
});
export const source = style([
  note,
  {
    display: 'flex',
    alignItems: 'center',
    gap: measure.space.small,
    marginInlineStart: 'auto',
  },
]);

/** From edge to edge of the drawer. */
const bleed = style({ marginInline: `calc(-1 * ${measure.space.section})` });
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

const list = { listStyle: 'none', marginBlock: 0, padding: 0 } as const;

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

export const checkOf = styleVariants({
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
/** What decides is explained below its condition. */
export const explanation = style([detail, { display: 'block', margin: 0 }]);

export const otherWay = style({
  display: 'flex',
  flexDirection: 'column',
  gap: measure.space.xsmall,
  paddingTop: measure.space.xlarge,
  borderTop: `1px solid ${color.line.hairline}`,
});
export const line = style({ display: 'flex', alignItems: 'center', gap: measure.space.medium });
export const word = style([type.strong]);

export const differences = style({
  ...list,
  marginInline: 0,
  overflowWrap: 'anywhere',
  selectors: { '&:not(:empty)': { paddingTop: measure.space.xsmall } },
});

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
