import { style } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { measure, media } from '../../../components/theme/measures.css.ts';
import { type } from '../../../components/theme/type.css.ts';

/** On phones the sentence stands below its switch. */
export const row = style([
  type.body,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 7fr) auto',
    gridTemplateAreas: '"label meaning state"',
    alignItems: 'center',
    gap: `0 ${measure.space.medium}`,
    minHeight: 40,
    paddingBlock: measure.space.xsmall,
    selectors: { '& + &': { borderTop: `1px solid ${color.line.hairline}` } },
    '@media': {
      [media.phone]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gridTemplateAreas: '"label state" "meaning meaning"',
        paddingBlock: measure.space.medium,
      },
    },
  },
]);

export const label = style({
  gridArea: 'label',
  display: 'flex',
  alignItems: 'center',
  gap: measure.space.large,
  color: color.text.primary,
});

const glyph = style({ display: 'flex', flexShrink: 0 });

export const on = style([glyph, { color: color.tone.healthy.glyph }]);
export const off = style([glyph, { color: color.text.tertiary }]);

export const meaning = style([type.hint, { gridArea: 'meaning', color: color.text.tertiary }]);

export const state = style({ gridArea: 'state', color: color.text.primary });
export const offState = style({ gridArea: 'state', color: color.text.tertiary });
