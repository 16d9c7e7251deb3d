import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { kind, size } from '../Button/Button.css.ts';
import { color } from '../theme/contract.css.ts';
import { measure, media } from '../theme/measures.css.ts';
import { type } from '../theme/type.css.ts';

export const panel = style({
  minWidth: 0,
  border: `1px solid ${color.line.hairline}`,
  borderRadius: measure.radius.panel,
  background: color.surface.panel,
  overflow: 'hidden',
  // On phones the heading is above the box, so that rows have the whole width.
  '@media': { [media.phone]: { border: 0, borderRadius: 0, background: 'none', overflow: 'visible' } },
});

export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: measure.space.medium,
  minHeight: measure.space.giant,
  padding: `${measure.space.medium} ${measure.space.gutter}`,
  borderBottom: `1px solid ${color.line.hairline}`,
  '@media': { [media.phone]: { minHeight: 0, padding: `0 0 ${measure.space.medium}`, borderBottom: 0 } },
});

export const count = style([type.body, { color: color.text.tertiary, fontVariantNumeric: 'tabular-nums' }]);
export const note = style([type.body, { color: color.text.secondary }]);
export const action = style({ marginInlineStart: 'auto' });

// The text of a ghost button ends at the edge of the content, not its invisible box.
globalStyle(
  `${action}:is(:has(> ${kind.ghost}${size.small}), :has(> * > ${kind.ghost}${size.small}:last-child))`,
  {
    marginInlineEnd: `calc(-1 * ${measure.space.medium})`,
  },
);

const boxOnPhone = style({
  '@media': {
    [media.phone]: {
      border: `1px solid ${color.line.hairline}`,
      borderRadius: measure.radius.panel,
      background: color.surface.panel,
      overflow: 'hidden',
    },
  },
});

export const body = styleVariants({
  none: [boxOnPhone],
  normal: [boxOnPhone, { padding: measure.space.gutter }],
  /** For lists whose rows have their own height. */
  rows: [boxOnPhone, { padding: `${measure.space.xsmall} ${measure.space.gutter}` }],
});

// Rows of a table begin and end where the heading does.
globalStyle(`${body.none} > table`, {
  vars: { [measure.space.page]: measure.space.gutter, [color.surface.canvas]: color.surface.panel },
});

// The panel already draws the last line.
globalStyle(`${body.none} > table:last-of-type > tbody > tr:last-child > *`, { boxShadow: 'none' });

/** No box on phones either: rows extend to the edges of the page. */
export const bareOnPhone = style({});

globalStyle(`${bareOnPhone} > ${boxOnPhone}`, {
  '@media': {
    [media.phone]: { paddingInline: 0, border: 0, borderRadius: 0, background: 'none', overflow: 'visible' },
  },
});
