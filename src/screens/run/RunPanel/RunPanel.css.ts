import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { measure, media } from '../../../components/theme/measures.css.ts';
import { type } from '../../../components/theme/type.css.ts';
import { region } from '../../../components/Toast/Toast.css.ts';

export const panel = style({
  flexShrink: 0,
  borderTop: `1px solid ${color.line.control}`,
  background: color.surface.raised,
  '@media': {
    [media.print]: { display: 'none' },
    // At 400% zoom it would otherwise leave no room for the page.
    [media.low]: { maxHeight: '45dvh', overflow: 'auto' },
  },
});

// Toasts are above the buttons.
globalStyle(`body:has(${panel}) ${region}`, {
  '@media': { [media.abovePhone]: { marginBottom: measure.size.changeBar } },
});
// A question about rules is twice as high.
globalStyle(`body:has(${panel} [role='alert']) ${region}`, {
  '@media': { [media.abovePhone]: { marginBottom: `calc(2 * ${measure.size.changeBar})` } },
});

// In a low window they would cover the question and its buttons.
globalStyle(`body:has(${panel}) ${region}`, {
  '@media': { [media.low]: { top: measure.space.gutter, bottom: 'auto', marginBottom: 0 } },
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${measure.space.small} ${measure.space.gutter}`,
  minHeight: measure.size.changeBar,
  padding: `${measure.space.medium} ${measure.space.page}`,
  '@media': { [media.phone]: { paddingInline: measure.space.gutter } },
});

export const words = style({ flex: '1 1 16em', minWidth: 0 });

export const title = style([type.strong, { overflowWrap: 'anywhere' }]);

export const progress = style({
  flex: '1 1 8em',
  minWidth: 0,
  '@media': { [media.phone]: { flexBasis: '100%' } },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: measure.space.medium,
});

export const list = style({
  maxHeight: '36vh',
  overflow: 'auto',
  listStyle: 'none',
  borderTop: `1px solid ${color.line.hairline}`,
});

export const item = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: measure.space.medium,
  padding: `${measure.space.small} ${measure.space.page}`,
  selectors: { '& + &': { borderTop: `1px solid ${color.line.hairline}` } },
  '@media': { [media.phone]: { paddingInline: measure.space.gutter } },
});

export const name = style({ flex: '0 0 40%', overflowWrap: 'anywhere', fontWeight: 500 });

/** Wraps also the names of tables and addresses in errors of the server. */
export const text = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
