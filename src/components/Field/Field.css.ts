import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure, media } from '../theme/measures.css.ts';
import { type } from '../theme/type.css.ts';

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: measure.space.small,
  minWidth: 0,
});

export const labelRow = style([
  type.label,
  { display: 'flex', alignItems: 'baseline', gap: measure.space.small, color: color.text.primary },
]);

export const aside = style([type.hint, { color: color.text.tertiary }]);

export const changed = style({
  position: 'relative',
  alignSelf: 'center',
  flexShrink: 0,
  width: 6,
  height: 6,
  marginRight: measure.space.xxsmall,
  borderRadius: '50%',
  background: color.accent.solid,
  '@media': { [media.forcedColours]: { forcedColorAdjust: 'none' } },
});

const base = style({
  display: 'flex',
  alignItems: 'center',
  gap: measure.space.medium,
  width: '100%',
  padding: `0 ${measure.space.large}`,
  border: `1px solid ${color.line.field}`,
  borderRadius: measure.radius.control,
  background: color.surface.field,
  color: color.text.primary,
  transition: `border-color ${measure.motion.quick} ${measure.motion.easing}`,
  selectors: {
    '&[data-locked]': {
      borderColor: color.line.hairline,
      background: color.surface.disabled,
      color: color.text.tertiary,
    },
    // A button inside the box has its own ring, so the box shows only the focus of the text.
    '&:has(> [data-text]:focus)': {
      borderColor: color.focus,
      boxShadow: `0 0 0 1px ${color.focus}`,
    },
    '[data-invalid] > &': {
      borderColor: color.tone.error.glyph,
      boxShadow: `0 0 0 1px ${color.tone.error.glyph}`,
    },
    // Invalid and focused: the border shows one, the ring the other.
    '[data-invalid] > &:has(> [data-text][data-focused])': {
      borderColor: color.tone.error.glyph,
      boxShadow: `0 0 0 2px ${color.focus}`,
    },
  },
  '@media': { [media.touch]: { minHeight: measure.size.touch } },
});

/** 32 px high in forms and dialogs, 36 px on the login form, 28 px in a toolbar. */
export const box = styleVariants({
  toolbar: [base, { minHeight: measure.size.control }],
  form: [base, { minHeight: measure.size.controlForm }],
  login: [base, { minHeight: measure.size.controlLogin }],
});

export const input = style({
  flex: 1,
  alignSelf: 'stretch',
  minWidth: 0,
  // Comes into sight with its label.
  scrollMarginTop: measure.space.vast,
  padding: 0,
  border: 'none',
  outline: 'none',
  background: 'none',
  selectors: {
    '&::placeholder': { fontFamily: measure.font.text, color: color.text.tertiary, opacity: 1 },
    // The search field has its own button.
    '&::-webkit-search-cancel-button': { display: 'none' },
    '&[type=datetime-local]': { appearance: 'none', fontVariantNumeric: 'tabular-nums' },
    '&::-webkit-calendar-picker-indicator': { margin: 0, opacity: 0.6, cursor: 'pointer' },
    '&::-webkit-calendar-picker-indicator:hover': { opacity: 1 },
    '&:read-only::-webkit-calendar-picker-indicator': { display: 'none' },
    // A part of a date that is still empty.
    '&::-webkit-datetime-edit-text': { color: color.text.tertiary },
  },
  // Below 16 px, phones zoom in on focus.
  '@media': { [media.coarse]: { fontSize: 16 } },
});

export const lines = style([
  input,
  {
    minHeight: 60,
    // Longer text scrolls, so that label and hint stay near.
    maxHeight: '60vh',
    padding: `${measure.space.small} 0`,
    resize: 'vertical',
    fieldSizing: 'content',
    selectors: { '[data-locked] > &': { resize: 'none' } },
  },
]);

export const adornment = style({
  display: 'flex',
  flexShrink: 0,
  color: color.text.tertiary,
  pointerEvents: 'none',
});

// The lock of several lines is level with the first.
globalStyle(`${lines} ~ ${adornment}`, { alignSelf: 'flex-start', marginTop: measure.space.medium });

const note = style([type.hint, { display: 'flex', gap: measure.space.small, overflowWrap: 'anywhere' }]);

export const hint = style([note, { color: color.text.tertiary }]);

export const error = style([note, { color: color.tone.error.text }]);

export const warning = style([note, { color: color.tone.warning.text }]);

export const warnings = style({ display: 'flex', flexDirection: 'column', gap: measure.space.small });

/** Keeps the icon on the first line of a long text. */
export const noteIcon = style({ display: 'flex', alignItems: 'center', height: 16 });
