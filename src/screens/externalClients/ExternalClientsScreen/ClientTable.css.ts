import { style } from '@vanilla-extract/css';
import { measure, media } from '../../../components/theme/measures.css.ts';

/** Chevron, role chip and name; the chevron reaches into the page's edge. */
export const gateway = style({
  display: 'flex',
  alignItems: 'center',
  gap: measure.space.medium,
  minWidth: 0,
});

/** Of the same width, where there is nothing to expand. */
export const noExpandButton = style({ flexShrink: 0, width: 20 });

/** Begins where the chip of its gateway does. */
export const client = style({
  display: 'flex',
  minWidth: 0,
  paddingLeft: 28,
  '@media': { [media.phone]: { paddingLeft: 0 } },
});

export const indented = style({ paddingLeft: 28 });
