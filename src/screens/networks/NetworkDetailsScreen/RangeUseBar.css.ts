import { style } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { measure, media } from '../../../components/theme/measures.css.ts';
import { tabular, type } from '../../../components/theme/type.css.ts';

/** Custom property that the component sets: 0 to 1. */
export const shareName = '--range-share';

export const use = style([
  type.hint,
  tabular,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: measure.space.small,
    marginInlineStart: 'auto',
    color: color.text.tertiary,
    '@media': { [media.phone]: { marginInlineStart: 0 } },
  },
]);

export const track = style({
  width: 96,
  height: 4,
  borderRadius: 2,
  background: color.surface.active,
  overflow: 'hidden',
  // The words say the same.
  '@media': { [media.phone]: { display: 'none' } },
});

/** One address of many is still to be seen. */
export const part = style({
  display: 'block',
  width: `calc(var(${shareName}) * 100%)`,
  minWidth: 2,
  height: '100%',
  background: color.accent.solid,
});
