import { style } from '@vanilla-extract/css';
import { input as fieldInput } from '../Field/Field.css.ts';
import { color } from '../theme/contract.css.ts';
import { tabular } from '../theme/type.css.ts';

export const input = style([
  fieldInput,
  tabular,
  {
    appearance: 'none',
    selectors: {
      '&::-webkit-calendar-picker-indicator': { margin: 0, opacity: 0.6, cursor: 'pointer' },
      '&::-webkit-calendar-picker-indicator:hover': { opacity: 1 },
      '&:read-only::-webkit-calendar-picker-indicator': { display: 'none' },
      // A part that has not been typed yet.
      '&::-webkit-datetime-edit-text': { color: color.text.tertiary },
    },
  },
]);
