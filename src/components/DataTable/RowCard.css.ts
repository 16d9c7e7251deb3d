import { globalStyle, style } from '@vanilla-extract/css';
import { button as copyButton } from '../CopyButton/CopyButton.css.ts';
import { color } from '../theme/contract.css.ts';
import { measure, media } from '../theme/measures.css.ts';

export const card = style({ display: 'flex', flexDirection: 'column', gap: measure.space.xsmall });

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: measure.space.medium,
  minHeight: measure.space.page,
});

export const name = style({ flex: 1, minWidth: 0, fontSize: 15 });

// A target as large as a finger doesn't make the first line higher, with which the checkbox is level.
globalStyle(`${name} ${copyButton}`, { '@media': { [media.touch]: { marginBlock: -10 } } });

export const actions = style({
  display: 'flex',
  margin: `-10px calc(-1 * ${measure.space.xlarge}) -10px 0`,
});

export const facts = style({ color: color.text.tertiary, overflowWrap: 'anywhere' });
