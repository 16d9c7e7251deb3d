import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { iconButton } from '../IconButton/IconButton.css.ts';
import { measure, media } from '../theme/measures.css.ts';
import { tabular, type } from '../theme/type.css.ts';

const edge = {
  selectors: {
    '&:first-child': { paddingLeft: measure.space.page },
    '&:last-child': { paddingRight: measure.space.page },
  },
  '@media': {
    [media.phone]: {
      selectors: {
        '&:first-child': { paddingLeft: measure.space.gutter },
        '&:last-child': { paddingRight: measure.space.gutter },
      },
    },
  },
};

/** Columns keep their width while rows change. Separate borders, so that the header's border scrolls with it. */
export const table = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  // On paper, columns are as wide as their content.
  '@media': { [media.print]: { tableLayout: 'auto', minWidth: '0 !important' } },
});

export const headerCell = style([
  type.label,
  {
    position: 'sticky',
    top: 0,
    zIndex: measure.layer.sticky,
    height: measure.size.rowHeader,
    padding: `0 ${measure.space.gutter} 0 0`,
    borderBottom: `1px solid ${color.line.hairline}`,
    background: color.surface.canvas,
    color: color.text.tertiary,
    textAlign: 'left',
    whiteSpace: 'nowrap',
    '@media': { [media.print]: { position: 'static' } },
  },
  edge,
]);

// Focused elements scroll clear of the header.
globalStyle(`:is(html, main):has(${headerCell})`, { scrollPaddingTop: measure.size.rowHeader });

/**
 * Comes into sight clear of the sticky header and page bar. Its ring lies inside: outside, the edges would clip it. What
 * changes in one row, such as an age, does not make the browser paint the others again.
 */
export const row = style({
  isolation: 'isolate',
  outline: 'none',
  scrollMarginTop: measure.size.rowHeader,
  scrollMarginBottom: measure.size.footer,
  selectors: {
    '&[data-tone=pending]': { background: color.surface.rowPending },
    '&[data-tone=group]': { background: color.surface.panel },
    '&:hover': { background: color.surface.hover },
    '&[data-selected], &[data-new], &[data-tone=current]': { background: color.surface.selected },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

/** The line is a shadow, because a border would cut the bar of a selected row. */
const line = `inset 0 -1px 0 ${color.line.hairline}`;

export const cell = style([
  {
    padding: `0 ${measure.space.gutter} 0 0`,
    boxShadow: line,
    overflow: 'hidden',
    textAlign: 'left',
    textOverflow: 'ellipsis',
    overflowWrap: 'break-word',
    fontWeight: 400,
    verticalAlign: 'middle',
    // Shadows do not print as a single line.
    '@media': { [media.print]: { boxShadow: 'none', borderBottom: `1px solid ${color.line.hairline}` } },
    // Focus rings inside extend beyond it.
    overflowClipMargin: 4,
    selectors: {
      [`${row}:is([data-selected], [data-new], [data-tone=current]) > &:first-child`]: {
        boxShadow: `inset 2px 0 0 ${color.accent.solid}, ${line}`,
      },
    },
  },
  edge,
]);

/** Wraps a long name, so that it is never cut. Its lines don't touch the edges of the row. */
export const rowHeader = style({
  paddingBlock: measure.space.xsmall,
  overflowWrap: 'anywhere',
  '@media': { [media.print]: { overflowWrap: 'break-word' } },
});

export const numeric = style([tabular, { textAlign: 'right' }]);

// Figures end close to the next column, whose texts begin there.
globalStyle(`${numeric} + :is(td, th):not(${numeric})`, { paddingLeft: measure.space.medium });

/** Widths for a long, an ordinary and a short button with an icon, for two icons and for one icon. */
export const actionsWidth = {
  wide: '224px',
  normal: '168px',
  medium: '148px',
  small: '104px',
  single: '60px',
} as const;

/** Checkbox and its distance from the name. */
export const selectionWidth = '56px';

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: measure.space.xsmall,
  '@media': { [media.print]: { display: 'none' } },
});

export const height = styleVariants({
  normal: { height: measure.size.row },
  compact: { height: measure.size.rowCompact },
});

// The icon ends at the edge of the content, not its invisible box.
globalStyle(`${actions}:has(> ${iconButton}, > * > ${iconButton})`, {
  marginInlineEnd: `calc(-1 * ${measure.space.small})`,
});

/** Focused for a moment, so that Tab continues after the rows. */
export const waypoint = style({ outline: 'none' });

/** Text alignment does not move a bar, which is a block. */
export const atEnd = style({ display: 'flex', justifyContent: 'flex-end' });

export const button = style({
  display: 'inline-flex',
  verticalAlign: 'middle',
  alignItems: 'center',
  gap: measure.space.small,
  maxWidth: '100%',
  padding: 0,
  border: 0,
  borderRadius: measure.radius.tag,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  letterSpacing: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { color: color.text.secondary },
    '&[data-sorted]': { color: color.text.primary },
  },
  '@media': { [media.touch]: { minHeight: measure.size.touch } },
});

/** Before the name of a right-aligned column, so that the name ends where the figures end. */
export const reversed = style({ flexDirection: 'row-reverse' });

/** Visible while the column is sorted, hovered or focused. */
export const arrow = style({
  display: 'inline-flex',
  selectors: {
    [`${button}:not([data-sorted]) > &`]: { opacity: 0 },
    [`${button}[data-hovered]:not([data-sorted]) > &, ${button}[data-focus-visible]:not([data-sorted]) > &`]:
      {
        opacity: 0.7,
      },
  },
});
