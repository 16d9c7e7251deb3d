import { style } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { measure, media } from '../../../components/theme/measures.css.ts';
import { tabular, type } from '../../../components/theme/type.css.ts';

export const bar = style({
  position: 'sticky',
  bottom: 0,
  zIndex: measure.layer.bar,
  display: 'flex',
  alignItems: 'center',
  gap: measure.space.gutter,
  flexShrink: 0,
  minHeight: measure.size.changeBar,
  marginTop: 'auto',
  padding: `${measure.space.medium} ${measure.space.page}`,
  borderTop: `1px solid ${color.line.control}`,
  background: color.surface.raised,
  '@media': {
    [media.phone]: {
      flexDirection: 'column',
      alignItems: 'stretch',
      gap: measure.space.medium,
      padding: `${measure.space.medium} ${measure.space.gutter}`,
    },
  },
});

export const status = style({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${measure.space.xxsmall} ${measure.space.large}`,
  minWidth: 0,
  color: color.text.secondary,
});

export const count = style([type.strong, tabular, { color: color.text.primary }]);

export const none = style({ color: color.text.tertiary });

/** What is to be noticed before submitting. */
export const loss = style([
  type.strong,
  { display: 'flex', alignItems: 'center', gap: measure.space.small, color: color.tone.warning.text },
]);

export const done = style({ display: 'flex', color: color.tone.healthy.text });

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: measure.space.medium,
  flexShrink: 0,
});
