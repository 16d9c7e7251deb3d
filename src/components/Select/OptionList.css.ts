import { style } from '@vanilla-extract/css';
import { popover as floating } from '../Menu/Menu.css.ts';
import { color } from '../theme/contract.css.ts';
import { measure, media } from '../theme/measures.css.ts';
import { type } from '../theme/type.css.ts';

export const popover = style([
  floating,
  { display: 'flex', flexDirection: 'column', minWidth: 'max(180px, var(--trigger-width))', padding: 0 },
]);

export const searchLine = style({
  flexShrink: 0,
  borderBottom: `1px solid ${color.line.hairline}`,
});

export const searchBox = style({
  display: 'flex',
  alignItems: 'center',
  gap: measure.space.medium,
  height: measure.size.controlForm,
  padding: `0 ${measure.space.large}`,
  color: color.text.tertiary,
  '@media': { [media.touch]: { height: measure.size.touch } },
});

export const searchInput = style({ color: color.text.primary });

export const list = style({
  maxHeight: measure.size.multiSelectList,
  padding: measure.space.xsmall,
  overflow: 'auto',
  outline: 'none',
});

export const icon = style({ color: color.text.tertiary });

export const check = style({ display: 'flex', width: 14, color: color.accent.text });

export const detail = style([type.mono, { color: color.text.tertiary }]);

export const count = style({ color: color.text.tertiary, fontVariantNumeric: 'tabular-nums' });

export const empty = style({
  padding: `${measure.space.small} ${measure.space.medium}`,
  color: color.text.tertiary,
});
