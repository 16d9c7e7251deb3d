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

/** Below the first field on phones, so the button is beside both. */
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
  // Gets the focus after a change made in the drawer.
  selectors: { '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' } },
});

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

/** Connects the figures across the width of the names below them. */
const linkLine = style({
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

export const link = styleVariants({
  passed: [linkLine],
  ahead: [
    linkLine,
    {
      borderTopStyle: 'dashed',
      '@media': { [media.phone]: { borderTopStyle: 'none', borderInlineStartStyle: 'dashed' } },
    },
  ],
});

export const mark = style({
  height: '28px',
  marginBottom: measure.space.xsmall,
  display: 'grid',
  placeItems: 'center',
  '@media': { [media.phone]: { gridRow: 'span 2', margin: 0 } },
  color: color.text.secondary,
});

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

export const reverse = style({
  display: 'flex',
  flexDirection: 'column',
  gap: measure.space.xsmall,
  paddingTop: measure.space.xlarge,
  borderTop: `1px solid ${color.line.hairline}`,
});

export const line = style({ display: 'flex', alignItems: 'center', gap: measure.space.medium });

export const word = style([type.strong]);
