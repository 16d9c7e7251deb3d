import { style } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { measure, media } from '../../../components/theme/measures.css.ts';
import { hintLine, type } from '../../../components/theme/type.css.ts';

/** Fixed to the longest age, so that a new age doesn’t cause layout of the list rows. */
export const age = style([
  type.hint,
  {
    contain: 'layout size',
    width: 140,
    height: hintLine,
    color: color.text.tertiary,
    textAlign: 'end',
    whiteSpace: 'nowrap',
    '@media': { [media.phone]: { contain: 'none', width: 'auto', height: 'auto' } },
  },
]);

export const phoneSearch = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: measure.space.medium,
});

export const trigger = style([
  type.strong,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: measure.space.small,
    paddingInline: measure.space.small,
  },
]);

/** Saved views. Causes no gap where there is none. */
export const views = style({ selectors: { '&:empty': { display: 'none' } } });

export const viewsAtEnd = style([views, { marginInlineStart: 'auto' }]);
