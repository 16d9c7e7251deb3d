import { style } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { measure } from '../../../components/theme/measures.css.ts';

export const card = style({ display: 'flex', flexDirection: 'column', gap: measure.space.xsmall });

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: measure.space.medium,
  minHeight: measure.space.page,
});

export const name = style({ flex: 1, minWidth: 0, fontSize: 15 });

/** As large as a finger, without making its line higher. */
export const menu = style({ margin: `-10px calc(-1 * ${measure.space.xlarge}) -10px 0` });

export const facts = style({ color: color.text.tertiary });

export const older = style({ color: color.tone.warning.text });

export const buttons = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: measure.space.medium,
  paddingTop: measure.space.small,
});
