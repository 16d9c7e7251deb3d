import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure, media } from '../theme/measures.css.ts';
import { tabular, type } from '../theme/type.css.ts';
import { blockSize } from './marks.ts';
import { headingPadding } from './matrixHeading.ts';

/** Set by the grid. */
export const headerWidthName = '--grid-header-width';
export const headerHeightName = '--grid-header-height';
export const cellWidthName = '--grid-cell-width';
export const cellHeightName = '--grid-cell-height';

const headerWidth = `var(${headerWidthName})`;
const headerHeight = `var(${headerHeightName})`;
const cellWidth = `var(${cellWidthName})`;
const cellHeight = `var(${cellHeightName})`;

/**
 * Needs its own background. Otherwise Chromium repaints all of it with every step of a scroll, because of its
 * text.
 */
export const scroller = style({
  position: 'relative',
  flex: '1 1 0',
  minWidth: 0,
  minHeight: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: color.surface.canvas,
  '@media': { [media.print]: { flex: 'none', overflow: 'visible' } },
});

/** Dragging selects rectangles. */
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

/** Covers the column names that scroll away. */
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
  width: cellWidth,
  height: '100%',
  paddingBlock: 0,
  paddingInline: headingPadding,
  writingMode: 'vertical-rl',
  transform: 'rotate(180deg)',
});

// Icons stay upright.
globalStyle(`${columnHeader} svg`, { transform: 'rotate(90deg)' });

/** Above roomy cells: horizontal, at most three lines, without the count. */
export const roomyColumnHeader = style({
  position: 'absolute',
  bottom: 0,
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  width: cellWidth,
  height: '100%',
  padding: measure.space.xsmall,
});

globalStyle(`${roomyColumnHeader} :is(svg, [data-count])`, { display: 'none' });
globalStyle(`${roomyColumnHeader} [data-label]`, {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  textAlign: 'center',
});

export const rowHeader = style({
  position: 'sticky',
  left: 0,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  paddingInlineEnd: headingPadding,
  width: headerWidth,
  height: '100%',
  background: color.surface.canvas,
});

export const body = style({ position: 'relative' });

export const row = style({ position: 'absolute', left: 0, right: 0, height: cellHeight });

export const cells = style({
  position: 'absolute',
  top: 0,
  left: headerWidth,
  boxShadow: `inset 0 0 0 1px ${color.line.hairline}`,
  pointerEvents: 'none',
});

export const tiles = style({ position: 'absolute', top: 0, left: headerWidth, pointerEvents: 'none' });

const lineDistance = `calc(5 * ${cellWidth})`;

export const lines = style({
  position: 'absolute',
  inset: 0,
  backgroundImage: `linear-gradient(to right, ${color.line.hairline} 1px, transparent 1px), linear-gradient(${color.line.hairline} 1px, transparent 1px)`,
  backgroundSize: `${lineDistance} ${lineDistance}`,
});

/** Px from the edge to the end of the current cell, where the crosshair fades. */
export const reachName = '--grid-reach';

const reach = `var(${reachName})`;

export const rowBand = style({
  position: 'absolute',
  height: cellHeight,
  left: 0,
  right: 0,
  background: `linear-gradient(to right, ${color.matrix.crosshair} ${reach}, ${color.matrix.crosshairBeyond} ${reach})`,
});

export const columnBand = style({
  position: 'absolute',
  width: cellWidth,
  top: 0,
  bottom: 0,
  background: `linear-gradient(${color.matrix.crosshair} ${reach}, ${color.matrix.crosshairBeyond} ${reach})`,
});

export const groupBand = style({
  position: 'absolute',
  background: color.surface.raised,
  '@media': { [media.forcedColours]: { border: '1px solid GrayText' } },
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
    // The veil of a forced background would hide the marks under it.
    '@media': { [media.forcedColours]: { forcedColorAdjust: 'none', border: '2px dashed Highlight' } },
  },
});

/** A block of cells. A layer for each of thousands of positioned cells would be slow. */
export const block = style({
  position: 'absolute',
  top: 0,
  display: 'flex',
  width: `calc(${blockSize} * ${cellWidth})`,
  height: cellHeight,
  contain: 'layout size style',
});

export const cell = style({
  width: cellWidth,
  borderRadius: measure.radius.cell,
  outline: 'none',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { boxShadow: `0 0 0 2px ${color.focus}` } },
});

export const below = style({
  position: 'sticky',
  left: 0,
  width: 'fit-content',
  maxWidth: '100%',
  padding: `${measure.space.gutter} 0`,
});

/** Filled part of the bar after a row. */
export const shareName = '--grid-share';

export const total = style([
  type.hint,
  tabular,
  {
    position: 'absolute',
    top: 0,
    display: 'flex',
    alignItems: 'center',
    height: '100%',
    paddingInlineStart: measure.space.gutter,
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
  },
]);

export const ofRow = style({ minWidth: 60, color: color.text.tertiary });
export const noneOfRow = style([ofRow, { color: color.tone.error.text }]);

export const totalBar = style({
  width: 64,
  height: 4,
  borderRadius: 2,
  background: `linear-gradient(to right, ${color.text.tertiary} var(${shareName}), ${color.surface.active} var(${shareName}))`,
});
