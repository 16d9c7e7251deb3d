import { globalStyle, style } from '@vanilla-extract/css';
import * as button from '../Button/Button.css.ts';
import { iconButton, outlined } from '../IconButton/IconButton.css.ts';
import { color } from '../theme/contract.css.ts';
import { measure, media } from '../theme/measures.css.ts';
import { type } from '../theme/type.css.ts';

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${measure.space.medium} ${measure.space.xlarge}`,
  minHeight: measure.space.huge,
  '@media': { [media.phone]: { minHeight: 0 } },
});

export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${measure.space.xsmall} ${measure.space.large}`,
  flex: '1 1 auto',
  minWidth: 0,
  '@media': {
    [media.phone]: {
      alignItems: 'center',
      // An empty heading would push the buttons aside.
      selectors: { '&:has(> h1:only-child)': { display: 'contents' } },
    },
  },
});

/** On phones the top bar shows the title, so this one is only for screen readers. */
export const title = style([
  type.title,
  {
    overflowWrap: 'anywhere',
    '@media': {
      [media.phone]: {
        position: 'absolute',
        width: 1,
        height: 1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  },
]);

export const count = style([type.title, { fontWeight: 400, color: color.text.tertiary }]);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: measure.space.medium,
  // The same height with and without a note.
  minHeight: measure.space.huge,
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { minHeight: 0, marginInlineStart: 0 }, [media.print]: { display: 'none' } },
});

// The text or icon of a control without a box ends at the edge of the content, not its invisible box.
globalStyle(`${actions} > ${button.kind.ghost}${button.size.default}:last-child`, {
  '@media': { [media.abovePhone]: { marginInlineEnd: `calc(-1 * ${measure.space.xlarge})` } },
});
globalStyle(`${actions} > ${iconButton}:not(${outlined}):last-child`, {
  '@media': { [media.abovePhone]: { marginInlineEnd: `calc(-1 * ${measure.space.small})` } },
});

// Where buttons need their own line, the main one is still at the right end.
globalStyle(`${actions}:has(> ${button.kind.primary}:last-child)`, {
  '@media': { [media.phone]: { marginInlineStart: 'auto' } },
});

/** Buttons that fill the line on phones, a class for what is in `actions`. */
export const fullLine = style({ '@media': { [media.phone]: { width: '100%' } } });

globalStyle(`${actions}:has(> ${fullLine})`, { '@media': { [media.phone]: { flexBasis: '100%' } } });

export const note = style({ flexBasis: '100%' });
