import { keyframes, style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure } from '../theme/measures.css.ts';

export const widthName = '--skeleton-width';
export const heightName = '--skeleton-height';

const appear = keyframes({ from: { opacity: 0 } });
const breathe = keyframes({ from: { opacity: 1 }, to: { opacity: 0.6 } });

export const bar = style({
  display: 'block',
  width: `var(${widthName})`,
  maxWidth: '100%',
  height: `var(${heightName})`,
  borderRadius: measure.radius.cell,
  background: color.surface.active,
  // Hidden for the first 150 ms, so that quick loads show nothing.
  animation: `${appear} 1ms 150ms backwards, ${breathe} 1.2s 151ms ease-in-out infinite alternate`,
});
