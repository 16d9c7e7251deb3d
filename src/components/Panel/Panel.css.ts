import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure, media } from '../theme/measures.css.ts';
import { type } from '../theme/type.css.ts';

export const panel = style({
  minWidth: 0,
  border: `1px solid ${color.line.hairline}`,
  borderRadius: measure.radius.panel,
  background: color.surface.panel,
  overflow: 'hidden',
});

export const bareOnPhone = style({
  '@media': { [media.phone]: { border: 0, borderRadius: 0, background: 'none', overflow: 'visible' } },
});

export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: measure.space.medium,
  minHeight: measure.space.giant,
  padding: `${measure.space.medium} ${measure.space.gutter}`,
  borderBottom: `1px solid ${color.line.hairline}`,
});

export const count = style([type.body, { color: color.text.tertiary, fontVariantNumeric: 'tabular-nums' }]);
export const note = style([type.body, { color: color.text.secondary }]);
export const action = style({ marginInlineStart: 'auto' });

export const body = styleVariants({
  none: {},
  normal: { padding: measure.space.gutter },
  /** Lists whose rows bring their own height. */
  rows: { padding: `${measure.space.xsmall} ${measure.space.gutter}` },
});

globalStyle(`${bareOnPhone} > *`, { '@media': { [media.phone]: { paddingInline: 0 } } });
