import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure, media } from '../theme/measures.css.ts';
import { type } from '../theme/type.css.ts';

/** Shared with the lists of selects. */
export const popover = style({
  minWidth: 180,
  maxWidth: 'min(360px, calc(100vw - 16px))',
  padding: measure.space.xsmall,
  border: `1px solid ${color.line.control}`,
  borderRadius: measure.radius.panel,
  background: color.surface.raised,
  boxShadow: color.shadow.floating,
  overflow: 'auto',
  transition: `opacity ${measure.motion.panel} ${measure.motion.easing}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
});

export const menu = style({ outline: 'none' });

export const line = style({
  height: 1,
  margin: `${measure.space.xsmall} calc(-1 * ${measure.space.xsmall})`,
  border: 0,
  background: color.line.control,
});

export const title = style([
  type.micro,
  { padding: `${measure.space.xsmall} ${measure.space.medium}`, color: color.text.tertiary },
]);

/** Shared with the lists of selects. */
export const item = style([
  type.body,
  {
    display: 'flex',
    alignItems: 'center',
    gap: measure.space.medium,
    minHeight: measure.size.navItem,
    paddingInline: measure.space.medium,
    borderRadius: measure.radius.chip,
    color: color.text.primary,
    cursor: 'pointer',
    outline: 'none',
    '@media': { [media.touch]: { minHeight: measure.size.touch } },
    selectors: {
      '&[data-focused]': { background: color.surface.active },
      '&[data-focus-visible]': { boxShadow: `inset 0 0 0 2px ${color.focus}` },
      '&[aria-disabled=true]': { color: color.text.disabled, cursor: 'default' },
    },
  },
]);

export const danger = style({
  selectors: { '&:not([aria-disabled=true])': { color: color.tone.error.text } },
});

export const icon = style({
  color: color.text.tertiary,
  selectors: { [`${danger} &, [aria-disabled=true] > &`]: { color: 'inherit' } },
});

export const label = style({
  flex: '1 1 auto',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** Wraps before the label is truncated. */
export const reason = style([
  type.hint,
  {
    flex: '0 1000 auto',
    paddingInlineStart: measure.space.medium,
    color: color.text.tertiary,
    textAlign: 'end',
  },
]);

export const keyCap = style([
  type.micro,
  {
    paddingInlineStart: measure.space.gutter,
    fontFamily: measure.font.text,
    color: color.text.tertiary,
    // Touch devices have no keys.
    '@media': { [media.touch]: { display: 'none' } },
  },
]);

export const trigger = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: measure.space.small,
  padding: `${measure.space.xxsmall} ${measure.space.xsmall}`,
  border: 0,
  borderRadius: measure.radius.control,
  background: 'none',
  color: color.text.secondary,
  cursor: 'pointer',
  selectors: { '&[aria-expanded=true]': { background: color.surface.hover, color: color.text.primary } },
  '@media': {
    [media.hover]: { ':hover': { background: color.surface.hover, color: color.text.primary } },
    [media.touch]: { minHeight: measure.size.touch },
  },
});

export const outlinedTrigger = style([
  trigger,
  {
    padding: `${measure.space.small} ${measure.space.large}`,
    border: `1px solid ${color.line.control}`,
    color: color.text.primary,
  },
]);
