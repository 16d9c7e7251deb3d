import { style } from '@vanilla-extract/css';
import * as pageFrame from '../../../components/ListPage/pageFrame.css.ts';
import { color } from '../../../components/theme/contract.css.ts';
import { type } from '../../../components/theme/type.css.ts';
import { measure, media } from '../../../components/theme/measures.css.ts';

/** At least as high as the window, so that the footer is at its bottom. */
export const screen = style({ flex: 1, display: 'flex', flexDirection: 'column', minWidth: 0 });

export const content = style({ flex: '1 0 auto', minWidth: 0 });

export const header = style([pageFrame.header]);

export const facets = style({ marginTop: measure.space.xlarge });

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: measure.space.medium,
  padding: `${measure.space.xlarge} ${measure.space.page}`,
  '@media': {
    [media.phone]: {
      padding: `${measure.space.large} ${measure.space.gutter}`,
      borderBottom: `1px solid ${color.line.hairline}`,
    },
  },
});

export const sum = style({
  marginInlineStart: 'auto',
  color: color.text.secondary,
  '@media': { [media.phone]: { marginInlineStart: 0 } },
});

export const between = style([type.strong, { color: color.text.primary }]);

export const card = style({ display: 'flex', flexDirection: 'column', gap: measure.space.xsmall });

export const cardLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: measure.space.medium,
  minHeight: measure.space.page,
});

export const cardName = style({ flex: 1, minWidth: 0, fontSize: 15, overflowWrap: 'anywhere' });

export const cardFacts = style({ color: color.text.tertiary, overflowWrap: 'anywhere' });
