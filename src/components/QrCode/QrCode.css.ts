import { style } from '@vanilla-extract/css';
import { measure, media } from '../theme/measures.css.ts';

/** Scanners need the strongest contrast, dark on light, in every theme. */
const white = '#ffffff';
const keepsColours = { [media.forcedColours]: { forcedColorAdjust: 'none' } } as const;

export const paper = style({
  position: 'relative',
  display: 'flex',
  width: 'fit-content',
  maxWidth: '100%',
  marginInline: 'auto',
  borderRadius: measure.radius.panel,
  background: white,
  '@media': keepsColours,
});

/** Space of a dialog around the code. */
const frame = { width: '74px', height: '160px' };

/** Relative to the window, because the dialog gets its width from the code. */
export const code = style({
  display: 'block',
  height: 'auto',
  borderRadius: 'inherit',
  maxWidth: `min(100vw - ${frame.width}, max(100vh - ${frame.height}, 300px))`,
  '@media': keepsColours,
});

/** Over the code, which keeps its own accessible name. */
const cover = style({
  position: 'absolute',
  inset: 0,
  padding: 0,
  border: 'none',
  borderRadius: 'inherit',
  background: 'none',
});

export const enlarge = style([cover, { cursor: 'zoom-in' }]);
export const reduce = style([cover, { cursor: 'zoom-out' }]);

export const place = style({
  position: 'absolute',
  inset: 0,
  height: 'var(--visual-viewport-height)',
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
});

export const sheet = style({
  position: 'relative',
  pointerEvents: 'auto',
  background: white,
  '@media': keepsColours,
});

export const sheetDialog = style({ outline: 'none' });

export const windowSide = 'min(100vw, var(--visual-viewport-height))';

export const enlarged = style({
  display: 'block',
  width: windowSide,
  height: 'auto',
  '@media': keepsColours,
});
