import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { measure, media } from '../../../components/theme/measures.css.ts';
import { toastsAtLeft } from '../../../components/Toast/Toast.css.ts';

/** As high as the window, so that the line on its left is, too. */
export const aside = style([
  toastsAtLeft,
  {
    borderLeft: `1px solid ${color.line.hairline}`,
    background: color.surface.panel,
    '@media': { [media.belowPanels]: { display: 'none' }, [media.print]: { display: 'none' } },
  },
]);

/** Stays in sight while the list scrolls. */
export const details = style({
  position: 'sticky',
  top: 0,
  maxHeight: `calc(100dvh - ${measure.size.topBar})`,
  overflow: 'auto',
});

// A drawer has its own padding.
globalStyle(`${details} > *`, { paddingInline: measure.space.section });

export const part = style({
  display: 'flex',
  flexDirection: 'column',
  gap: measure.space.medium,
  paddingBlock: measure.space.gutter,
  selectors: { '& + &': { borderTop: `1px solid ${color.line.hairline}` } },
});

export const newLine = style({
  position: 'sticky',
  top: 0,
  // Over the table’s header, which sticks to the same place.
  zIndex: `calc(${measure.layer.sticky} + 1)`,
  display: 'flex',
  justifyContent: 'center',
  height: 0,
});

export const tools = style({ display: 'flex', gap: measure.space.medium, marginLeft: 'auto' });

/** The glyph is centred on the first line. */
export const sentence = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: measure.space.xlarge,
  paddingBlock: measure.space.medium,
});

// In a card, the first line is level with the checkbox.
globalStyle(`li ${sentence}`, { marginTop: `calc(-1 * ${measure.space.medium})` });

/** The whole cell is the target. */
export const found = style({
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  color: color.text.secondary,
  textDecoration: 'none',
  borderRadius: measure.radius.tag,
  '::after': { content: '', position: 'absolute', inset: 0 },
});

globalStyle(`${found} > strong`, { color: color.text.primary, fontWeight: 500 });

export const gone = style([found, { textDecoration: 'line-through' }]);

export const checks = style({ display: 'flex', flexDirection: 'column' });

export const check = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: measure.space.section,
  paddingBlock: measure.space.medium,
  selectors: { '& + &': { borderTop: `1px solid ${color.line.hairline}` } },
});

export const cardFoot = style({ paddingLeft: measure.space.page });
