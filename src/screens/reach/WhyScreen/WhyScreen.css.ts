import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { measure, media } from '../../../components/theme/measures.css.ts';
import { identifier, type } from '../../../components/theme/type.css.ts';

export const ends = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'end',
  gap: measure.space.medium,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

/** On phones below the first one, so that the button stays beside both. */
export const secondEnd = style({ '@media': { [media.phone]: { gridColumn: 1 } } });

const box = style({
  display: 'flex',
  flexDirection: 'column',
  gap: measure.space.gutter,
  padding: measure.space.gutter,
  border: '1px solid',
  borderRadius: measure.radius.panel,
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

const word = style([type.dialogTitle]);
export const title = styleVariants({
  healthy: [word, { color: color.tone.healthy.text }],
  warning: [word, { color: color.tone.warning.text }],
  error: [word, { color: color.tone.error.text }],
  pending: [word, { color: color.tone.pending.text }],
  off: [word, { color: color.tone.off.text }],
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
  '@media': { [media.phone]: { flexDirection: 'column', gap: measure.space.medium } },
});

export const stop = style({
  position: 'relative',
  flex: '1 1 0',
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: measure.space.xsmall,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { alignItems: 'flex-start', textAlign: 'start', flex: 'none' } },
});

const line = style({
  selectors: {
    '&:not(:first-child)::before': {
      content: '',
      position: 'absolute',
      top: '12px',
      right: 'calc(50% + 16px)',
      width: 'calc(100% - 32px)',
      borderTop: `2px solid ${color.line.strong}`,
      '@media': { [media.phone]: { display: 'none' } },
    },
  },
});

export const way = styleVariants({
  passed: [stop, line],
  ahead: [stop, line, { selectors: { '&:not(:first-child)::before': { borderTopStyle: 'dashed' } } }],
});

export const mark = style({
  height: '24px',
  display: 'grid',
  placeItems: 'center',
  color: color.text.secondary,
});
export const breakMark = style([mark, { color: color.tone.error.text }]);
export const name = style([type.strong, identifier]);
export const note = style([type.hint, { color: color.text.secondary }]);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: measure.space.medium,
});
export const source = style([note, { marginInlineStart: 'auto' }]);

export const between = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: measure.space.medium,
});

export const checks = style({ listStyle: 'none', margin: 0, padding: 0, counterReset: 'check' });

const check = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  columnGap: measure.space.medium,
  padding: `${measure.space.small} ${measure.space.medium}`,
  counterIncrement: 'check',
  overflowWrap: 'anywhere',
  '::after': { content: 'counter(check)', color: color.text.tertiary },
});

export const checkOf = styleVariants({
  passed: [check],
  bypassed: [check],
  unknown: [check, { color: color.text.secondary }],
  decides: [check, { background: color.notice.error, borderRadius: measure.radius.control }],
  notReached: [check, { color: color.text.tertiary }],
});

const glyph = style({ display: 'grid', placeItems: 'center', height: '20px' });
export const glyphOf = styleVariants({
  passed: [glyph, { color: color.tone.healthy.glyph }],
  bypassed: [glyph, { color: color.tone.warning.glyph }],
  unknown: [glyph, { color: color.text.tertiary }],
  decides: [glyph, { color: color.tone.error.glyph }],
  notReached: [glyph, { color: color.text.tertiary }],
});

export const detail = style([type.body, { color: color.text.secondary }]);
/** What decides is explained below its condition. */
export const explanation = style([detail, { display: 'block' }]);
export const counts = style({ display: 'flex', alignItems: 'center', gap: measure.space.medium });
