import { style } from '@vanilla-extract/css';
import * as pageFrame from '../../components/ListPage/pageFrame.css.ts';
import { color } from '../../components/theme/contract.css.ts';
import { measure, media } from '../../components/theme/measures.css.ts';
import { toastsAtLeft } from '../../components/Toast/Toast.css.ts';

/** As high as the window, because the matrix scrolls in both directions. The list on phones scrolls with the page. */
export const screen = style([pageFrame.windowHigh]);

export const header = style([pageFrame.header]);

export const ruledHeader = style([
  header,
  { paddingBottom: measure.space.gutter, borderBottom: `1px solid ${color.line.hairline}` },
]);

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: measure.space.medium,
  padding: `${measure.space.xlarge} ${measure.space.page}`,
  borderBottom: `1px solid ${color.line.hairline}`,
  '@media': { [media.phone]: { padding: `${measure.space.large} ${measure.space.gutter}` } },
});

export const legend = style({
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { display: 'none' } },
});

export const area = style({ flex: '1 1 0', display: 'flex', minHeight: 320 });

export const matrix = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  padding: `${measure.space.medium} 0 0 ${measure.space.page}`,
});

/**
 * Narrow windows show it as a drawer. Isolated, because positioned descendants would otherwise get compositing layers
 * between those of the matrix, which slows down scrolling.
 */
export const panel = style([
  toastsAtLeft,
  {
    isolation: 'isolate',
    // The buttons of a row fit on one line if the window is wide.
    width: 'clamp(320px, 25vw, 360px)',
    flexShrink: 0,
    overflow: 'auto',
    borderInlineStart: `1px solid ${color.line.hairline}`,
    background: color.surface.panel,
    '@media': { [media.belowPanels]: { display: 'none' } },
  },
]);

export const skeleton = style({ padding: measure.space.page });
