import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';

export const tone = styleVariants({
  primary: { color: color.text.primary },
  secondary: { color: color.text.secondary },
  tertiary: { color: color.text.tertiary },
  healthy: { color: color.tone.healthy.text },
  warning: { color: color.tone.warning.text },
  error: { color: color.tone.error.text },
  pending: { color: color.tone.pending.text },
  off: { color: color.tone.off.text },
});

export const truncated = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minWidth: 0,
});

export const hidden = style({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
