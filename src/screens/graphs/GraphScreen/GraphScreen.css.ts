import { style } from '@vanilla-extract/css';
import * as pageFrame from '../../../components/ListPage/pageFrame.css.ts';
import { color } from '../../../components/theme/contract.css.ts';
import { measure, media } from '../../../components/theme/measures.css.ts';
import { type } from '../../../components/theme/type.css.ts';
import { toastsAtLeft } from '../../../components/Toast/Toast.css.ts';

/** As high as the window. On phones, the list scrolls with the page. */
export const screen = style([pageFrame.windowHigh]);

export const header = style({
  display: 'flex',
  flexDirection: 'column',
  gap: measure.space.gutter,
  padding: `${measure.space.section} ${measure.space.page} ${measure.space.gutter}`,
  borderBottom: `1px solid ${color.line.hairline}`,
  '@media': {
    [media.low]: { paddingBlock: measure.space.medium },
    [media.phone]: { padding: measure.space.gutter },
  },
});

export const notices = style({
  display: 'flex',
  flexDirection: 'column',
  gap: measure.space.medium,
  padding: `${measure.space.large} ${measure.space.page}`,
  borderBottom: `1px solid ${color.line.hairline}`,
  '@media': { [media.phone]: { paddingInline: measure.space.gutter } },
});

export const note = style([
  type.hint,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${measure.space.small} ${measure.space.xlarge}`,
    padding: `${measure.space.small} ${measure.space.page}`,
    minHeight: measure.size.rowHeader,
    // Otherwise it would shrink to this height, with its buttons under the drawing.
    flexShrink: 0,
    borderBottom: `1px solid ${color.line.hairline}`,
    color: color.text.secondary,
    '@media': {
      [media.low]: { paddingBlock: measure.space.xsmall },
      [media.phone]: { padding: `${measure.space.medium} ${measure.space.gutter}` },
    },
  },
]);

/** Hidden in low windows, where the drawing needs the room. */
export const meaning = style({ '@media': { [media.low]: { display: 'none' } } });

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: measure.space.medium,
  '@media': {
    [media.phone]: {
      flexWrap: 'nowrap',
      maxWidth: '100%',
      overflowX: 'auto',
    },
  },
});

export const pathsTo = style({
  padding: measure.space.gutter,
  borderBottom: `1px solid ${color.line.hairline}`,
});

export const area = style({
  flex: '1 1 0',
  display: 'flex',
  minHeight: 420,
  background: color.surface.canvas,
  '@media': { [media.phone]: { minHeight: 0 } },
});

export const fullScreen = style([area, { position: 'fixed', inset: 0, zIndex: measure.layer.bar }]);

export const main = style({ position: 'relative', flex: 1, minWidth: 0 });

export const scrolling = style([main, { overflow: 'auto' }]);

export const tableTools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: measure.space.medium,
  padding: `${measure.space.xlarge} ${measure.space.page}`,
  '@media': { [media.phone]: { padding: `${measure.space.large} ${measure.space.gutter}` } },
});

/** On phones, the search shares its line with a button. The facts of a layer are below. */
export const find = style({ flex: '1 1 0', minWidth: 0 });
export const fact = style({ flexBasis: '100%' });

export const waiting = style({ display: 'grid', placeItems: 'center', height: '100%' });

export const panel = style([
  toastsAtLeft,
  {
    width: 328,
    flexShrink: 0,
    overflow: 'auto',
    borderInlineStart: `1px solid ${color.line.hairline}`,
    background: color.surface.panel,
  },
]);

export const inDrawer = style({ margin: `calc(-1 * ${measure.space.gutter})` });

export const skeleton = style({
  display: 'grid',
  placeItems: 'center',
  width: 'min(90%, 420px, 50vh)',
  aspectRatio: '1',
  border: `1px dashed ${color.line.strong}`,
  borderRadius: '50%',
  background: color.surface.panel,
});
