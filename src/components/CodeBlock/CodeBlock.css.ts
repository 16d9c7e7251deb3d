import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure, media } from '../theme/measures.css.ts';
import { type } from '../theme/type.css.ts';

export const block = style({
  display: 'flex',
  flexDirection: 'column',
  gap: measure.space.small,
  minWidth: 0,
});

const sunken = style({
  display: 'flex',
  minWidth: 0,
  background: color.surface.sunken,
  border: `1px solid ${color.line.hairline}`,
  borderRadius: measure.radius.control,
});

export const box = style([
  sunken,
  {
    alignItems: 'flex-start',
    gap: measure.space.gutter,
    padding: measure.space.xlarge,
    // The text takes the whole width.
    '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'stretch', gap: measure.space.small } },
  },
]);

export const oneLine = style([
  sunken,
  {
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: measure.space.medium,
    padding: `${measure.space.xsmall} ${measure.space.xsmall} ${measure.space.xsmall} ${measure.space.large}`,
  },
]);

const words = style([type.mono, { minWidth: 0, color: color.text.primary }]);

/** Tokens have no spaces to wrap at. */
export const lines = style([words, { flex: 1, overflowWrap: 'anywhere' }]);

export const cut = style([words, { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }]);

export const prompt = style({ color: color.text.tertiary, userSelect: 'none' });

export const refusal = style({ color: color.tone.warning.text });

export const copyTextButtonWords = style({ display: 'inline-grid' });

export const word = style({
  gridArea: '1 / 1',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: measure.space.small,
});

export const copied = style([word, { color: color.tone.healthy.text }]);

export const gone = style([word, { visibility: 'hidden' }]);
