import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { measure } from '../../../components/theme/measures.css.ts';
import { identifier, tabular, type } from '../../../components/theme/type.css.ts';
import { bitmapMargin } from './painting.ts';

export const flow = style({ background: color.surface.canvas });

/** How near one looks: names need room, glyphs some. */
export const detail = styleVariants({ near: {}, middle: {}, far: {}, distant: {} });

/** Beneath the nodes, above the dots of the grid. */
export const layer = style({
  position: 'absolute',
  left: -bitmapMargin,
  top: -bitmapMargin,
  transformOrigin: `${bitmapMargin}px ${bitmapMargin}px`,
  pointerEvents: 'none',
});

export const thing = style({ cursor: 'pointer' });

/** Faded, but no link shows through it. */
export const faded = style([
  thing,
  {
    '::before': {
      content: '',
      position: 'absolute',
      inset: 0,
      borderRadius: 13,
      background: color.surface.canvas,
    },
  },
]);

globalStyle(`${thing} > *`, { transition: `opacity ${measure.motion.quick}` });
globalStyle(`${faded} > *`, { opacity: 0.25 });

/** Names stand on the canvas, not on the links that run beneath them. */
const halo = ['1px 1px', '-1px 1px', '1px -1px', '-1px -1px', '0 2px', '0 -2px', '2px 0', '-2px 0']
  .map((offset) => `${offset} 1px ${color.surface.canvas}`)
  .join(', ');

export const label = style([
  type.micro,
  identifier,
  {
    position: 'absolute',
    top: 'calc(100% + 4px)',
    left: '50%',
    transform: 'translateX(-50%)',
    fontWeight: 450,
    whiteSpace: 'nowrap',
    color: color.text.secondary,
    textShadow: halo,
    transformOrigin: 'top center',
    selectors: {
      [`${detail.middle} &`]: { display: 'none', transform: 'translateX(-50%) scale(1.6)' },
      [`${detail.far} &`]: { display: 'none', transform: 'translateX(-50%) scale(3)' },
      [`${detail.distant} &`]: { display: 'none', transform: 'translateX(-50%) scale(4)' },
      [`${flow} .react-flow__node:is(:hover, :focus-visible) &`]: { display: 'block' },
    },
  },
]);

/** Of groups, and of what is selected: it shows from afar, too. */
export const lastingLabel = style({
  selectors: { [`${detail.middle} &, ${detail.far} &, ${detail.distant} &`]: { display: 'block' } },
});

/** The count of a group beside its name, where what stands inside of its figure is too small to be read. */
export const groupLabel = style([
  lastingLabel,
  tabular,
  {
    selectors: {
      [`:is(${detail.far}, ${detail.distant}) &::after`]: { content: "' ' attr(data-count)" },
    },
  },
]);

export const selectedLabel = style([
  lastingLabel,
  { fontWeight: 600, color: color.text.primary, marginTop: 5 },
]);

/** In the middle of the figure, beneath it, where links end. */
export const handle = style({ position: 'absolute', top: '50%', left: '50%' });

const edge = style({ pointerEvents: 'none' });
const coloured = (stroke: string) => [
  edge,
  { vars: { '--xy-edge-stroke': stroke, '--xy-edge-stroke-width': '1.4' } },
];
const peer = [edge, { vars: { '--xy-edge-stroke': color.accent.solid }, opacity: 0.42 }];

/** Links of what is selected or hovered. */
export const link = styleVariants({
  mesh: peer,
  hub: [...peer.slice(0, 1), { vars: { '--xy-edge-stroke': color.accent.solid }, opacity: 0.8 }],
  relay: [...coloured(color.role.relayed.stroke), { strokeDasharray: '3 3' }],
  client: coloured(color.role.client.stroke),
  range: coloured(color.role.range.stroke),
});

globalStyle(`${flow} .react-flow__node:focus`, { outline: 'none' });
globalStyle(`${flow} .react-flow__node:focus-visible`, {
  outline: `2px solid ${color.focus}`,
  outlineOffset: 9,
  borderRadius: 14,
});
globalStyle(`:is(${detail.far}, ${detail.distant}) [data-glyphs]`, { visibility: 'hidden' });

globalStyle(`${flow} .react-flow__panel`, { margin: measure.space.xlarge });
globalStyle(`${flow} .react-flow__attribution`, {
  margin: 0,
  padding: `${measure.space.xxsmall} ${measure.space.small}`,
  background: color.surface.canvas,
  fontSize: 11,
});
globalStyle(`${flow} .react-flow__attribution a`, { color: color.text.tertiary, textDecoration: 'none' });

/** Floats over the canvas. */
const card = style({
  border: `1px solid ${color.line.control}`,
  borderRadius: measure.radius.panel,
  background: color.surface.panel,
});

export const controls = style([
  card,
  { display: 'flex', flexDirection: 'column', borderRadius: measure.radius.control, padding: 1 },
]);
