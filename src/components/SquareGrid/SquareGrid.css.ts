import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure } from '../theme/measures.css.ts';
import { headingPadding } from './squareHeading.ts';
import { cellSize } from './squareMarks.ts';

/** Of the names of rows and columns. */
export const headerWidthName = '--square-header-width';
export const headerHeightName = '--square-header-height';

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

export const grid = style({
  position: 'relative',
  isolation: 'isolate',
  outline: 'none',
  userSelect: 'none',
});

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
  paddingBlock: 0,
  paddingInline: headingPadding,
  writingMode: 'vertical-rl',
  transform: 'rotate(180deg)',
});

// Its signs stand upright, whatever way the name runs.
globalStyle(`${columnHeader} svg`, { transform: 'rotate(90deg)' });

export const body = style({ position: 'relative' });

/** Where the cells are: to the right of the names of the rows. */
export const cells = style({
  position: 'absolute',
  top: 0,
  left: headerWidth,
  boxShadow: `inset 0 0 0 1px ${color.line.hairline}`,
  pointerEvents: 'none',
});

const fill = { position: 'absolute', inset: 0 } as const;

/** A line every five cells. */
const lineDistance = 5 * cellSize;

export const lines = style({
  ...fill,
  backgroundImage: `linear-gradient(to right, ${color.line.hairline} 1px, transparent 1px), linear-gradient(${color.line.hairline} 1px, transparent 1px)`,
  backgroundSize: `${lineDistance}px ${lineDistance}px`,
});

/** Behind the cells of a group. */
export const groupBand = style({ position: 'absolute', background: color.surface.raised });

/** Px from the edge to the end of the current cell, where the crosshair fades. */
export const reachName = '--square-reach';

const reach = `var(${reachName})`;

export const rowBand = style({
  position: 'absolute',
  left: 0,
  right: 0,
  height: cellSize,
  background: `linear-gradient(to right, ${color.matrix.crosshair} ${reach}, ${color.matrix.crosshairBeyond} ${reach})`,
});

export const columnBand = style({
  position: 'absolute',
  top: 0,
  bottom: 0,
  width: cellSize,
  background: `linear-gradient(${color.matrix.crosshair} ${reach}, ${color.matrix.crosshairBeyond} ${reach})`,
});

export const outline = styleVariants({
  cursor: {
    position: 'absolute',
    border: `2px solid ${color.text.primary}`,
    borderRadius: measure.radius.tag,
  },
  selection: {
    position: 'absolute',
    border: `1px dashed ${color.text.primary}`,
    borderRadius: measure.radius.tag,
    background: `color-mix(in srgb, ${color.accent.solid} 18%, transparent)`,
  },
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
  paddingInline: headingPadding,
  background: color.surface.canvas,
});

export const cell = style({
  position: 'absolute',
  top: 0,
  width: cellSize,
  height: cellSize,
  borderRadius: measure.radius.cell,
  outline: 'none',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { boxShadow: `0 0 0 2px ${color.focus}` } },
});
