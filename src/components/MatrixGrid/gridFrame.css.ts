import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';

/** How long the names of rows and columns are: set by the grid. */
export const headerWidthName = '--grid-header-width';
export const headerHeightName = '--grid-header-height';

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

/** As wide as a cell. */
export const columnHeader = style({
  position: 'absolute',
  bottom: 0,
  display: 'flex',
  alignItems: 'center',
  height: '100%',
  writingMode: 'vertical-rl',
  transform: 'rotate(180deg)',
});

export const rowHeader = style({
  position: 'sticky',
  left: 0,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  width: headerWidth,
  height: '100%',
  background: color.surface.canvas,
});

export const body = style({ position: 'relative' });

/** As high as a cell. */
export const row = style({ position: 'absolute', left: 0, right: 0 });

/** Where the cells are: to the right of the names of the rows. */
export const cells = style({
  position: 'absolute',
  top: 0,
  left: headerWidth,
  boxShadow: `inset 0 0 0 1px ${color.line.hairline}`,
  pointerEvents: 'none',
});

/** Thin lines between some of the cells, as far apart as the background is large. */
export const lines = style({
  position: 'absolute',
  inset: 0,
  backgroundImage: `linear-gradient(to right, ${color.line.hairline} 1px, transparent 1px), linear-gradient(${color.line.hairline} 1px, transparent 1px)`,
});

/** Px from the edge to the end of the current cell, where the crosshair fades. */
export const reachName = '--grid-reach';

const reach = `var(${reachName})`;

/** As high as a cell. */
export const rowBand = style({
  position: 'absolute',
  left: 0,
  right: 0,
  background: `linear-gradient(to right, ${color.matrix.crosshair} ${reach}, ${color.matrix.crosshairBeyond} ${reach})`,
});

/** As wide as a cell. */
export const columnBand = style({
  position: 'absolute',
  top: 0,
  bottom: 0,
  background: `linear-gradient(${color.matrix.crosshair} ${reach}, ${color.matrix.crosshairBeyond} ${reach})`,
});
