import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { measure, media } from '../../../components/theme/measures.css.ts';
import { identifier, tabular, type } from '../../../components/theme/type.css.ts';
import { besideRings, labelGap, lineHeight, rimGap } from './labels.ts';

export const flow = style({ background: color.surface.canvas });

/** Glyphs need some room. */
export const detail = styleVariants({ near: {}, far: {} });

/** Custom property with the scale of names, which keeps their size on screen. */
export const labelScaleName = '--graph-label-scale';
/** Set while the text inside ranges is readable. */
export const plain = style({});

export const layer = style({
  position: 'absolute',
  pointerEvents: 'none',
});

export const item = style({ cursor: 'pointer' });

/** Opaque, so that links don't show through. */
export const faded = style([
  item,
  {
    selectors: { '&[data-group]::before': { display: 'none' } },
    '::before': {
      content: '',
      position: 'absolute',
      inset: 0,
      borderRadius: 13,
      background: color.surface.canvas,
    },
  },
]);

/** Failure impact: rings around affected items, and a cross over the failed node. */
globalStyle(`${item}[data-mark]::after`, {
  content: '',
  position: 'absolute',
  inset: -10,
  borderRadius: 20,
  pointerEvents: 'none',
});
globalStyle(`${item}[data-mark="cutOff"]::after`, { border: `5px double ${color.tone.error.glyph}` });
globalStyle(`${item}[data-mark="losing"]::after`, { border: `2px dashed ${color.tone.warning.glyph}` });
globalStyle(`${item}[data-mark="failed"]::after`, {
  inset: -4,
  borderRadius: 0,
  background: [45, -45]
    .map(
      (angle) =>
        `linear-gradient(${angle}deg, transparent calc(50% - 1.5px), ${color.tone.error.glyph} calc(50% - 1.5px) calc(50% + 1.5px), transparent calc(50% + 1.5px))`,
    )
    .join(', '),
});

globalStyle(`${item} > *`, { transition: `opacity ${measure.motion.quick}` });
globalStyle(`${faded} > *`, { opacity: 0.25 });

const halo = ['1px 1px', '-1px 1px', '1px -1px', '-1px -1px', '0 2px', '0 -2px', '2px 0', '-2px 0']
  .map((offset) => `${offset} 1px ${color.surface.canvas}`)
  .join(', ');

const shown = [
  '&[data-named]',
  '&[data-selected]',
  `${flow} .react-flow__node:is(:hover, :focus-visible) &`,
].join(', ');

const labelScaling = `scale(var(${labelScaleName}, 1))`;
const labelDistance = `100% + ${labelGap}px * var(${labelScaleName}, 1)`;
const rimDistance = `calc(${rimGap}px * var(${labelScaleName}, 1))`;
const asideDistance = `calc(${labelDistance} + ${besideRings}px)`;

export const label = style([
  type.micro,
  identifier,
  {
    position: 'absolute',
    top: `calc(${labelDistance})`,
    left: '50%',
    transform: `translateX(-50%) ${labelScaling}`,
    transformOrigin: 'top center',
    display: 'none',
    // As high as the boxes that keep names apart.
    lineHeight: `${lineHeight}px`,
    fontWeight: 450,
    textAlign: 'center',
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
    color: color.text.secondary,
    textShadow: halo,
    selectors: {
      [shown]: { display: 'block' },
      '&[data-side="up"]': { top: 'auto', bottom: asideDistance, transformOrigin: 'bottom center' },
      '&[data-side="right"]': {
        top: '50%',
        left: asideDistance,
        transform: `translateY(-50%) ${labelScaling}`,
        transformOrigin: 'left center',
        textAlign: 'left',
      },
      '&[data-side="left"]': {
        top: '50%',
        left: 'auto',
        right: asideDistance,
        transform: `translateY(-50%) ${labelScaling}`,
        transformOrigin: 'right center',
        textAlign: 'right',
      },
      '&[data-selected]': { fontWeight: 600, color: color.text.primary, marginTop: 5 },
      // Generated content, because text would be part of the accessible name.
      '&[data-isolation]::after': {
        content: 'attr(data-isolation)',
        display: 'block',
        color: color.tone.error.text,
      },
      '&[data-note]::after': { content: 'attr(data-note)', display: 'block', color: color.text.tertiary },
      // A range has its name inside while it is readable there.
      [`${plain} &[data-inside]`]: { display: 'none' },
    },
  },
]);

