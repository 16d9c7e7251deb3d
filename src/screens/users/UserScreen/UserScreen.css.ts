import { globalStyle, style } from '@vanilla-extract/css';
import { page } from '../../../components/Layout/Layout.css.ts';
import { color } from '../../../components/theme/contract.css.ts';
import { measure } from '../../../components/theme/measures.css.ts';

/** As high as the window at least, so that the bar stands at its bottom. */
export const screen = style({ flex: 1, display: 'flex', flexDirection: 'column', minWidth: 0 });

/** Pages that read as one, the first as wide as the window: the form below goes on where this ends. */
export const top = style({});

globalStyle(`${top} > ${page}`, { paddingBottom: 0 });
globalStyle(`${top} > ${page} + ${page}`, { paddingTop: measure.space.gutter });

/** As between the sections of one form. */
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
