import { style } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { measure, media } from '../../../components/theme/measures.css.ts';

export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: measure.space.medium,
  minWidth: 0,
});

/** One line in a table; phones have room for more. Wide enough for the focus ring of the link. */
export const nameText = style({
  minWidth: 0,
  padding: measure.space.xsmall,
  margin: `calc(-1 * ${measure.space.xsmall})`,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});

const flag = style({ display: 'flex', alignItems: 'center', gap: measure.space.small });

export const admin = style([flag, { color: color.text.primary }]);

export const notAdmin = style([flag, { color: color.text.tertiary }]);

export const shield = style({ display: 'flex', color: color.accent.text });

/** One line that does not run into the next column; wide enough for the focus rings of its links. */
export const networks = style({
  display: 'flex',
  alignItems: 'center',
  gap: measure.space.small,
  minWidth: 0,
  padding: measure.space.xsmall,
  margin: `calc(-1 * ${measure.space.xsmall})`,
  overflow: 'hidden',
  '@media': { [media.phone]: { flexWrap: 'wrap', gap: measure.space.medium } },
});

export const card = style({ display: 'flex', flexDirection: 'column', gap: measure.space.small });

export const cardLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: measure.space.medium,
  minHeight: measure.space.page,
});

export const cardName = style({ flex: 1, minWidth: 0, fontSize: 15 });

/** As large as a finger, without making its line higher. */
export const cardAction = style({ margin: `-10px calc(-1 * ${measure.space.xlarge}) -10px 0` });

export const cardFacts = style({ display: 'flex', gap: measure.space.medium });

export const cardLabel = style({ color: color.text.tertiary });
