import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure, media } from '../theme/measures.css.ts';
import * as pageFrame from './pageFrame.css.ts';

/** At least as high as the window, so that the footer is at its bottom. */
export const page = style({ flex: 1, display: 'flex', flexDirection: 'column', minWidth: 0 });

export const header = style([pageFrame.header]);

export const split = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) clamp(344px, 28vw, 400px)',
  '@media': { [media.belowPanels]: { display: 'flex' }, [media.print]: { display: 'flex' } },
});

export const tabs = style({ marginTop: measure.space.xlarge });

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
    // Filters alone are one line, as are the states above them.
    [media.onlyPhone]: {
      selectors: {
        '&:not(:has([type=search]))': { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none' },
      },
    },
    [media.print]: { display: 'none' },
  },
});

globalStyle(`${toolbar}:not(:has([type=search])) > *`, {
  '@media': { [media.onlyPhone]: { flexShrink: 0 } },
});

export const content = style({ flex: '1 0 auto', minWidth: 0 });
