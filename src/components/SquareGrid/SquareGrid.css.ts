import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import * as frame from '../MatrixGrid/gridFrame.css.ts';
import { color } from '../theme/contract.css.ts';
import { measure } from '../theme/measures.css.ts';
import { headingPadding } from './squareHeading.ts';
import { blockSize, cellSize } from './squareMarks.ts';

/** Dragging draws rectangles. */
export const grid = style([frame.grid, { userSelect: 'none' }]);

export const columnHeader = style([
  frame.columnHeader,
  { width: cellSize, paddingBlock: 0, paddingInline: headingPadding },
]);

// Its signs stand upright, whatever way the name runs.
globalStyle(`${columnHeader} svg`, { transform: 'rotate(90deg)' });

export const rowHeader = style([frame.rowHeader, { paddingInline: headingPadding }]);

export const row = style([frame.row, { height: cellSize }]);

/** A line every five cells. */
const lineDistance = 5 * cellSize;

export const lines = style([frame.lines, { backgroundSize: `${lineDistance}px ${lineDistance}px` }]);

/** Behind the cells of a group. */
export const groupBand = style({ position: 'absolute', background: color.surface.raised });

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

/** Cells side by side. One that is placed by itself would be a layer by itself, of thousands. */
export const block = style({
  position: 'absolute',
  top: 0,
  display: 'flex',
  width: blockSize * cellSize,
  height: cellSize,
  contain: 'layout size style',
});

export const cell = style({
  width: cellSize,
  borderRadius: measure.radius.cell,
  outline: 'none',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { boxShadow: `0 0 0 2px ${color.focus}` } },
});
