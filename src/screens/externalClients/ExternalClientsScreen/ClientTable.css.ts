import { style } from '@vanilla-extract/css';
import { measure, media } from '../../../components/theme/measures.css.ts';

export const gateway = style({
  display: 'flex',
  alignItems: 'center',
  gap: measure.space.medium,
  minWidth: 0,
});

/** Keeps names aligned where there is no expand button. */
export const noExpandButton = style({ flexShrink: 0, width: 20 });

/** Aligns with the role chip of the gateway. */
export const client = style({
  display: 'flex',
  minWidth: 0,
  paddingLeft: 28,
  '@media': { [media.phone]: { paddingLeft: 0 } },
});

export const indented = style({ paddingLeft: 28 });
