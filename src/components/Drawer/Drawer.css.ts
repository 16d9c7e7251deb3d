import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure, media } from '../theme/measures.css.ts';

const fromLeft = keyframes({ from: { opacity: 0, transform: 'translateX(-4px)' } });
const fromRight = keyframes({ from: { opacity: 0, transform: 'translateX(4px)' } });

const moves = (move: string) => ({
  '&[data-entering]': { animation: `${move} ${measure.motion.panel} ${measure.motion.easing}` },
  '&[data-exiting]': { animation: `${move} ${measure.motion.panel} ${measure.motion.easing} reverse` },
});

const sheet = style({
  position: 'absolute',
  insetBlock: 0,
  width: measure.size.drawer,
  maxWidth: '100%',
  background: color.surface.dialog,
  boxShadow: color.shadow.dialog,
  '@media': { [media.phone]: { width: '100%' } },
});

const edge = `1px solid ${color.line.control}`;

/** The edge of the window that the drawer comes from. */
export const side = styleVariants({
  left: [sheet, { left: 0, borderRight: edge, selectors: moves(fromLeft) }],
  right: [sheet, { right: 0, borderLeft: edge, selectors: moves(fromRight) }],
});

/** Fills the sheet; the scrolling is that of a dialog. */
export const dialog = style({ height: '100%' });
