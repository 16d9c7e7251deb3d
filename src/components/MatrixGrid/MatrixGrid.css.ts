import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure } from '../theme/measures.css.ts';
import * as frame from './gridFrame.css.ts';
import { cellSize } from './marks.ts';

export const columnHeader = style([
  frame.columnHeader,
  { width: cellSize, paddingInline: measure.space.medium },
]);

export const rowHeader = style([frame.rowHeader, { paddingInline: measure.space.medium }]);

export const row = style([frame.row, { height: cellSize }]);

export const cells = style([frame.cells, { overflow: 'hidden' }]);

/** A line every four cells. */
const lineDistance = 4 * cellSize;

export const lines = style([frame.lines, { backgroundSize: `${lineDistance}px ${lineDistance}px` }]);

export const outline = style({
  position: 'absolute',
  width: cellSize + 2,
  height: cellSize + 2,
  margin: -1,
  border: `1.8px solid ${color.text.primary}`,
  borderRadius: measure.radius.tag,
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
