import { style, styleVariants } from '@vanilla-extract/css';
import { box } from '../Field/Field.css.ts';
import { color } from '../theme/contract.css.ts';
import { measure, media } from '../theme/measures.css.ts';
import { type } from '../theme/type.css.ts';

const trigger = style({
  textAlign: 'left',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-focus-visible], &:focus-visible, &[aria-expanded=true]': {
      borderColor: color.focus,
      boxShadow: `0 0 0 1px ${color.focus}`,
    },
  },
});

export const kind = styleVariants({
  field: [box.form, trigger],
  toolbar: [
    box.toolbar,
    trigger,
    type.strong,
    {
      width: 'fit-content',
      maxWidth: 240,
      borderColor: color.line.control,
      background: color.surface.control,
      '@media': { [media.hover]: { ':hover': { background: color.surface.controlHover } } },
    },
  ],
});

export const icon = style({ color: color.text.tertiary });

export const value = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  paddingRight: measure.space.xsmall,
  selectors: { '&[data-placeholder]': { color: color.text.tertiary } },
});
