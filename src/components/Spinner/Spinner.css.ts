import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure } from '../theme/measures.css.ts';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

/** In a button the ring takes the colour of the text. */
export const ring = style({
  display: 'inline-block',
  width: 14,
  height: 14,
  flexShrink: 0,
  border: `2px solid ${color.line.strong}`,
  borderTopColor: color.accent.text,
  borderRadius: '50%',
  animation: `${turn} 800ms linear infinite`,
});

globalStyle(`button ${ring}`, {
  borderColor: 'color-mix(in srgb, currentColor 30%, transparent)',
  borderTopColor: 'currentColor',
});

export const spinner = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: measure.space.medium,
  color: color.text.secondary,
});