export const groupLabel = style([
  label,
  tabular,
  {
    top: '50%',
    transform: `translate(-50%, -50%) ${labelScaling}`,
    transformOrigin: 'center',
    fontSize: 12,
    lineHeight: '14px',
    fontWeight: 600,
    color: color.text.primary,
    selectors: {
      // Inside the rim, where no member is under it.
      '&[data-side="up"]': {
        top: rimDistance,
        bottom: 'auto',
        transform: `translateX(-50%) ${labelScaling}`,
        transformOrigin: 'top center',
      },
      '&[data-side="down"]': {
        top: 'auto',
        bottom: rimDistance,
        transform: `translateX(-50%) ${labelScaling}`,
        transformOrigin: 'bottom center',
      },
      '&[data-side="right"]': {
        top: '50%',
        left: '50%',
        transform: `translate(-50%, -50%) ${labelScaling}`,
        transformOrigin: 'center',
        textAlign: 'center',
      },
      '&[data-side="left"]': {
        top: 'auto',
        right: 'auto',
        bottom: `calc(100% + ${rimDistance})`,
        left: '50%',
        transform: `translateX(-50%) ${labelScaling}`,
        transformOrigin: 'bottom center',
        textAlign: 'center',
      },
      '&[data-selected]': { marginTop: 0 },
    },
  },
]);

export const groupCounts = style({
  display: 'flex',
  justifyContent: 'center',
  gap: measure.space.xsmall,
  fontWeight: 400,
  // Drawn, because the visible text has to be a part of the name, which has the counts in other words.
  '::before': { content: 'attr(data-count)' },
  '@media': { [media.forcedColours]: { color: 'CanvasText' } },
});

export const groupException = style({
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  '::after': { content: 'attr(data-count)' },
});

export const openGroupLabel = style([
  label,
  {
    top: 'auto',
    bottom: 'calc(100% + 2px)',
    transformOrigin: 'bottom center',
    fontWeight: 500,
    color: color.text.primary,
  },
]);

// A ring shows the selection. The highlight of selected text would be a block over the figure and its name.
globalStyle(`${flow}${flow} .react-flow__node, ${flow}${flow} .react-flow__node *`, {
  '@media': {
    [media.forcedColours]: {
      background: 'none !important',
      color: 'CanvasText !important',
      textShadow: 'none',
    },
  },
});
globalStyle(`${flow} .react-flow__node:focus`, { outline: 'none' });
globalStyle(`${flow} .react-flow__node:focus-visible`, {
  outline: `2px solid ${color.focus}`,
  outlineOffset: 9,
  borderRadius: 14,
});
globalStyle(`${detail.far} [data-glyphs]`, { visibility: 'hidden' });
globalStyle(`${flow}:not(${plain}) [data-inside-text]`, { visibility: 'hidden' });
// A plate whose text can’t be read would look broken.
globalStyle(`${flow}:not(${plain}) :has(> [data-inside]) > span:first-child`, {
  transform: 'scale(0.4)',
});
globalStyle(`${flow} .react-flow__node:has(> [data-group])`, { borderRadius: '50%' });

globalStyle(`${flow} .react-flow__panel`, { margin: measure.space.xlarge });
globalStyle(`${flow} .react-flow__attribution`, {
  margin: 0,
  padding: `${measure.space.xxsmall} ${measure.space.small}`,
  background: color.surface.canvas,
  fontSize: 11,
});
globalStyle(`${flow} .react-flow__attribution a`, { color: color.text.tertiary, textDecoration: 'none' });

const card = style({
  border: `1px solid ${color.line.control}`,
  borderRadius: measure.radius.panel,
  background: color.surface.panel,
});

export const controls = style([
  card,
  { display: 'flex', flexDirection: 'column', borderRadius: measure.radius.control, padding: 1 },
]);
