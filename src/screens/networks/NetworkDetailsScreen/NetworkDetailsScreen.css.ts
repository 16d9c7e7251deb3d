import { style } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { measure, media } from '../../../components/theme/measures.css.ts';
import { type, tabular } from '../../../components/theme/type.css.ts';

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

/** As wide as “Off”, so that the columns of all rows align. */
const onOrOff = style({ gridArea: 'state', minWidth: measure.space.page, textAlign: 'end' });

export const state = style([onOrOff, { color: color.text.primary }]);
export const offState = style([onOrOff, { color: color.text.tertiary }]);

export const shareName = '--range-share';

export const use = style([
  type.hint,
  tabular,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: measure.space.small,
    marginInlineStart: 'auto',
    color: color.text.tertiary,
    '@media': { [media.phone]: { marginInlineStart: 0 } },
  },
]);

export const track = style({
  width: 96,
  height: 4,
  borderRadius: 2,
  background: color.surface.active,
  overflow: 'hidden',
  '@media': { [media.phone]: { display: 'none' } },
});

/** Keeps a single used address visible. */
export const part = style({
  display: 'block',
  width: `calc(var(${shareName}) * 100%)`,
  minWidth: 2,
  height: '100%',
  background: color.accent.solid,
});
