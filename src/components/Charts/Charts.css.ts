import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure, media } from '../theme/measures.css.ts';
import { pattern } from '../ToneBar/stripes.ts';
import { tabular, type } from '../theme/type.css.ts';

export const list = style({ display: 'flex', flexDirection: 'column', gap: measure.space.small });

export const bar = style([
  type.label,
  {
    display: 'grid',
    gridTemplateColumns: '110px minmax(0, 1fr)',
    alignItems: 'center',
    gap: measure.space.xlarge,
    minHeight: 20,
  },
]);

export const label = style([type.hint, { color: color.text.secondary }]);

export const value = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(88px, auto)',
  alignItems: 'center',
  gap: measure.space.xlarge,
});

export const figure = style([tabular, { fontWeight: 400, textAlign: 'end' }]);
export const unit = style({ color: color.text.tertiary });

export const shareName = '--bar-share';

const shareBarBar = style({ display: 'block', width: '100%', borderRadius: 2, overflow: 'hidden' });

export const kind = styleVariants({
  track: [shareBarBar, { height: 10, background: color.surface.active }],
  plain: [shareBarBar, { height: 6 }],
});

/** The smallest share is still visible. */
const length = {
  display: 'block',
  width: `calc(var(${shareName}) * 100%)`,
  minWidth: 2,
  height: '100%',
  borderRadius: 2,
} as const;

export const tone = styleVariants({
  first: { ...length, background: color.role.egress.stroke, ...pattern.solid },
  second: { ...length, background: color.role.relay.stroke, ...pattern.hatched },
  neutral: { ...length, background: color.text.disabled },
});

export const up = style({ fill: 'none', stroke: color.tone.healthy.glyph });
export const down = style({
  fill: 'none',
  stroke: color.tone.error.glyph,
  '@media': { [media.forcedColours]: { strokeWidth: 1 } },
});

export const strip = style({ display: 'flex', gap: measure.space.xxsmall, height: 20 });

const tick = style({ flex: '1 1 0', maxWidth: 7, minWidth: 1, borderRadius: 1 });

export const on = style([tick, { background: color.tick.healthy, ...pattern.solid }]);
export const off = style([tick, { border: `1px solid ${color.tone.error.glyph}` }]);

export const partsBar = style({ display: 'flex', alignItems: 'center', height: 20 });

export const panel = style({
  minWidth: 0,
  padding: `${measure.space.xlarge} ${measure.space.gutter}`,
  border: `1px solid ${color.line.hairline}`,
  borderRadius: measure.radius.panel,
  background: color.surface.panel,
});

export const title = style([type.strong, { color: color.text.secondary }]);
export const panelFigure = style([type.figureSmall, { marginTop: measure.space.xsmall }]);
export const panelUnit = style([type.body, { color: color.text.tertiary }]);
export const content = style({ marginTop: measure.space.gutter });
