import { style } from '@vanilla-extract/css';
import * as pageFrame from '../../../components/ListPage/pageFrame.css.ts';
import { color } from '../../../components/theme/contract.css.ts';
import { measure, media } from '../../../components/theme/measures.css.ts';

/** As high as the window at least, so that the footer stands at its bottom. */
export const screen = style({ flex: 1, display: 'flex', flexDirection: 'column', minWidth: 0 });

export const content = style({ flex: '1 0 auto', minWidth: 0 });

export const header = style([pageFrame.header]);

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: measure.space.medium,
  padding: `${measure.space.gutter} ${measure.space.page} ${measure.space.xlarge}`,
  '@media': {
    [media.phone]: {
      padding: `${measure.space.large} ${measure.space.gutter}`,
      borderBottom: `1px solid ${color.line.hairline}`,
    },
  },
});

export const phoneSearch = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: measure.space.medium,
});
