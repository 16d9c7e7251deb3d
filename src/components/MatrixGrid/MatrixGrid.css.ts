import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure } from '../theme/measures.css.ts';
import { cellSize } from './marks.ts';

/** Of the names of rows and columns. */
export const headerWidthName = '--matrix-header-width';
export const headerHeightName = '--matrix-header-height';

const headerWidth = `var(${headerWidthName})`;
const headerHeight = `var(${headerHeightName})`;

/** Scrolls both ways; as high as its container leaves it. */
export const scroller = style({
  position: 'relative',
  flex: '1 1 0',
  minWidth: 0,
  minHeight: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
});

export const grid = style({ position: 'relative', isolation: 'isolate', outline: 'none' });

export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: 3,
  height: headerHeight,
  background: color.surface.canvas,
});

/** Where the two headers meet: covers the names of columns that are scrolled away. */
export const corner = style({
  position: 'sticky',
  left: 0,
  zIndex: 1,
  width: headerWidth,
  height: '100%',
  background: color.surface.canvas,
});

export const columnHeader = style({
  position: 'absolute',
  bottom: 0,
  display: 'flex',
  alignItems: 'center',
  width: cellSize,
  height: '100%',
  paddingInline: measure.space.medium,
  writingMode: 'vertical-rl',
  transform: 'rotate(180deg)',
});

export const body = style({ position: 'relative' });

/** Where the cells are: to the right of the names of the rows. */
export const cells = style({
  position: 'absolute',
  top: 0,
  left: headerWidth,
  overflow: 'hidden',
  boxShadow: `inset 0 0 0 1px ${color.line.hairline}`,
  pointerEvents: 'none',
});

/** A line every four cells. */
const lineDistance = 4 * cellSize;

export const lines = style({
  position: 'absolute',
  inset: 0,
  backgroundImage: `linear-gradient(to right, ${color.line.hairline} 1px, transparent 1px), linear-gradient(${color.line.hairline} 1px, transparent 1px)`,
  backgroundSize: `${lineDistance}px ${lineDistance}px`,
});

/** Px from the edge to the end of the current cell, where the crosshair fades. */
export const reachName = '--matrix-reach';

const reach = `var(${reachName})`;

const band = { position: 'absolute' } as const;

export const rowBand = style({
  ...band,
  left: 0,
  right: 0,
  height: cellSize,
  background: `linear-gradient(to right, ${color.matrix.crosshair} ${reach}, ${color.matrix.crosshairBeyond} ${reach})`,
});

export const columnBand = style({
  ...band,
  top: 0,
  bottom: 0,
  width: cellSize,
  background: `linear-gradient(${color.matrix.crosshair} ${reach}, ${color.matrix.crosshairBeyond} ${reach})`,
});

export const outline = style({
  position: 'absolute',
  width: cellSize + 2,
  height: cellSize + 2,
  margin: -1,
  border: `1.8px solid ${color.text.primary}`,
  borderRadius: measure.radius.tag,
});

export const row = style({ position: 'absolute', left: 0, right: 0, height: cellSize });

export const rowHeader = style({
  position: 'sticky',
  left: 0,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  width: headerWidth,
  height: '100%',
  paddingInline: measure.space.medium,
  background: color.surface.canvas,
});

export const cell = style({
  position: 'absolute',
  top: 0,
  width: cellSize,
  height: cellSize,
  borderRadius: measure.radius.tag,
  outline: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { boxShadow: `inset 0 0 0 1px ${color.line.strong}` },
    '&:focus-visible': { boxShadow: `0 0 0 2px ${color.focus}` },
  },
});
