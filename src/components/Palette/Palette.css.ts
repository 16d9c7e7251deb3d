import { style } from '@vanilla-extract/css';
import { fadeIn } from '../Dialog/scrim.css.ts';
import { color } from '../theme/contract.css.ts';
import { measure, media } from '../theme/measures.css.ts';
import { type } from '../theme/type.css.ts';

/** Above dialogs and drawers, since it opens from everywhere. */
export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: measure.layer.palette,
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'center',
  height: 'var(--visual-viewport-height)',
  padding: `min(112px, 12vh) ${measure.space.gutter} ${measure.space.gutter}`,
  background: color.surface.overlay,
  selectors: {
    '&[data-entering]': { animation: `${fadeIn} ${measure.motion.quick} ${measure.motion.easing}` },
  },
  '@media': { [media.phone]: { padding: measure.space.medium } },
});

export const modal = style({
  display: 'flex',
  width: '100%',
  maxWidth: 620,
  maxHeight: '100%',
  background: color.surface.dialog,
  border: `1px solid ${color.line.control}`,
  borderRadius: measure.radius.dialog,
  boxShadow: color.shadow.dialog,
});

export const dialog = style({ flex: 1, minWidth: 0, display: 'flex', outline: 'none' });

export const inner = style({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' });

export const line = style({
  flexShrink: 0,
  display: 'flex',
  alignItems: 'center',
  gap: measure.space.large,
  height: 48,
  padding: `0 ${measure.space.large} 0 ${measure.space.gutter}`,
  borderBottom: `1px solid ${color.line.hairline}`,
  color: color.text.tertiary,
  '@media': { [media.phone]: { flexWrap: 'wrap', rowGap: 0, height: 'auto', minHeight: 48 } },
});

/** On phones, a line above the field. */
export const scopePlace = style({
  display: 'contents',
  '@media': {
    [media.phone]: { display: 'block', order: -1, flexBasis: '100%', paddingTop: measure.space.large },
  },
});

export const scope = style([
  type.hint,
  {
    flexShrink: 0,
    maxWidth: '40%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    padding: `${measure.space.xxsmall} ${measure.space.small}`,
    borderRadius: measure.radius.tag,
    background: color.surface.active,
    color: color.text.primary,
    '@media': { [media.phone]: { display: 'inline-block', maxWidth: '100%' } },
  },
]);

/** Below 16 px, phones zoom in on focus. */
export const field = style({
  fontSize: 15,
  color: color.text.primary,
  '@media': { [media.touch]: { fontSize: 16 } },
});

export const escape = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  minHeight: 24,
  padding: 0,
  border: 'none',
  background: 'none',
  cursor: 'pointer',
  '@media': { [media.touch]: { minWidth: measure.size.touch, minHeight: measure.size.touch } },
});

export const escapeKey = style({ '@media': { [media.touch]: { display: 'none' } } });

export const escapeCross = style({
  display: 'none',
  color: color.text.secondary,
  '@media': { [media.touch]: { display: 'flex' } },
});

export const list = style({
  maxHeight: 420,
  minHeight: 0,
  overflow: 'auto',
  padding: measure.space.small,
  outline: 'none',
});

export const group = style({ paddingBottom: measure.space.xsmall });

export const title = style([
  type.hint,
  { padding: `${measure.space.small} ${measure.space.large}`, color: color.text.tertiary },
]);

export const item = style([
  type.body,
  {
    display: 'flex',
    alignItems: 'center',
    gap: measure.space.large,
    minHeight: 36,
    paddingInline: measure.space.large,
    borderRadius: measure.radius.control,
    color: color.text.primary,
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&[data-hovered]': { background: color.surface.hover },
      // Enter acts on the first item if none is focused.
      [`&[data-focused], ${list}:not(:has([data-focused])) ${group}:first-child > ${title} + &`]: {
        background: color.surface.active,
      },
    },
    '@media': { [media.touch]: { minHeight: measure.size.touch } },
  },
]);

export const icon = style({ color: color.text.tertiary });

export const name = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 500,
});

export const mark = style({ background: 'none', color: color.accent.text, fontWeight: 650 });

export const detail = style([
  type.mono,
  {
    flexShrink: 1000,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: color.text.secondary,
  },
]);

export const note = style([
  type.hint,
  {
    flex: 1,
    minWidth: 'fit-content',
    maxWidth: '50%',
    marginLeft: 'auto',
    overflow: 'hidden',
    textAlign: 'right',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: color.text.secondary,
  },
]);

export const empty = style({
  padding: `${measure.space.gutter} ${measure.space.large}`,
  overflowWrap: 'anywhere',
  color: color.text.secondary,
});

export const foot = style([
  type.hint,
  {
    flexShrink: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: measure.space.gutter,
    padding: `${measure.space.medium} ${measure.space.gutter}`,
    borderTop: `1px solid ${color.line.hairline}`,
    color: color.text.secondary,
  },
]);

/** Phones have none of these keys. */
export const keys = style({
  display: 'flex',
  alignItems: 'center',
  gap: measure.space.small,
  '@media': { [media.phone]: { display: 'none' } },
});
