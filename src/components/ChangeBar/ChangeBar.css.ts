import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure, media } from '../theme/measures.css.ts';
import { type } from '../theme/type.css.ts';

export const changes = style({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: measure.space.large,
  minWidth: 0,
});

export const count = style([
  type.strong,
  { flexShrink: 0, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
]);

export const none = style([type.body, { color: color.text.tertiary }]);

export const names = style([
  type.body,
  {
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: color.text.secondary,
    '@media': { [media.phone]: { display: 'none' } },
  },
]);

export const problems = style([
  type.body,
  {
    display: 'flex',
    alignItems: 'center',
    gap: measure.space.small,
    flexShrink: 0,
    color: color.tone.error.text,
    whiteSpace: 'nowrap',
  },
]);
