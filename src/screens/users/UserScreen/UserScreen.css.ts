import { globalStyle, style } from '@vanilla-extract/css';
import { page } from '../../../components/Layout/Layout.css.ts';
import { color } from '../../../components/theme/contract.css.ts';
import { measure } from '../../../components/theme/measures.css.ts';

/** At least as high as the window, so that the change bar is at the bottom. */
export const screen = style({ flex: 1, display: 'flex', flexDirection: 'column', minWidth: 0 });

/** Joins the pages above the form without gaps. */
export const top = style({});

globalStyle(`${top} > ${page}`, { paddingBottom: 0 });
globalStyle(`${top} > ${page} + ${page}`, { paddingTop: measure.space.gutter });

/** Same spacing as between the sections of a form. */
export const next = style({
  paddingTop: measure.space.section,
  borderTop: `1px solid ${color.line.hairline}`,
});

export const title = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: measure.space.large,
});
